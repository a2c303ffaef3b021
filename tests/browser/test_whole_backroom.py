"""Politically Correct People in a browser: a deal between two people, and what is whispered."""

from __future__ import annotations

from collections.abc import Callable

from backroom import GAME
from persons import PHONE, Person
from playwright.sync_api import expect
from ways import STILL

Persons = Callable[..., Person]


def test_a_card_of_the_hand_is_sold_from_a_phone(person: Persons) -> None:
    """Only the two see the price; the others see how many cards each holds."""
    ann, ben, cleo = (person(**STILL, **settings) for settings in (PHONE, {}, {}))
    ann.fill_in("red", "friend", GAME)
    ann.sit()
    for friend, invitation in zip((ben, cleo), ann.invitations, strict=False):
        friend.follow(invitation)
    page = ann.page
    before = page.locator("#hand .card").count()
    page.locator(".market-opener").tap()
    page.locator("#compose > summary").tap()
    page.locator("#trade label:has(#to-ochre)").tap()
    page.locator("#trade .gives .hand").first.tap()
    page.locator("#wants-money").select_option(label="1")
    page.locator("#trade .primary").tap()
    ben.page.locator("#market .offer").get_by_role("button", name="Accept").click()
    expect(page.locator("#hand .card")).to_have_count(before - 1)
    expect(page.locator("#purse")).to_contain_text("5 bucks")
    expect(ben.page.locator("#purse")).to_contain_text("3 bucks")
    expect(cleo.page.locator("#mat-ochre .in-hand")).to_contain_text(str(before + 1))
    assert "bucks" not in cleo.page.inner_text("#log")


def test_a_whisper_reaches_one_page(person: Persons) -> None:
    ann, ben, cleo = (person(**STILL) for _ in range(3))
    ann.fill_in("red", "heuristic", GAME, friends=("ochre", "green"))
    ann.sit()
    for friend, invitation in zip((ben, cleo), ann.invitations, strict=True):
        friend.follow(invitation)
    page = ann.page
    page.keyboard.press("w")
    for to, words in (("ochre", "Two bucks, and you stand aside."), ("", "I stand for transparency.")):
        page.locator("#talk-to").select_option(to)
        page.locator("#talk-text").fill(words)
        page.locator("#talk-text").press("Enter")
        expect(page.locator("#talk-lines")).to_contain_text(words)
    expect(ben.page.locator("#talk-lines .whisper")).to_contain_text("Two bucks")
    expect(cleo.page.locator("#talk-lines")).to_contain_text("transparency")
    expect(cleo.page.locator("#talk-lines li")).to_have_count(1)
    assert "Two bucks" not in cleo.page.content()
