"""Ladders and tournaments as pages show them: names, numbers and results in the reader's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import hustings
from hustings.club.ratings.book import ALWAYS, Line
from hustings.club.ratings.facts import Entry
from hustings.club.ratings.rating import Rating
from hustings.club.tournaments import knockout, leagues
from hustings.club.tournaments.kept import RUNNING, Paired, Tournament
from hustings.club.tournaments.model import KNOCK_OUT, LEAGUE, Fixture, last_round
from hustings.club.tournaments.standings import TIE_BREAKS, Row, standings

from .render import renderer
from .sentences import Sentences, sentences

__all__ = [
    "Board",
    "Drawn",
    "Round",
    "boards",
    "changes",
    "date",
    "names_of",
    "rating",
    "ratings",
    "rounds",
    "state",
    "winners",
]


@dataclass(frozen=True)
class Board:
    """A table of a tournament.

    Attributes:
        title: what stands above it; empty: nothing.
        heads: of the columns.
        rows: place, name and further cells.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Drawn:
    """A match of a round.

    Attributes:
        names: who plays, with their sides in a game for two.
        result: in figures, or what it is waiting for.
        href: where it is watched or played; empty: nowhere yet.
        mine: the reader plays in it.
        is_over: it is over.
        place: its number in the round.
    """

    names: tuple[str, ...]
    result: str
    href: str = ""
    mine: bool = False
    is_over: bool = False
    place: int = 0


@dataclass(frozen=True)
class Round:
    """A round with its matches."""

    title: str
    matches: tuple[Drawn, ...] = field(default=())


def rating(words: Sentences, known: Rating) -> str:
    """A rating in words: its number and how far its interval reaches; that of a computer by definition has none."""
    if not known.spread:
        return str(known.shown)
    return words.text("rating-in-words", rating=str(known.shown), spread=str(known.spread))


def ratings(lines: Sequence[Line], language: str) -> list[dict[str, Any]]:
    """Ratings of all time by game, for a profile (``parts/ratings.html``); games that are not installed are left out.

    Args:
        lines: of one person, see :func:`hustings.club.ratings.book.ratings_of`.
        language: of the reader.
    """
    found: list[dict[str, Any]] = []
    for id in filter(renderer().draws, hustings.installed()):
        mine = [line for line in lines if line.game == id and line.season == ALWAYS]
        if not mine:
            continue
        words = sentences(hustings.game(id), language)
        shown = [
            {
                "side": words.text(f"seat-{line.side}") if line.side else words.text("ladder-all-sides"),
                "rating": rating(words, line.rating),
                "provisional": line.rating.provisional,
                "matches": str(line.matches),
                "won": str(line.won),
            }
            for line in mine
        ]
        found.append({"id": id, "title": words.text("game-title"), "lines": shown})
    return found


def changes(words: Sentences, entry: Entry | None, names: Sequence[str]) -> list[str]:
    """What a match has done to the ratings of its seats, in sentences; nothing when it was not to be rated.

    Args:
        words: in which.
        entry: what was kept of it.
        names: who sat there.
    """
    if entry is None:
        return []
    if entry.why:
        return [words.text("rating-change-none", why=words.text(f"rating-why-{entry.why}"))]
    return [
        words.text("rating-change", name=name, before=str(before), after=str(after))
        for name, weight, before, after in zip(names, entry.weights, entry.before, entry.after, strict=True)
        if weight
    ]


def date(time: float) -> str:
    """A moment as it stands in a page, to the minute, by UTC."""
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%d %H:%M UTC")


def names_of(words: Sentences, tournament: Tournament) -> dict[int, str]:
    """What everybody is called; several computers of one level are counted."""
    called = {
        taker.n: words.text(f"computer-{taker.level}") if taker.is_computer else taker.called or words.text("nameless")
        for taker in tournament.takers
    }
    times = Counter(called.values())
    seen: Counter[str] = Counter()
    for n, name in list(called.items()):
        if times[name] > 1:
            seen[name] += 1
            called[n] = words.text("tournament-nth-computer", name=name, n=str(seen[name]))
    return called


def state(words: Sentences, tournament: Tournament) -> str:
    """How it stands."""
    return words.text(f"tournament-state-{tournament.state}", round=last_round(tournament.fixtures))


