"""The market in a browser: an offer is put together by tapping, posted whole, answered, turned round, on a phone too."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from backroom import GAME, late, seated
from films import stands_beside_its_board
from persons import PHONE, Person
from playwright.sync_api import expect

import hustings

FREE = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether the middle of something can be tapped."""

COVERED = """() => [...document.querySelectorAll("#hand .card :is(.short, .votes > i)")].filter((one) => one.checkVisibility() && one.textContent).filter((one) => {
  const range = document.createRange(), card = one.closest(".card"), face = card.querySelector(".face").getBoundingClientRect();
  range.selectNodeContents(one);
  const lines = [...range.getClientRects()];
  const over = [...card.querySelectorAll(".print, .worth")].map((part) => part.getBoundingClientRect());
  return lines.length > 1 || lines.some((line) => line.left < face.left || line.bottom > face.bottom + 1 || over.some((part) =>
    Math.min(line.right, part.right) - Math.max(line.left, part.left) > 1 && Math.min(line.bottom, part.bottom) - Math.max(line.top, part.top) > 2));
}).map((one) => one.textContent)"""
"""Names and numbers of the hand that are broken, or lie under something."""


def table(*offers: str) -> bytes:
    """A match of four at one device: Vermilion, who is asked, has an offer from Ochre made of these things."""
    game = hustings.game(GAME)
    match = next(
        match
        for match in (game.match(bytes([seed]) * 32) for seed in range(40))
        if match.position.to_act == (0,) and all(_can(match, text) for text in offers)
    )
    for text in offers:
        match.act(1, text)
    for seat, text in ((0, "give note-1"), (0, "want hand-floating"), (0, "send teal"), (3, "decline red-1")):
        match.act(seat, text)
    return seated(match)


def _can(match: Any, text: str) -> bool:
    return text.startswith("send") or match.game.action(text) in match.position.extras(1)


@pytest.fixture
def ann(person: Callable[..., Person]) -> Person:
    """Vermilion, to whom Ochre offers two notes for a Salaryman."""
    offer = table("give note-1", "give note-2", "want hand-salaryman", "send red")
    return person().bring(offer)


def compose(ann: Person) -> None:
    """Begin an offer."""
    ann.page.locator("#compose > summary").click()
    expect(ann.page.locator("body[data-composing]")).to_be_attached()


def test_what_is_tapped_is_in_the_offer_and_the_question_stays_unanswered(ann: Person) -> None:
    page = ann.page
    page.keyboard.press("m")
    expect(page.locator("#market [data-coming] .answers :focus")).to_have_count(1)
    compose(ann)
    card = page.locator("#hand .card").first
    card.click()
    expect(card).to_have_attribute("data-drafted", "✓")
    page.locator("#mat-teal h2").click()
    page.locator("#wants-money").select_option(label="3")
    assert page.locator("#trade input[name=to]:checked").input_value() == "teal"
    assert not ann.posts
    page.locator("#trade .primary").click()
    offer = page.locator("#market .offer.own")
    expect(offer).to_contain_text("Your offer to Teal")
    expect(offer.locator(".get")).to_contain_text("3 bucks")
    expect(page.locator("#compose")).not_to_have_attribute("open", "")
    assert page.locator("[data-drafted], #trade input[type=checkbox]:checked").count() == 0
    assert [post.url.rpartition("/")[2] for post in ann.posts] == ["trade"]
    offer.get_by_role("button", name="Withdraw").click()
    expect(offer).to_have_count(0)
    assert not ann.errors


def test_an_answer_begins_as_the_offer_turned_round(ann: Person) -> None:
    page = ann.page
    page.get_by_role("button", name="Counter").click()
    assert page.locator("#trade input[name=to]:checked").input_value() == "ochre"
    assert page.locator("#wants-money option:checked").inner_text() == "3"
    page.locator("#wants-money").select_option(label="4")
    page.locator("#trade .primary").click()
    expect(page.locator("#market .offer.own")).to_contain_text("4 bucks")
    expect(page.locator("#market .offer:not(.own)")).to_have_count(0)
    page.get_by_role("link", name="Change it and offer again").last.click()
    assert page.locator("#trade input:checked").evaluate_all("all => all.map((box) => box.value)") == [
        "teal",
        "hand-floating",
    ]
    assert page.locator("#gives-money option:checked").inner_text() == "1" and page.url.endswith("/s/0")
    assert not ann.errors


