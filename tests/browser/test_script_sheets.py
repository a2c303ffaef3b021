"""What lies over the table: pages about the match, what is asked before an answer that ends much, the sheet of the end."""

from __future__ import annotations

from collections.abc import Callable

from backroom import late
from persons import Person
from playwright.sync_api import Route, expect
from ways import hear_out

Persons = Callable[..., Person]

COVERED = """(() => {
    const { x, y, width, height } = document.querySelector("#stage .candidate").getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2).closest("#result") !== null;
})()"""
"""Whether the sheet of the end lies over the count of votes."""


def test_what_is_final_is_asked_before_and_pages_about_the_match_lie_over_it(person: Persons) -> None:
    ann = person(reduced_motion="reduce").bring(late("vote"))
    page = ann.page
    sure, passing = page.locator("#sure"), page.locator("#prompt .choice[data-sure]")
    expect(passing).to_have_count(1)
    turn, asked = ann.turn, passing.inner_text()
    for leave in ("Enter", "Escape"):
        passing.focus()
        page.keyboard.press("Enter")
        expect(sure).to_be_visible()
        expect(sure).to_contain_text(passing.get_attribute("data-sure") or "")
        expect(sure.locator("[value=no]")).to_be_focused()
        page.keyboard.press(leave)
        expect(sure).to_be_hidden()
        expect(passing).to_be_focused()
    assert ann.turn == turn and not ann.posts

    over, menu = page.locator("#over"), page.locator("details.menu > summary")
    menu.click()
    settings = page.locator("details.menu a[data-over][href$='/settings']")
    settings.click()
    expect(over).to_be_visible()
    heading = over.locator("h1").inner_text()
    expect(over).to_have_attribute("aria-label", heading)
    assert page.evaluate("document.getElementById('over').contains(document.activeElement)")
    page.keyboard.press("a")
    expect(page.locator("#prompt.all")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(over).to_be_hidden()
    expect(settings).to_be_focused()
    settings.click()
    submit = over.locator("form:not([method=dialog]) :is(button, [type=submit])").first
    with page.expect_response(lambda response: response.request.method == "GET" and "/settings" in response.url):
        submit.click()
    expect(over).to_be_visible()
    over.get_by_role("button", name="Close").click()
    expect(over).to_be_hidden()
    assert page.url.endswith("/s/0") and ann.turn == turn

    passing.click()
    expect(sure.locator("[value=yes]")).to_have_text(asked)
    sure.locator("[value=yes]").click()
    ann.wait_for_another(turn)


def test_the_sheet_of_the_end_is_put_aside_and_brought_back(person: Persons) -> None:
    ann = person(reduced_motion="reduce", viewport={"width": 1366, "height": 657})
    ann.bring(late("over"))
    hear_out(ann)
    page = ann.page
    sheet, shown = page.locator("#result .lede"), page.locator("#result-shown")
    expect(sheet).to_be_visible()
    assert not page.evaluate(COVERED), "the letter lies beside the table, which stays in sight as it ended"
    for width, height in ((844, 390), (683, 328), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for way_on in page.locator("#result .actions > *, #result .fold").all():
            expect(way_on, "what can be done at the end is in sight without scrolling").to_be_in_viewport(ratio=0.9)
    assert page.evaluate(COVERED)
    assert page.evaluate("document.querySelector('.result').getBoundingClientRect().right") <= 390
    page.locator("#result .fold").click()
    expect(sheet).to_be_hidden()
    assert not page.evaluate(COVERED), "the table can be looked at and clicked"
    names = page.locator(".mat h2 b")
    assert names.evaluate_all("all => all.every((name) => name.getClientRects().length === 1)"), "names are whole"
    expect(page.locator("#hand .pc-ledger")).to_be_visible()
    shown.focus()
    page.keyboard.press("Space")
    expect(sheet).to_be_visible()
    expect(shown).to_be_focused()


def test_what_was_closed_before_it_came_does_not_open_any_more(person: Persons) -> None:
    """Saved settings are shown again; who closed them in the meantime goes on at the table."""
    ann = person(reduced_motion="reduce").bring(late("vote"))
    page, over = ann.page, ann.page.locator("#over")
    waiting: list[Route] = []
    page.locator("details.menu > summary").click()
    page.locator("details.menu a[data-over][href$='/settings']").click()
    expect(over).to_be_visible()
    page.route("**/settings*", lambda route, _: waiting.append(route))
    with page.expect_request("**/settings*"):
        over.locator("form:not([method=dialog]) :is(button, [type=submit])").first.click()
    page.keyboard.press("Escape")
    expect(over).to_be_hidden()
    with page.expect_event("requestfinished"):
        for route in waiting:
            route.continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(over).to_be_hidden()
