"""What a click on a thing out of reach offers: the one answer that leads to it, and the answer then; and no secret."""

from __future__ import annotations

import pytest

import hustings
from hustings.play.match import Match
from hustings.web.shown import scene as scene_module
from hustings.web.shown.parts import Player, Reader
from hustings.web.shown.present import match_page
from hustings.web.shown.render import renderer
from hustings.web.shown.scene import Scene


def scene(match: Match, seat: int) -> Scene:
    """The match as a seat sees it."""
    return Scene(match, "m", False, seat, Reader("en"), [Player("Ann", "person")] * len(match.seats))


def way(match: Match, seat: int, thing: str) -> tuple[str, str] | None:
    """The answer that leads to a thing, and the one that is then given, in canonical texts."""
    found = scene(match, seat).by_way(thing)
    return found and (found[0].text, found[1].text)


def test_a_state_of_another_region_is_travelled_to_and_served_in_one() -> None:
    match = hustings.game("1960").match(bytes(32))
    while not any(text.startswith("support") for text in texts(match)):
        campaigns = [text for text in texts(match) if text.startswith("campaign")]
        match.act(match.position.to_act[0], (campaigns or texts(match))[-1])
    seat = match.position.to_act[0]
    here = {text.split()[1] for text in texts(match) if text.startswith("support")}
    far = [state for state in ("CA", "TX", "IL", "NY") if state not in here]
    assert here and far
    for state in far:
        first, then = way(match, seat, state) or ("", "")
        assert first.startswith("travel") and then == f"support {state}"
    found = scene(match, seat).by_way(far[0])
    assert found and "CP" in found[0].label, found
    assert way(match, seat, next(iter(here))) is None, "what is in reach needs no way"


def texts(match: Match) -> list[str]:
    """The answers of who is asked."""
    seat = match.position.to_act[0]
    return [match.game.text(action) for action in match.seen_by(seat).answers(seat)]


def test_no_way_leads_over_what_its_reader_would_only_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    """An open card is taken and put down; which one would be drawn is no way, whatever position it is tried in."""
    match = hustings.game("politically-correct-people").match(bytes(32))
    seat, asked = match.position.to_act[0], set(texts(match))
    assert "draw" in asked
    offered = []
    for card in match.position.printed.ids:  # type: ignore[attr-defined]
        found = set()
        for tried in range(6):
            monkeypatch.setattr(scene_module, "randbits", lambda bits, tried=tried: tried)
            found.add(way(match, seat, card))
        assert len(found) == 1, (card, found)
        offered += [one for one in found if one]
    assert offered and all(first.startswith("take ") for first, _ in offered), offered


@pytest.mark.parametrize(("id", "thing"), [("watergate", "john_dean"), ("watergate", "e05"), ("1960", "OH")])
def test_what_is_not_asked_says_when_it_is_and_what_is_asked_now(id: str, thing: str) -> None:
    match = hustings.game(id).match(bytes(32))
    here = scene(match, match.position.to_act[0])
    ((_, html),) = here.why_not(thing)
    first, _, second = html.partition("<br>")
    assert "only by the action" in first or "by the action of a card" in first or "from an event" in first, html
    assert "not what is asked" not in html
    assert second.startswith(f"Now: {here.question()[1]}"), html


def test_after_an_answer_the_minute_is_folded_and_no_turn_is_taken_back_while_a_computer_moves() -> None:
    match = hustings.game("watergate").match(bytes(32))
    seat = match.position.to_act[0]

    def parts(seat: int) -> tuple[str, str]:
        page, c = match_page(computers(match, seat), [], styles=[], scripts=[])
        here = page.scene.words
        told = dict.fromkeys((chapter.id for chapter in page.log), "")
        log, prompt = (renderer().part(n, page=page, c=c, t=here.text, chapters=told) for n in ("log", "prompt"))
        return log, prompt

    log, _ = parts(seat)
    assert 'id="minute-first" open>' in log
    while match.position.to_act == (seat,):
        match.act(seat, match.seen_by(seat).answers(seat)[-1])
        if match.position.to_act == (seat,):
            log, prompt = parts(seat)
            assert 'id="minute-first" open>' not in log
    assert match.can_ask_takeback(seat)
    _, prompt = parts(seat)
    assert 'data-state="waiting"' in prompt and "/takeback" not in prompt
    people = scene(match, seat)
    page, c = match_page(people, [], styles=[], scripts=[])
    assert "/takeback" in renderer().part("prompt", page=page, c=c, t=page.scene.words.text, chapters={})


def computers(match: Match, seat: int) -> Scene:
    """The match as a seat sees it that plays against computers."""
    players = [Player("Ann" if n == seat else "Computer", "person" if n == seat else "computer") for n in range(2)]
    return Scene(match, "m", False, seat, Reader("en"), players)
