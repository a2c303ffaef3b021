"""How even a game is: who wins between equal players, from which seat, by which options, and with which cards.

A card is *dealt* when a seat could use it at the first question in which it could use any, *held* when it could at any
question of the match, *used* when an answer of the seat named it. What is dealt is chance alone, so that the first is a
fair measure of a card; whoever does well also uses more, so that the last is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist, fmean, median
from typing import Any, Final

from hustings.ai.levels import Budget
from hustings.kernel.position import Position
from hustings.play.game import BadOption, Game

from ..arena.tally import Share, share
from ..crew import Crew, Died
from ..matchup import STANDARD, Fixture, Played, Player, play

KINDS: Final = ("dealt", "held", "used")


@dataclass(frozen=True)
class Noted:
    """What is kept of a match.

    Attributes:
        number: its place in the plan.
        seed: its seed.
        played: what came of it.
        first: the seat that was asked first; -1: several were.
        cards: for each seat what it was dealt, held and used.
    """

    number: int
    seed: int
    played: Played
    first: int
    cards: tuple[tuple[frozenset[str], frozenset[str], frozenset[str]], ...]


@dataclass(frozen=True)
class Card:
    """What a card did for a seat: how often that seat won the matches in which it was dealt, held or used.

    Attributes:
        card: its id.
        seat: whose.
        dealt, held, used: the shares of these matches.
    """

    card: str
    seat: str
    dealt: Share
    held: Share
    used: Share


@dataclass(frozen=True)
class Group:
    """Matches between equal players, with the same options.

    Attributes:
        player: who sat at every seat.
        options: of the game.
        matches: how many.
        seats: how often each seat won alone.
        first: how often the seat that was asked first won; None: it is always the same seat, or several were asked.
        shared: matches that nobody won alone.
        endings: how often the matches ended in which way.
        decisions: answers in a match: one in ten has fewer, half of them, and one in ten has more.
        mean: answers in a match, on average.
        cards: what each card did for each seat; none where a game has no cards.
    """

    player: str
    options: dict[str, str]
    matches: int
    seats: dict[str, Share]
    first: Share | None
    shared: int
    endings: dict[str, int]
    decisions: tuple[int, int, int]
    mean: float
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Balance:
    """How even a game is.

    Attributes:
        game: its id.
        seed: of all matches.
        asked: how many matches each group should have.
        groups: one for each player and each choice of options.
        lost: seeds of matches that ended their process twice; they are not counted.
    """

    game: str
    seed: int
    asked: int
    groups: tuple[Group, ...]
    lost: tuple[int, ...]

    def as_data(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return asdict(self)


def chance(group: Group, seat: str, times: int) -> float:
    """How far the share of wins with a card may lie from that of its seat by chance alone, when it was dealt so often.

    With as many cards as the seat has, the one that lies farthest off stays within it in 95 of 100 measurements
    (Šidák's correction); what lies beyond is hardly chance.
    """
    cards = sum(card.seat == seat for card in group.cards)
    share = group.seats[seat].share
    spread = max(0.0, share * (1 - share) / max(1, times) * (1 - times / max(1, group.matches)))
    return NormalDist().inv_cdf((1 + float(0.95 ** (1 / max(1, cards)))) / 2) * sqrt(spread)


def balance(
    game: Game,
    players: Sequence[Player],
    matches: int = 400,
    options: Mapping[str, str] | None = None,
    each_option: bool = False,
    budget: Budget = STANDARD,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Balance:
    """Let equal players play, and count.

    Args:
        game: the game.
        players: each plays against itself.
        matches: how many for each player and each choice of options.
        options: of the game.
        each_option: play with each other choice of each option besides, one at a time.
        budget: for each decision of who has no other.
        seed: equal seeds give equal numbers, however many processes play.
        processes: how many matches are played at a time.
        progress: called with the matches played and all of them, after every match.

    Raises:
        BadOption: for an option that the game has not.
        ComputerFailed: when a player fails.
        MatchFailed: when the rules of the game fail.
    """
    plan = [(player, chosen) for chosen in ways(game, options, each_option) for player in players]
    fixtures = [
        Fixture((player,) * len(game.seats(chosen)), seed * 1_000_003 + match, chosen, budget, number)
        for number, (player, chosen) in enumerate(plan)
        for match in range(matches)
    ]
    noted: list[list[Noted]] = [[] for _ in plan]
    lost: list[int] = []
    done = 0
    for result in _results(game, fixtures, min(processes, len(fixtures))):
        if isinstance(result, Died):
            lost += [] if result.again else [result.job.seed]
            continue
        noted[result.number].append(result)
        done += 1
        if progress is not None:
            progress(done, len(fixtures))
    groups = [
        _group(game, player.name, chosen, sorted(found, key=lambda one: one.seed))
        for (player, chosen), found in zip(plan, noted, strict=True)
    ]
    return Balance(game.id, seed, matches, tuple(groups), tuple(sorted(lost)))


def ways(game: Game, options: Mapping[str, str] | None, each: bool) -> list[dict[str, str]]:
    """The options of a match as they are chosen, and with ``each`` all that differ from them in one option.

    Raises:
        BadOption: for an option that the game has not.
    """
    found = [game.chosen(options)]
    for key, choices in game.options.items() if each else ():
        for choice in choices:
            try:
                other = game.chosen({**found[0], key: choice})
            except BadOption:
                continue  # not together with the others
            if other not in found:
                found.append(other)
    return found


def cards_of(game: Game) -> frozenset[str]:
    """The ids of cards that answers can name; none where a game has none."""
    ids = game.ids()
    return frozenset(ids["card"] if "card" in ids else game.script_names()) & frozenset(game.actions.objects)


def note(game: Game, fixture: Fixture) -> Noted:
    """Play a match, and note what a measure of balance needs."""
    names, objects = cards_of(game), game.actions.objects
    seats = range(len(fixture.players))
    kept: list[tuple[set[str], set[str], set[str]]] = [(set(), set(), set()) for _ in seats]
    first: list[int] = []

    def watch(p: Position, seat: int, action: int) -> None:
        if not first:
            first.append(seat if len(p.to_act) == 1 else -1)
        cards = names.intersection([objects[one] for one in p.actions(seat)])
        dealt, held, used = kept[seat]
        if not held:
            dealt |= cards
        held |= cards
        if objects[action] in names:
            used.add(objects[action])

    played = play(game, fixture.players, fixture.seed, fixture.options, fixture.budget, watch)
    cards = tuple([(frozenset(dealt), frozenset(held), frozenset(used)) for dealt, held, used in kept])
    return Noted(fixture.number, fixture.seed, played, first[0] if first else -1, cards)


def _results(game: Game, fixtures: list[Fixture], processes: int) -> Iterable[Noted | Died[Fixture]]:
    if processes <= 1:
        return (note(game, fixture) for fixture in fixtures)
    return Crew(note, game, processes).results(fixtures)


def _group(game: Game, player: str, options: dict[str, str], noted: list[Noted]) -> Group:
    seats = game.seats(options)
    won = [one.played.winners[0] if len(one.played.winners) == 1 else -1 for one in noted]
    firsts = {one.first for one in noted}
    counts = sorted(one.played.decisions for one in noted) or [0]
    tenth = len(counts) // 10
    return Group(
        player=player,
        options=options,
        matches=len(noted),
        seats={seat: share(won.count(number), len(won)) for number, seat in enumerate(seats)},
        first=_first(noted, won) if len(firsts) > 1 and -1 not in firsts else None,
        shared=won.count(-1),
        endings=dict(Counter(one.played.how for one in noted).most_common()),
        decisions=(counts[tenth], round(median(counts)), counts[-1 - tenth]),
        mean=fmean(counts),
        cards=tuple(_cards(seats, noted, won)),
    )


def _first(noted: list[Noted], won: list[int]) -> Share:
    return share(sum(one.first == winner for one, winner in zip(noted, won, strict=True)), len(noted))


def _cards(seats: Sequence[str], noted: list[Noted], won: list[int]) -> list[Card]:
    found = []
    for number, seat in enumerate(seats):
        had = [Counter(card for one in noted for card in one.cards[number][kind]) for kind in range(len(KINDS))]
        wins = [
            Counter(
                card
                for one, winner in zip(noted, won, strict=True)
                if winner == number
                for card in one.cards[number][kind]
            )
            for kind in range(len(KINDS))
        ]
        for card in sorted(had[1]):
            dealt, held, used = [share(wins[kind][card], had[kind][card]) for kind in range(len(KINDS))]
            found.append(Card(card, seat, dealt, held, used))
    return found