def test_the_deck_is_drawn_from_by_tapping_it(ann: Person) -> None:
    cards = ann.page.locator("#hand .card")
    held = cards.count()
    ann.page.locator("#deck").click()
    expect(cards).to_have_count(held + 1)
    assert not ann.errors


def test_what_is_offered_carries_a_slip(ann: Person) -> None:
    page = ann.page
    compose(ann)
    page.locator("#hand .card").first.click()
    page.locator("#to-all").check(force=True)
    expect(page.locator("#drafted")).to_contain_text("To: All")
    page.locator("#trade .primary").click()
    expect(page.locator("#sure")).to_contain_text("asks for nothing in return")
    page.locator("#sure [value=yes]").click()
    expect(page.locator("#hand .card").first).to_contain_text("on offer")
    expect(page.locator(".slip")).to_have_count(1)


def test_money_goes_one_way(ann: Person) -> None:
    page = ann.page
    compose(ann)
    page.locator("#gives-money").select_option(label="2")
    page.locator("#wants-money").select_option(label="1")
    assert page.locator("#gives-money option:checked").inner_text() == "0"
    page.locator("#gives-money").select_option(label="1")
    assert page.locator("#wants-money option:checked").inner_text() == "0"


def test_a_draft_outlives_news(ann: Person) -> None:
    page = ann.page
    compose(ann)
    card = page.locator("#hand .card").first
    card.click()
    page.locator("#bank > summary").click()
    page.locator("#bank button").first.click()
    expect(page.locator("#prompt")).to_have_attribute("aria-busy", "false")
    expect(card).to_have_attribute("data-drafted", "✓")
    assert page.locator("#trade input[name=gives]:checked").count() == 1


def test_on_a_phone_the_market_is_a_drawer(person: Callable[..., Person]) -> None:
    offer = table("give note-2", "want hand-slush", "send red")
    ann = person(**PHONE).bring(offer)
    page = ann.page
    opener = page.locator(".market-opener")
    expect(opener).to_contain_text("1 offer to you")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator("#market .offer")).to_be_hidden()
    opener.tap()
    page.locator("#compose > summary").tap()
    page.locator("#trade .gives .hand").first.tap()
    page.locator("#unseen > summary").tap()
    page.locator("#unseen .hand").first.tap()
    for shown in ("#trade .primary", "#market .offer", "#drafted"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=0.6)
    expect(page.locator("#drafted")).to_contain_text(re.compile("I give: \\w+.*I want: \\w+", re.S))
    page.locator("#compose > summary").tap()
    page.get_by_role("button", name="Decline").tap()
    expect(page.locator("#market .offer")).to_have_count(0)
    page.locator("#compose > summary").tap()
    page.locator("#trade label:has(#to-green)").tap()
    page.locator("#gives-money").select_option(label="1")
    page.locator("#trade .primary").tap()
    expect(page.locator(".stall")).to_be_hidden()
    expect(opener).to_contain_text("your offer waits for an answer")
    opener.tap()
    expect(page.locator("#market .offer.own")).to_contain_text("Your offer to Green")
    assert not ann.errors


def test_on_a_phone_a_deal_is_seen_on_the_table(person: Callable[..., Person]) -> None:
    ann = person(**PHONE).bring(table("want note-1", "give hand-salaryman", "send red"))
    ann.page.locator(".market-opener").tap()
    ann.page.get_by_role("button", name="Accept").tap()
    expect(ann.page.locator(".stall")).to_be_hidden()
    expect(ann.page.locator("#market .offer")).to_have_count(0)
    ann.page.locator("#dealings").wait_for(state="attached")
    expect(ann.page.locator("#dealings"), "what lies in the drawer is in it").to_be_hidden()


