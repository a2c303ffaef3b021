"""Small things on the pages around a match."""

from __future__ import annotations

from collections.abc import Callable

from persons import PHONE, Person
from playwright.sync_api import Route, expect

Persons = Callable[..., Person]


def test_links_can_be_copied(person: Persons) -> None:
    ann = person(permissions=["clipboard-read", "clipboard-write"]).start("editor")
    ann.page.locator("#notes a").click()
    link = ann.page.locator("#over input[readonly]").input_value()
    button = ann.page.locator("#over [data-copy]")
    button.click()
    expect(button).to_have_text("Copied")
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    ann.page.goto(ann.page.url.replace("/s/1", "/about"))
    expect(ann.page.locator("[data-copy]").first).to_be_visible()


def test_a_hand_that_is_too_tall_scrolls_to_its_head(person: Persons) -> None:
    """Such as a third party may draw; one that is too low stands at the lower edge."""
    ann = person(viewport={"width": 390, "height": 844}).start("editor")
    hand = ann.page.locator("#hand")
    hand.evaluate("(hand) => hand.innerHTML = '<h2>Head</h2>' + '<p>Cards</p>'.repeat(40)")
    hand.evaluate("(hand) => { hand.scrollTop = 0; }")
    head = "(hand) => hand.firstElementChild.getBoundingClientRect().top >= hand.getBoundingClientRect().top"
    assert hand.evaluate(head)
    hand.evaluate("(hand) => { hand.scrollTop = hand.scrollHeight; }")
    assert not hand.evaluate(head)
    hand.evaluate("(hand) => hand.innerHTML = '<p>Nothing</p>'")
    foot = "(hand) => hand.getBoundingClientRect().bottom - hand.lastElementChild.getBoundingClientRect().bottom"
    assert 0 <= hand.evaluate(foot) < 16


def test_times_are_those_of_the_reader(person: Persons) -> None:
    """Today's without the day."""
    ann = person(timezone_id="Asia/Tokyo", locale="ja").start("editor")
    ann.page.goto("/")
    time = ann.page.locator("time").first
    expected = ann.page.evaluate(
        """(at) => new Intl.DateTimeFormat("ja", { timeStyle: "short" }).format(new Date(at))""",
        time.get_attribute("datetime"),
    )
    expect(time).to_have_text(expected)


def test_a_match_is_opened_once_by_a_double_click(person: Persons) -> None:
    ann = person()
    ann.page.goto("/")
    button = ann.page.locator("form[action='/new'] button").first
    button.evaluate("(button) => { button.click(); button.click(); }")
    ann.page.wait_for_selector("#stage")
    assert len(ann.posts) == 1


def test_what_cannot_be_chosen_together_is_kept_apart(person: Persons) -> None:
    """The first edition of 1960 has no optional rules."""
    ann = person()
    ann.page.goto("/g/1960")
    rule = ann.page.locator("input[name=option-vice-presidents]")
    rule.nth(1).check(force=True)
    ann.page.locator("input[name=option-edition][value=first]").check(force=True)
    expect(rule.nth(0)).to_be_checked()
    expect(rule.nth(1)).to_be_disabled()
    ann.page.locator("input[name=option-edition][value=second]").check(force=True)
    expect(rule.nth(1)).to_be_enabled()


def test_spectators_see_what_is_played(person: Persons) -> None:
    ann = person().start("editor")
    watcher = person()
    watcher.page.goto(ann.page.url.replace("/s/1", ""))
    watcher.page.wait_for_selector("html[data-alive] #stage")
    bob = person().join(ann)
    ann.play_on(bob)
    expect(watcher.page.locator("#log")).to_contain_text("The Editor plays")
    expect(watcher.page.locator("#hand .card")).to_have_count(0)
    watcher.page.locator("#space-e10").click(force=True)
    expect(watcher.page.locator("#bubble:popover-open")).to_have_count(0)


def test_the_owners_desk_keeps_what_was_written_until_the_next_visit(person: Persons) -> None:
    """Also on a phone; what is written counts as looked at, what differs is marked, and it can be begun anew."""
    ann = person(**PHONE)
    page = ann.page

    def open_desk() -> None:
        page.goto("/g/watergate/printed")
        page.wait_for_selector("html[data-alive] #owner")

    open_desk()
    page.fill("#cards-N02-value", "1")
    page.locator("#cards-N03 .seen input").check()
    expect(page.locator("#looked")).to_have_text("2 of 99 looked at")
    expect(page.locator("#cards-N02 .mark:visible")).to_have_count(1)
    open_desk()
    expect(page.locator("#looked")).to_have_text("2 of 99 looked at")
    expect(page.locator("#cards-N02-value")).to_have_value("1")
    with page.expect_download():
        page.locator("button[value=file]").click()
    page.locator("button[value=play]").click()
    page.wait_for_selector("#stage")
    open_desk()
    expect(page.locator("#looked")).to_have_text("2 of 99 looked at")
    page.locator("[data-anew]").click()
    page.wait_for_selector("html[data-alive] #owner")
    expect(page.locator("#looked")).to_have_text("0 of 99 looked at")
    page.goto("/g/1960/printed?lang=ja")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), "long titles break"


def test_a_table_without_a_board_to_pan_throws_no_errors(person: Persons) -> None:
    """A game of somebody else may draw a list: it scrolls, and nothing makes it larger."""

    def as_a_list(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(" data-pan", ""))

    ann = person().start("editor")
    ann.page.route(ann.page.url, as_a_list)
    ann.page.reload()
    ann.sit()
    expect(ann.page.locator("#stage")).to_have_css("overflow-y", "auto")
    expect(ann.page.locator("#pan-tools")).to_have_count(0)
    for key in ("+", "0", "-"):
        ann.page.keyboard.press(key)
    assert ann.errors == []
