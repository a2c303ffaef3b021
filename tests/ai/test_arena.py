"""The arena: who meets whom, what is counted, what it survives, and other people's players."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from arena_players import Saved
from faulty_toys import Blundering, Deadly, Evens

from hustings.research import MissingLibrary
from hustings.research.arena.cluster import Cluster, Unreachable
from hustings.research.arena.ledger import NotThisOne
from hustings.research.arena.mixes import MOST_MIXES, mixes, seed_of
from hustings.research.arena.players import BadPlayer, Program, player_named
from hustings.research.arena.strength import POINTS, fitted
from hustings.research.arena.tournament import Here, UnfitPlayer, arena
from hustings.research.crew import Died
from hustings.research.matchup import Computer, ComputerFailed

PAIR = ("random", "heuristic")
THREE = (*PAIR, "search:iterations=2")


class Shuffled:
    """Plays matches in another order, and stops after some."""

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def results(self, work: Callable[[Any, Any], Any], tools: object, jobs: Iterable[Any]) -> Iterator[Any]:
        row = list(jobs)
        random.Random(1).shuffle(row)
        yield from islice(Here().results(work, tools, row), self.most)
        if self.most < len(row):
            raise KeyboardInterrupt


def test_two_seats_are_every_pair_both_ways_round() -> None:
    assert set(mixes(3, 2, 0).lineups) == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert (len(mixes(2, 4, 0).lineups), mixes(2, 4, 0).all) == (14, 14)


def test_of_too_many_mixes_some_are_drawn_with_all_their_turns() -> None:
    drawn = mixes(4, 6, 5)
    assert drawn == mixes(4, 6, 5) != mixes(4, 6, 6)
    assert drawn.all == 4092 and MOST_MIXES - 6 < len(set(drawn.lineups)) == len(drawn.lineups) <= MOST_MIXES
    assert all((*row[1:], row[0]) in drawn.lineups and len(set(row)) > 1 for row in drawn.lineups)
    seats = Counter(player for row in drawn.lineups for player in row)
    assert max(seats.values()) < 1.15 * min(seats.values())


def test_a_seed_is_that_of_who_sits_where() -> None:
    assert seed_of(1, PAIR, 0) == seed_of(1, PAIR, 0) != seed_of(1, PAIR[::-1], 0)
    assert len({seed_of(seed, PAIR, number) for seed in range(9) for number in range(9)}) == 81


def test_strengths_and_seats_come_apart() -> None:
    """Three to one, as 191 points say, whoever sits where; and the first seat wins nine of ten between equals."""
    even = {(((0,), (1,)), (1, 2)): 300, (((0,), (1,)), (2, 1)): 100}
    mu, covariance = fitted(even, 2, believed=1000 / POINTS)
    assert POINTS * (mu[0] - mu[1]) == pytest.approx(190.8, abs=1.0)
    spread = POINTS * (covariance[0, 0] + covariance[1, 1] - 2 * covariance[0, 1]) ** 0.5
    assert spread == pytest.approx(POINTS / (400 * 0.75 * 0.25) ** 0.5, rel=0.02)
    seated = {
        (((one, 2), (other, 3)), places): times
        for one, other in ((0, 1), (1, 0))
        for places, times in (((1, 2), 900), ((2, 1), 100))
    }
    mu, _ = fitted(seated, 4, believed=1000 / POINTS)
    assert abs(mu[0] - mu[1]) < 1e-6 and POINTS * (mu[2] - mu[3]) == pytest.approx(381.7, abs=3)


def test_a_shut_out_has_a_strength_too() -> None:
    mu, covariance = fitted({(((0,), (1,)), (1, 2)): 40}, 2, believed=1000 / POINTS)
    assert 700 < POINTS * (mu[0] - mu[1]) < 2000 and covariance[0, 0] > 0


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("perfect", "level"),
        ("random:iterations=3", "setting"),
        ("search:iterations", "level"),
        ("search:depth=3", "setting"),
        ("search:iterations=0", "value"),
        ("search:iterations=2.5", "value"),
        ("search:seconds=long", "value"),
        ("some module:Player", "level"),
        ("module:Player:fast", "setting"),
        ("", "level"),
    ],
)
def test_names_that_are_no_players(name: str, key: str) -> None:
    if name == "search:iterations":
        assert isinstance(player_named(name), Program), "a module could be called so"
        return
    with pytest.raises(BadPlayer) as refused:
        player_named(name)
    assert refused.value.key == key and repr(name) in str(refused.value)


def test_names_of_players() -> None:
    assert player_named("ismcts") == Computer("search")
    search = player_named("search:iterations=70,seconds=0.5")
    assert isinstance(search, Computer) and search.budget is not None
    assert (search.budget.iterations, search.budget.seconds) == (70, 0.5)
    assert player_named("a.b:C:file=x:y,n=3,on=True", 5) == Program(
        "a.b", "C", (("file", "x:y"), ("n", 3), ("on", True)), 5, "a.b:C:file=x:y,n=3,on=True"
    )


def test_results_do_not_depend_on_the_order_of_the_matches() -> None:
    one, two = (arena(Evens(), THREE, 4, seed=3, workers=workers) for workers in (Here(), Shuffled()))
    assert one.tally == two.tally and one.tally.matches == 24 == one.asked
    assert one.tally != arena(Evens(), THREE, 4, seed=4).tally
    for at, row in enumerate(one.tally.ahead):
        assert row[at] is None and [cell.of for cell in row if cell is not None] == [8, 8]
    assert sum(one.wins.times for one in one.tally.standings) + sum(one.draws for one in one.tally.standings) / 2 == 24


def test_it_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = arena(Evens(), THREE, 4, seed=3)
    part = arena(Evens(), THREE, 4, seed=3, file=file, workers=Shuffled(7))
    assert (part.tally.matches, part.asked) == (7, 24)
    file.write_bytes(file.read_bytes()[:-9])  # killed while it wrote the last line
    done: list[tuple[int, int]] = []
    rest = arena(Evens(), THREE, 4, seed=3, file=file, progress=lambda *at: done.append(at))
    assert (rest.kept, done[0], done[-1], len(done)) == (6, (7, 24), (24, 24), 18)
    assert rest.tally == whole.tally
    more = arena(Evens(), THREE, 5, seed=3, file=file)
    assert (more.kept, more.asked) == (24, 30) and len(file.read_text().splitlines()) == 31


def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(Evens(), PAIR, 1, file=file)
    before = file.read_bytes()

    def refused(*players: str, **given: Any) -> NotThisOne:
        with pytest.raises(NotThisOne) as error:
            arena(Evens(), players or PAIR, 1, file=file, **given)
        return error.value

    other = refused(*THREE)
    assert (other.key, other.about, other.theirs) == ("other", "players", "random, heuristic")
    assert refused(*PAIR[::-1]).about == "players"
    assert refused(seed=1).about == "seed"
    assert file.read_bytes() == before
    for text, key in (
        (before + b'{"number":1}\n' + before, "line"),
        (b"a diary\n", "foreign"),
        (b"a diary", "foreign"),
    ):
        file.write_bytes(text)
        assert refused().key == key and file.read_bytes() == text
    assert refused().about == ""


def test_a_full_disk_stops_it() -> None:
    with pytest.raises(OSError, match="No space left"):
        arena(Evens(), PAIR, 1, file=Path("/dev/full"))


def test_a_level_of_the_house_that_fails_ends_it_all() -> None:
    with pytest.raises(ComputerFailed, match=r"'heuristic' of (row|column) failed"):
        arena(Blundering(), PAIR, 1)


def test_two_different_players_are_needed() -> None:
    for players in ((), ("random",), ("random", "random")):
        with pytest.raises(ValueError, match="at least two players"):
            arena(Evens(), players)


# -- other people's players --------------------------------------------------------------------------------------------


def test_somebody_elses_player_gets_what_its_seat_knows_in_a_process_of_its_own(tmp_path: Path) -> None:
    note = tmp_path / "note"
    fair = f"arena_players:Fair:note={note}"
    result = arena(Saved(), ("random", fair), 2, seed=5)
    assert result.tally.faults == () and result.tally.matches == 4
    assert arena(Saved(), ("random", fair), 2, seed=5).tally == result.tally
    lines = note.read_text().splitlines()
    asked = [line.split(" ", 3) for line in lines if not line.startswith("over")]
    assert len(asked) == 8 == len([line for line in lines if line.startswith("over (")])
    assert len({pid for pid, *_ in asked}) == 2, "one process an arena, however many matches"
    assert all(iterations == "300" and view == f"Seen(seat={seat})" for _, seat, iterations, view in asked)


@pytest.mark.parametrize(
    ("how", "kind", "said"),
    [
        ("nonsense", "nonsense", "it answered 3, which is none of its 3 legal actions"),
        ("text", "nonsense", "it answered 'ring', which is no number of an action"),
        ("late", "late", "no answer after 0.3 s"),
        ("died", "died", "its process ended (7)"),
        ("raised", "raised", "ZeroDivisionError: no idea left"),
    ],
)
def test_a_player_that_fails_loses_and_is_named(how: str, kind: str, said: str) -> None:
    broken = f"arena_players:Broken:how={how}"
    result = arena(Saved(), ("random", broken), 1, limit=0.3 if how == "late" else 20).tally
    (fault,) = result.faults
    assert (fault.player, fault.kind, fault.matches, fault.what) == (broken, kind, 2, said)
    assert ("last words" in fault.trace) == (how == "died") and ("in decide" in fault.trace) == (how == "raised")
    assert result.standings[0].wins.times == 2 and result.standings[1].forfeits == 2
    assert result.endings == {"forfeit": 2} and result.standings[1].rating.points < 1500


def test_a_player_that_ends_once_has_not_lost(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fate = tmp_path / "fate"
    monkeypatch.setenv("FATE", str(fate))
    result = arena(Saved(), ("random", "arena_players:Broken:how=once"), 1)
    assert fate.exists() and result.tally.faults == () and result.tally.matches == 2


@pytest.mark.parametrize("factory", ["speechless", "Absent", "Fair:colour=red"])
def test_a_factory_that_makes_no_player_ends_it_in_words(factory: str) -> None:
    with pytest.raises(UnfitPlayer) as unfit:
        arena(Saved(), ("random", f"arena_players:{factory}"), 1)
    assert {"speechless": "no method decide", "Absent": "Absent"}.get(factory, "colour") in unfit.value.what


# -- on Ray ------------------------------------------------------------------------------------------------------------


def test_on_ray_a_worker_that_dies_costs_its_match_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One match ends its worker, and is played again; all are as they are here."""
    pytest.importorskip("ray", reason="pip install 'hustings[arena]'")
    fate = tmp_path / "fate"
    monkeypatch.setenv("FATE", str(fate))
    result = arena(Deadly(), PAIR, 3, workers=Cluster(workers=1))
    assert fate.exists() and (result.again, result.void, result.tally.matches) == (1, (), 6)
    assert result.tally == arena(Deadly(), PAIR, 3).tally


