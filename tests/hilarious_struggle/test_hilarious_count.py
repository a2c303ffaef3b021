"""The count of an election: in which order states are called, and what is checked in each."""

from __future__ import annotations

from hilarious_tools import log, play, scene, see

UP = {"OH": ["D-OH"], "MI": ["D-MI", "R-MI"], "MN": ["D-MN"]}


def test_clear_states_are_called_first_and_the_closest_last() -> None:
    """E.6"""
    p = play(scene(republicans=["R-S5"], democrats=[], up=UP, down={"MN": ["R-IA"]}), "effect R-S5")
    count = see(p).count
    clear = [one.state for one in count if one.clear]
    close = [one.state for one in count if not one.clear]
    assert [one.state for one in count] == clear + close
    assert set(clear) == {"NY", "TX", "OH"}
    leads = {now.id: abs(now.voters[0] - now.voters[1]) for now in see(p).states}
    assert [leads[id] for id in close] == sorted((leads[id] for id in close), reverse=True)
    assert count[-1].electors == tuple(side.electors for side in see(p).sides)


def test_face_down_cards_are_held_against_their_texts_where_they_lie() -> None:
    """E.4, E.5: the log tells in the same order as the view what is kept and what is not."""
    p = scene(republicans=["R-S5", "R-TX", "R-IA"], democrats=[], up={"MN": ["D-MN"]}, honour=True)
    play(p, "support MN", "lay R-TX", "effect R-S5", "done")
    counted = next(one for one in see(p).count if one.state == "MN")
    assert [(seen.card, seen.kept) for seen in counted.checked[1]] == [("R-TX", False)]
    lines = log(p)
    assert lines.index("turned-up") < lines.index("violation") < lines.index("tally")
    assert lines[lines.index("violation") + 1] == "counted"


def test_nothing_is_counted_before_an_election_nor_without_one() -> None:
    """E.6: a match that scandal ends has no count."""
    assert see(scene()).count == ()
    p = play(scene(scandal=(9, 0), democrats=["D-CO"], turn="democrats"), "effect D-CO")
    assert p.outcome is not None and see(p).count == ()