def boards(words: Sentences, tournament: Tournament) -> list[Board]:
    """The tables: one, or of a league one for each division, the latest season first."""
    setting, entrants, fixtures = tournament.setting, tournament.entrants, tournament.fixtures
    names = _marked(words, tournament)
    if not fixtures:
        return []
    if setting.form == KNOCK_OUT:
        last = {n: max((f.round for f in fixtures if n in f.seats), default=0) for n in names}
        heads = ("tournament-place", "tournament-player", "tournament-out")
        return [
            Board(
                "",
                tuple(map(words.text, heads)),
                tuple(
                    (str(place), names[n], str(last[n])) for place, n in knockout.ranking(setting, entrants, fixtures)
                ),
            )
        ]
    if setting.form == LEAGUE:
        length = leagues.season_length(setting, entrants)
        found: list[Board] = []
        for season in range((last_round(fixtures) - 1) // length, -1, -1):
            for n, members in enumerate(leagues.divisions(setting, entrants, fixtures, season), 1):
                title = words.text("tournament-season-division", season=str(season + 1), n=str(n))
                rows = leagues.table(setting, entrants, fixtures, season, members)
                found.append(_board(words, title, setting.form, rows, names))
        return found
    return [_board(words, "", setting.form, standings(setting, entrants, fixtures), names)]


def rounds(words: Sentences, tournament: Tournament, sides: Sequence[str], me: str | None) -> list[Round]:
    """All rounds, the latest first.

    Args:
        words: of the game.
        tournament: with its pairings.
        sides: what the two seats of a game for two are called; empty: they are not named.
        me: id of the person who reads; None: a guest.
    """
    names = names_of(words, tournament)
    part = tournament.taker_of(me) if me else None
    mine = None if part is None else part.n
    found: dict[int, list[Drawn]] = {}
    first: dict[tuple[int, frozenset[int]], int] = {}
    for pairing in tournament.pairings:
        first.setdefault((pairing.fixture.round, frozenset(pairing.fixture.seats)), pairing.fixture.place)
    for pairing in sorted(  # all matches of a meeting stand together
        tournament.pairings, key=lambda p: (first[p.fixture.round, frozenset(p.fixture.seats)], p.fixture.place)
    ):
        found.setdefault(pairing.fixture.round, []).append(_match(words, pairing, names, sides, mine))
    return [
        Round(words.text("tournament-round", round=str(round)), tuple(matches))
        for round, matches in sorted(found.items(), reverse=True)
    ]


def winners(words: Sentences, tournament: Tournament) -> str:
    """Who has won, in a sentence; empty while it goes on, and of a league."""
    if tournament.state == RUNNING or not tournament.fixtures or tournament.form == LEAGUE:
        return ""
    setting, entrants, fixtures = tournament.setting, tournament.entrants, tournament.fixtures
    if setting.form == KNOCK_OUT:
        first = [n for place, n in knockout.ranking(setting, entrants, fixtures) if place == 1]
    else:
        first = [row.entrant for row in standings(setting, entrants, fixtures) if row.place == 1]
    names = names_of(words, tournament)
    if len(first) == 1:
        return words.text("tournament-winner", name=names[first[0]])
    return words.text("tournament-winners", names=", ".join(names[n] for n in first))


def points(value: float) -> str:
    """Points as they are written: halves as such, other parts with two decimals."""
    whole, rest = divmod(round(value * 12), 12)
    if rest == 0:
        return str(whole)
    if rest == 6:
        return f"{whole}½" if whole else "½"
    return f"{value:.2f}"


def _marked(words: Sentences, tournament: Tournament) -> dict[int, str]:
    left = {taker.n for taker in tournament.takers if taker.left is not None}
    mark = words.text("tournament-has-left")
    return {n: f"{name} {mark}" if n in left else name for n, name in names_of(words, tournament).items()}


def _board(words: Sentences, title: str, form: str, rows: Sequence[Row], names: dict[int, str]) -> Board:
    keys = ("place", "player", "points", "played", *[f"tie-{name}" for name in TIE_BREAKS[form]])
    return Board(
        title,
        tuple(words.text(f"tournament-{key}") for key in keys),
        tuple(
            (
                str(row.place),
                names[row.entrant],
                points(row.points),
                str(row.played),
                *map(points, row.breaks),
            )
            for row in rows
        ),
    )


def _match(words: Sentences, pairing: Paired, names: dict[int, str], sides: Sequence[str], me: int | None) -> Drawn:
    fixture = pairing.fixture
    if fixture.is_bye:
        return Drawn((words.text("tournament-bye", name=names[fixture.seats[0]]),), "1", place=fixture.place)
    called = tuple(
        words.text("tournament-seat", name=names[n], side=sides[seat]) if len(sides) == 2 else names[n]
        for seat, n in enumerate(fixture.seats)
    )
    mine = me in fixture.seats
    href = f"/m/{pairing.match_id}" if pairing.match_id else ""
    if href and mine and me is not None and not fixture.is_over:
        href += f"/s/{fixture.seats.index(me)}"
    if not fixture.is_over:
        said = words.text("tournament-under-way" if pairing.match_id else "tournament-soon")
    else:
        said = _result(fixture)
    return Drawn(called, said, href, mine, fixture.is_over, fixture.place)


def _result(fixture: Fixture) -> str:
    return " – ".join(points(fixture.points(n)) for n in fixture.seats)