def test_the_menu_of_a_vote_leaves_the_tally_free(person: Callable[..., Person]) -> None:
    ann = person().bring(late("vote"))
    page = ann.page
    tally = page.locator(".pc-ballot").bounding_box()
    page.locator(".at-0 .group.lit").first.click()
    expect(ann.menu.first).to_contain_text(" · ")
    expect(ann.menu.first).to_contain_text(re.compile("^for "))
    menu = page.locator("#bubble").bounding_box()
    assert menu is not None and tally is not None and menu["y"] >= tally["y"] + tally["height"]
    numbers = "(one) => getComputedStyle(one, '::before').visibility"
    assert page.locator("#prompt .choice").first.evaluate(numbers) == "hidden", "the numbers are the menu's"
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    thing = page.locator(".at-0 .group.lit").first
    thing.click()
    menu, tally, own = (page.locator(part).bounding_box() for part in ("#bubble", ".pc-ballot", "#mat-red .front"))
    assert menu is not None and tally is not None and own is not None
    assert menu["y"] >= 44 and menu["y"] + menu["height"] <= min(tally["y"], own["y"]), "neither votes nor voters"
    expect(page.locator("#bubble .whose-menu")).to_contain_text("1 vote")
    page.keyboard.press("Escape")
    page.evaluate("scrollTo(0, 999)")
    page.locator("[data-do=all]").click()
    for choice in page.locator("#prompt .choice").all():
        expect(choice).to_be_in_viewport(ratio=1)
        assert choice.evaluate(FREE), "all choices lie under nothing"


def test_the_way_on_from_a_count_is_free_wherever_the_page_is(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 844, "height": 390}).bring(late("vote", ("Ann",))).page
    page.locator("#prompt .choice[value=pass]").click()
    page.locator("dialog.sure [value=yes]").click()
    on = page.locator("#told [data-do=beat]")
    on.click()  # all of it at once, so that the box is as high as it can be
    for height in (0, 999):
        page.evaluate("(height) => scrollTo(0, height)", height)
        assert on.evaluate(FREE)


def test_on_a_phone_on_its_side_the_hand_and_the_table_are_in_sight(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 844, "height": 390}).bring(late("put-down")).page
    card = page.locator("#hand .card").first
    for shown in (card, card.locator(".short"), card.locator(".votes"), *page.locator(".mat, #pool").all()):
        expect(shown).to_be_in_viewport(ratio=0.97)
    page.evaluate(
        "document.querySelector('#hand .cards').append(...document.getElementById('pool').cloneNode(true).children)"
    )
    assert page.locator("#hand .card").count() == 6
    assert page.evaluate(COVERED) == [], "of a full hand no name and no number lies under a picture or a base"
    for scene in ("put-down", "vote"):
        low = person(viewport={"width": 683, "height": 328}).bring(late(scene)).page
        under = low.locator("#prompt").bounding_box()
        for shown in low.locator(".mat, #pool, .pc-ballot .candidate").all():
            box = shown.bounding_box()
            assert box and under and box["y"] >= 44 and box["y"] + box["height"] <= under["y"] + 4, (
                f"{scene}: own things first"
            )


BLIND = """() => {
  const room = document.querySelector("#market .stall"), blind = [];
  for (let down = 0; down <= room.scrollHeight - room.clientHeight; down += 12) {
    room.scrollTop = down;
    for (const offer of room.querySelectorAll("[data-coming]")) {
      const touched = (part, x, y) => { const box = part.getBoundingClientRect(); const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y); return at !== null && part.contains(at); };
      const answers = [...offer.querySelectorAll(".answers button")].filter((button) => [0.1, 0.5, 0.9].some((y) => touched(button, 0.5, y)));
      if (answers.length && !touched(offer.querySelector(".terms dl"), 0.9, 0.95)) blind.push(down);
    }
  }
  return blind;
}"""
"""How far down the drawer is scrolled when an offer can be answered that cannot be read."""
TWICE = """() => { const first = document.querySelector("#market [data-coming]"), copy = first.cloneNode(true); copy.id = "another"; first.before(copy); }"""


def test_on_a_phone_on_its_side_no_offer_is_answered_unseen(person: Callable[..., Person]) -> None:
    page = (
        person(viewport={"width": 844, "height": 390}, has_touch=True)
        .bring(table("give note-2", "want hand-slush", "send red"))
        .page
    )
    page.evaluate(TWICE)
    page.locator(".market-opener").tap()
    assert page.evaluate(BLIND) == []
    page.locator(".market-opener").tap()
    page.locator(".market-opener").tap()
    expect(page.locator("#another"), "wherever it was scrolled to before").to_be_in_viewport(ratio=0.95)


