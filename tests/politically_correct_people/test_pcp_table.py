"""The page's drawing, from views alone: who sits where, what an offer holds, and what buttons say in a position."""

from __future__ import annotations

import pytest
from pcp_tools import GAME, Backroom, offer, play, scene, seat, see

from hustings.web.shown.parts import Context
from hustings.web.shown.render import renderer
from hustings.web.shown.sentences import sentences

MACROS = renderer().macros("politically-correct-people/table.html")


NOBODY = ("",) * 4


def room(
    p: Backroom, name: str, eyes: str = "red", language: str = "en", names: tuple[str, ...] = NOBODY,
    sitting: tuple[str, ...] = NOBODY, at: str = "",
) -> str:  # fmt: skip
    """A room of the page as a seat sees it, or another one that may read as much."""
    c = Context(
        see(p, eyes), seat(at or eyes), language, sentences(GAME, language).text, sentences(GAME, language).annotated,
        frozenset(), frozenset(), GAME.printed, path="/m/a/s/0", names=names, sitting=sitting,
    )  # fmt: skip
    return str(getattr(MACROS, name)(c))


def labels(p: Backroom, language: str) -> dict[str, str]:
    """What the buttons of a question say, by their answers."""
    words = sentences(GAME, language)
    actions = p.answers(p.to_act[0])
    return {GAME.text(action): words.say("", GAME.wording.label_now(p, p.to_act[0], action)) for action in actions}


def test_the_person_comes_first_and_nothing_of_the_name_is_cut_off() -> None:
    """Before the colour, in two lines where one is too short."""
    stage = room(scene(), "stage", names=("Maximilian Featherstonehaugh", "", "Cleo", ""))
    assert "<b>Maximilian Featherstonehaugh</b> <small>Vermilion</small>" in stage
    assert "<span>Ochre</span>" in stage


def test_a_board_says_which_computer_sits_there_and_which_is_the_readers() -> None:
    """In words and for who listens."""
    stage = room(scene(), "stage", sitting=("you", "Computer (easy)", "", "Computer (hard)"))
    assert 'aria-label="Ochre: Computer (easy)"' in stage and '<small title="Computer (hard)">Computer</small>' in stage
    assert '<small title="you">you</small>' in stage


def test_money_is_the_same_number_on_the_board_and_in_the_caption() -> None:
    """A slush fund in hand is no money before the end (O.3)."""
    p = scene(hands={"green": ["slush"]})
    money = GAME.face.scores(see(p, "green"))["money"][seat("green")]
    assert money and f'<b class="sum">{money} bucks</b>' in room(p, "stage", "green", at="red")


def test_a_politician_on_offer_shows_its_base() -> None:
    p = scene(hands={"ochre": ["elder"]})
    offer(p, "ochre", "red", gives="hand-elder", wants="note-1")
    market = room(p, "market")
    assert "“The Faction Elder” from the hand (base 5)" in market and '<b class="base">5</b>' in market
    assert "手札の「派閥の長老」（地盤5）" in room(p, "market", language="ja")


@pytest.mark.parametrize(("language", "said"), [("en", "4 (election called)"), ("ja", "4枚（選挙公示済み）")])
def test_four_calendars_are_four(language: str, said: str) -> None:
    assert said in room(scene(aside=4), "stage", language=language)


def test_a_vote_says_for_whom_and_how_that_stands() -> None:
    """V.1: politician, player, votes so far and with this vote; with dice still open, what they are added to."""
    fronts = {"red": ["farmers", "floating"], "ochre": ["doctors"]}
    p = scene("vote", fronts=fronts, standing={"red": "elder", "teal": "heir"})
    assert labels(p, "en")["vote farmers-teal"] == "“Farmers’ Cooperative” for Heir · Teal · 6 → 7"
    assert labels(p, "ja")["vote farmers-teal"] == "「農協」で世襲（浅葱：6票が7票になる）に投票"
    assert labels(p, "en")["vote floating-teal"] == "“Floating Vote” for Heir · Teal · then 6 + 1 die"
    play(p, "vote floating-teal", "vote doctors-teal")
    votes = 6 + GAME.printed.votes[GAME.printed.ids.index("doctors")][1]
    now = f"“Farmers’ Cooperative” for Heir · Teal · then {votes + 1} + 1 die"
    assert labels(p, "en")["vote farmers-teal"] == now
    assert labels(p, "ja")["vote farmers-teal"] == f"「農協」で世襲（浅葱：{votes + 1}票＋ダイス1個になる）に投票"


def test_of_a_stack_of_floating_votes_one_is_kept() -> None:
    """R.2: the button says so."""
    p = scene("round-end", fronts={"red": ["floating"] * 3 + ["farmers"] * 2})
    assert labels(p, "en") == {
        "keep floating": "Keep one of 3 “Floating Vote”",
        "keep farmers": "Keep “Farmers’ Cooperative”",
    }
    assert labels(p, "ja")["keep floating"] == "「浮動票」3枚のうち1枚を残す"
    one = scene("round-end", fronts={"red": ["floating", "farmers"]})
    assert labels(one, "en")["keep floating"] == "Keep “Floating Vote”"


def test_the_buttons_of_an_offer_call_it_by_the_number_that_the_log_gives_it() -> None:
    """N.4: to each seat its own count; what is withdrawn says to whom it went."""
    p = scene(hands={"ochre": ["elder"]})
    offer(p, "green", "red", gives="note-1")
    offer(p, "ochre", "red", gives="hand-elder", wants="note-1")
    offer(p, "ochre", "all", gives="note-2")

    def said(colour: str, text: str) -> list[str]:
        message = GAME.wording.label_now(p, seat(colour), GAME.action(text))
        return [sentences(GAME, language).say("", message) for language in ("en", "ja")]

    assert said("red", "accept ochre-1") == ["Accept Ochre’s offer 2", "黄土の申し出2を受ける"]
    assert said("ochre", "withdraw 2") == ["Withdraw your offer 2 to everybody", "全員への申し出2を取り下げる"]
    assert said("teal", "decline ochre-1")[0] == "Decline Ochre’s offer 1"