def test_a_match_whose_worker_dies_each_time_is_void(tmp_path: Path) -> None:
    class Dying:
        def results(self, work: Callable[[Any, Any], Any], tools: object, jobs: Iterable[Any]) -> Iterator[Any]:
            first, *others = jobs
            yield Died(first, again=True)
            yield from Here().results(work, tools, others)
            yield Died(first, again=False)

    file = tmp_path / "results.jsonl"
    result = arena(Evens(), PAIR, 2, workers=Dying(), file=file)
    assert (result.again, result.tally.matches) == (1, 3) and result.void == (seed_of(0, PAIR, 0),)
    whole = arena(Evens(), PAIR, 2, file=file)
    assert (whole.kept, whole.void, whole.tally.matches) == (3, (), 4), "another machine may do better"


def test_a_cluster_that_goes_away_while_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray", reason="pip install 'hustings[arena]'")
    monkeypatch.setattr(ray, "wait", lambda running, num_returns, timeout: ([], running))
    here = Cluster("127.0.0.1:1")
    with pytest.raises(Unreachable, match=r"at 127\.0\.0\.1:1: .*refused"):
        here._first([object()])
    assert here.is_gone


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingLibrary, match=r"pip install 'hustings\[arena\]'"):
        Cluster()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nobody.invalid:6379", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there(address: str) -> None:
    pytest.importorskip("ray", reason="pip install 'hustings[arena]'")
    with pytest.raises(Unreachable, match="no Ray cluster answers at"):
        arena(Evens(), PAIR, 1, workers=Cluster(address))