def test_on_a_phone_on_its_side_an_offer_is_made_with_all_the_height(person: Callable[..., Person]) -> None:
    offer = table("give note-2", "want hand-slush", "send red")
    page = person(viewport={"width": 844, "height": 390}, has_touch=True).bring(offer).page
    for owned in ("#hand .card >> nth=0", "#purse"):
        expect(page.locator(owned), "the pool is asked about, and what pays is in sight").to_be_in_viewport(ratio=0.9)
    page.locator(".market-opener").tap()
    page.locator("#compose > summary").tap()
    page.locator("#trade .gives .hand").first.tap()
    page.locator("#unseen > summary").tap()
    page.locator("#unseen .hand").first.tap()
    for shown in ("#trade .primary", "#drafted"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=1)
    own = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.className)"
    assert page.locator("#market, #market .stall, #compose, .deals").evaluate_all(own) == ["stall"], "scrolls as one"


def test_the_end_is_an_envelope_with_names_and_money(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 1366, "height": 657}).bring(late("over")).page
    places = page.locator("#result .podium li")
    expect(places).to_contain_text([re.compile(f"{name} *\\d+ bucks") for name in ("Cleo", "Dan", "Ben", "Ann")])
    for place in (*places.all(), page.locator("#result .fold")):
        expect(place).to_be_in_viewport(ratio=1)
    page.goto(f"{page.url}/replay?n=9&eyes=all")
    stands_beside_its_board(page)


def test_a_closed_drawer_takes_nothing_that_is_touched(person: Callable[..., Person]) -> None:
    offer = table("give note-2", "want hand-slush", "send red")
    page = person(viewport={"width": 844, "height": 390}, has_touch=True).bring(offer).page
    page.locator(".market-opener").tap()
    page.locator("#compose > summary").tap()
    page.locator("#trade .gives .hand").first.tap()
    page.keyboard.press("Escape")
    expect(page.locator(".stall")).to_be_hidden()
    drafted = page.locator("#trade input:checked").count()
    page.locator("#hand .card").last.tap()
    expect(page.locator("#bubble"), "a touch explains").to_be_visible()
    assert page.locator("#trade input:checked").count() == drafted, "the draft is kept as it was"
    page.locator(".market-opener").tap()
    expect(page.locator("body[data-composing]")).to_be_attached()


def test_what_is_told_of_a_thing_belongs_to_the_question(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 844, "height": 390}, has_touch=True).bring(late("take")).page
    bubble = page.locator("#bubble")
    card = page.locator("#hand .card").first if page.locator("#hand .card").count() else page.locator("#mat-ochre .group").first
    card.tap()
    expect(bubble).to_be_visible()
    page.evaluate("document.querySelector('#prompt .choice[value=draw]').click()")
    expect(page.locator("#ask")).to_contain_text("Put down")
    expect(bubble).to_be_hidden()
    pooled = page.locator("#pool .card").first
    pooled.tap()
    told = pooled.get_attribute("title") or ""
    assert bubble.inner_text().count(told) == 1 and "in your own turn" in told
    assert bubble.locator("b").inner_text() and page.locator("#closer").is_hidden(), "once, with the card's name"
    box, asked = bubble.bounding_box(), page.locator("#prompt").bounding_box()
    assert box and asked and box["y"] + box["height"] <= asked["y"], "the question stays free"


def test_on_the_lowest_phone_phase_and_news_have_places_of_their_own(person: Callable[..., Person]) -> None:
    page = person(viewport={"width": 667, "height": 375}, locale="ja", has_touch=True).bring(late("keep")).page
    right, left = (
        page.locator(part).bounding_box() for part in (".pc-turns [aria-current]", "#lately .newest")
    )
    assert right and left and right["x"] + right["width"] <= left["x"] and left["width"] >= 150
    for name in page.locator(".candidate .name").all():
        assert name.evaluate("(one) => getComputedStyle(one).overflowY") == "visible", "no name is beheaded"
