"""What has happened since a reader's last turn, and what it has changed: in sight until the reader acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from hustings.kernel.message import EVERYBODY
from hustings.play.face import Count
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.records import Line, Moment

from .log import said, told
from .sentences import Sentences

__all__ = ["MOST", "Beat", "Change", "Lately", "Sentence", "Shown", "Told", "changes", "lately", "replies"]

MOST: Final = 12
"""So many changes are listed and marked; the log has the rest."""


@dataclass(frozen=True)
class Change:
    """How much something that can be counted has changed.

    Attributes:
        what: what was counted.
        thing: what shows it on the table; empty: nothing does.
        side: the name of the seat whose count it is, or in whose favour it changed; empty: nobody's.
        by: by how much.
        now: how much it is now; None: less in one's favour is more in another's.
        unit: what stands behind a number of it, where the language counts so; empty: nothing.
    """

    what: str
    thing: str
    side: str
    by: int
    now: int | None
    unit: str = ""

    @property
    def signed(self) -> str:
        """The change with its sign."""
        return f"+{self.by}" if self.by > 0 else f"−{-self.by}"


@dataclass(frozen=True)
class Shown:
    """A card that was played.

    Attributes:
        key: of its name.
        name: what it is called.
        text: what it says, if that has taken effect; empty: it has not.
        side: whose it was.
        used: what the log says of how it was used; the first of it names the card.
        bare: what of that only says once more that the card takes effect.
    """

    key: str
    name: str
    text: str
    side: str
    used: tuple[Markup, ...] = ()
    bare: tuple[Markup, ...] = ()

    @property
    def head(self) -> str:
        """What stands over the card: how it was used, which names it, else its name."""
        return self.used[0] if self.used else self.name

    @property
    def below(self) -> list[Markup]:
        """What more is said of how it was used."""
        return [line for line in self.used[1:] if line not in self.bare]


@dataclass(frozen=True)
class Beat:
    """One sentence of what is told beat by beat; a game may draw something beside it by its key and numbers."""

    html: Markup
    side: str
    key: str
    args: tuple[int, ...]


@dataclass(frozen=True)
class Told:
    """Something that happened in one go and is told beat by beat; a reader who was there has its ``id`` already."""

    id: str
    beats: tuple[Beat, ...]

    @property
    def aloud(self) -> str:
        """All of it as one text."""
        return " ".join(beat.html.striptags() for beat in self.beats)


@dataclass(frozen=True)
class Sentence:
    """A sentence about a seat; ``key`` says what it tells, ``again`` what fields of a form would ask the same again."""

    html: Markup
    side: str
    key: str
    again: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Lately:
    """What has happened since the reader's last turn.

    Attributes:
        own: nothing has, so that this is the reader's own last turn.
        first: the first of its moments, as the reader's log counts them.
        last: the last of them.
        lines: what the log says of it.
        said: the same as sentences.
        card: the card of the turn.
        changes: what has changed most notably.
        more: how many more changes there were.
        told: what of it is told beat by beat.
        others: where many play, what the others did.
        brief: of all of it what a line has to tell: in order, from the first that another has done, or from the
            reader's last answer within another's turn.
    """

    own: bool
    first: int
    last: int
    lines: list[Line]
    said: list[Markup]
    card: Shown | None
    changes: tuple[Change, ...]
    more: int
    told: Told | None
    others: list[Sentence]
    brief: list[Markup]

    @property
    def rest(self) -> list[Markup]:
        """What is told besides how the card was used."""
        return [line for line in self.said if self.card is None or line not in self.card.used]

    @property
    def has_news(self) -> bool:
        """Whether somebody else has done something."""
        return not self.own and bool(self.said)


def replies(game: Game, match: Match, words: Sentences, seat: int) -> tuple[Sentence, ...]:
    """What has come of what a seat had laid before others, the latest first: since it answered last, in its own turn
    since it answered last before that began: what others answered meanwhile is told for all of it."""
    lines = match.entries(seat)
    moments = match.history.moments_of(seat)
    opened = next((line for line in reversed(lines) if line.entry.key in game.wording.openings), None)
    end = opened.moment if opened is not None and words.side_of(opened.entry) == seat else len(moments)
    since = next((n for n in range(end - 1, 0, -1) if moments[n].seat == seat and moments[n].answered), 0)
    fresh = next((n for n, line in enumerate(lines) if line.moment > since), len(lines))
    found = game.face.replies([line.entry for line in lines], fresh, seat)
    sides = [words.side_of(message) for message in found]
    told = [
        Sentence(
            words.show("", message), "" if side is None else match.seats[side], message.key, game.face.again(message)
        )
        for message, side in zip(found, sides, strict=True)
    ]
    return tuple(reversed(told))


def lately(game: Game, match: Match, words: Sentences, seat: int | None) -> Lately | None:
    """What has happened since a seat's last turn; for spectators the turn that is being played.

    None: nothing at all. An answer within another one's turn, such as a pass, ends nothing: the turn goes on.
    """
    moments = match.history.moments_of(seat)
    count = sum(line.entry.is_for(seat) for line in match.history.lines)
    lines = match.entries(seat)[:count]
    start = _turn_before(game, words, lines) if seat is None else _own_turn(game, words, moments, lines, seat)
    own = start == len(moments) - 1
    acted = next((n for n in range(len(moments) - 1, 0, -1) if moments[n].seat == seat and moments[n].answered), 0)
    staged = _staged(game, words, match, [line for line in lines if line.moment >= max(acted, 1)])
    if own:
        start -= 1
    if start < 0 or moments[-1].seat < 0:
        return None
    fresh = [line for line in lines if line.moment > start]
    counted = [game.face.counts(p.view(seat)) for p in (moments[start].position, match.position)]
    found = changes(words, match.seats, *counted)
    return Lately(
        own=own,
        first=start + 1,
        last=len(moments) - 1,
        lines=fresh,
        said=said(words, fresh),
        card=_card(game, words, match, fresh, None if own else seat),
        changes=tuple(found[:MOST]),
        more=max(0, len(found) - MOST),
        told=staged,
        others=_others(game, words, match, fresh, seat),
        brief=said(words, fresh if own else _brief(words, fresh, seat, acted)),
    )


def _brief(words: Sentences, lines: list[Line], seat: int | None, acted: int) -> list[Line]:
    """Lines without what a seat has done before any other, and before what it has answered since."""
    since = [line for line in lines if line.moment >= acted]
    if seat is not None and lines and acted >= lines[0].moment and since:
        return since
    first = next((n for n, line in enumerate(lines) if words.side_of(line.entry) != seat), 0)
    return lines[first:]


def _others(game: Game, words: Sentences, match: Match, lines: list[Line], seat: int | None) -> list[Sentence]:
    """Where many play, each change alone tells too little: all that the others did; at the end, all."""
    found: list[Sentence] = []
    for _, group in told(words, lines) if len(match.seats) > 2 else ():
        first = group[0].entry
        side = words.side_of(first)
        if first.key not in game.wording.openings and (match.outcome is not None or side not in (None, seat)):
            html = words.show_all("log-", [line.entry for line in group])
            found.append(Sentence(html, "" if side is None else match.seats[side], first.key))
    return found


def changes(words: Sentences, seats: Sequence[str], before: list[Count], now: list[Count]) -> list[Change]:
    """What is another number now than before, of what was counted both times."""
    known = {(count.what, count.side): count.value for count in before}
    found: list[Change] = []
    for count in now:
        by = count.value - known.get((count.what, count.side), count.value)
        if not by:
            continue
        turned = by < 0 and count.against >= 0
        side = count.against if turned else count.side
        found.append(
            Change(
                what=words.say("", count.what),
                thing=count.thing,
                side="" if side < 0 else seats[side],
                by=-by if turned else by,
                now=None if count.against >= 0 else count.value,
                unit=words.unit(count.what.key),
            )
        )
    return found


def _turn_before(game: Game, words: Sentences, lines: list[Line]) -> int:
    """The last moment before the turn that is being played."""
    opened = next((line.moment for line in reversed(lines) if line.entry.key in game.wording.openings), 1)
    return max(opened - 1, 0)


def _own_turn(game: Game, words: Sentences, moments: list[Moment], lines: list[Line], seat: int) -> int:
    """The last moment in which a seat has answered in a turn of its own, or one that nobody has played."""
    start = 0
    whose: int | None = None
    rest = iter(lines)
    line = next(rest, None)
    for n, moment in enumerate(moments):
        before, opened = whose, False
        while line is not None and line.moment == n:
            key = line.entry.key
            if key in game.wording.openings:
                whose = words.side_of(line.entry)
                opened = opened or whose == seat
            elif key in game.wording.headings:
                whose = None
            line = next(rest, None)
        if moment.seat < 0 or (moment.seat == seat and moment.answered and (opened or before in (None, seat))):
            start = n
    return start


def _card(game: Game, words: Sentences, match: Match, lines: list[Line], but: int | None) -> Shown | None:
    """The last card that opened a turn, else the last that took effect or was named, by another seat than one.

    Where more than one other has had a turn, no card stands for all that they did.
    """
    if len(match.seats) > 2:
        return None
    public = [line.entry for line in lines if line.entry.seats == EVERYBODY]
    named = [e for e in public if words.explained(e) and (but is None or words.side_of(e) != but)]
    opened = [entry for entry in named if entry.key in game.wording.openings]
    if not named:
        return None
    worked = [entry for entry in named if game.wording.effects.get(entry.key)]
    entry = (opened or worked or named)[-1]
    key, side = words.explained(entry)[0], words.side_of(entry)
    telling = _telling(game, words, key, lines)
    works = _took_effect(game, words, key, telling)
    acting = {entry for entry, works_now in game.wording.effects.items() if works_now}
    said_again = [
        line
        for before, line in pairwise(telling)
        if {before.entry.key, line.entry.key} <= acting and words.explained(line.entry) == (key,)
    ]
    return Shown(
        key,
        words.text(key),
        words.annotated(f"{key}-text") if works else "",
        "" if side is None else match.seats[side],
        tuple(said(words, telling)),
        tuple(said(words, said_again)) if works else (),
    )


def _telling(game: Game, words: Sentences, key: str, lines: list[Line]) -> list[Line]:
    """What tells how a card was used: lines that name it, each with those behind it that name no card at all."""
    found: list[Line] = []
    goes_on = False
    for line in lines:
        named = words.explained(line.entry)
        opens, tells = line.entry.key in game.wording.openings, line.entry.key in game.wording.effects
        about = (opens or tells) if key in named else goes_on and tells and not named
        goes_on = about and line.entry.seats == EVERYBODY
        if goes_on:
            found.append(line)
    return found


def _took_effect(game: Game, words: Sentences, key: str, lines: list[Line]) -> bool:
    """Whether what a card says has been done, by the last line that tells."""
    found = not game.wording.effects
    for line in lines:
        works = game.wording.effects.get(line.entry.key)
        named = words.explained(line.entry)
        if works is not None and named and named[0 if works else -1] == key:
            found = works
    return found


def _staged(game: Game, words: Sentences, match: Match, lines: list[Line]) -> Told | None:
    """The last run of lines that a game wants told beat by beat, and then the last turn of a match that is over."""
    first = next((n for n in range(len(lines) - 1, -1, -1) if _begins(game, lines, n)), None)
    if first is None:
        return None
    belong = game.wording.staged[lines[first].entry.key]
    end = first + 1
    while end < len(lines) and lines[end].entry.key in belong and lines[end].moment == lines[first].moment:
        end += 1
    run = lines[first:end]
    if match.outcome is not None:
        turns = [n for n in range(end, len(lines)) if lines[n].entry.key in game.wording.openings]
        run += lines[turns[-1] :] if turns else []
    beats: list[Beat] = []
    for _, group in told(words, run):
        entry = group[0].entry
        side = words.side_of(entry)
        html = words.show_all("log-", [line.entry for line in group])
        beats.append(Beat(html, "" if side is None else match.seats[side], entry.key, entry.args))
    return Told(f"told-{lines[first].moment}-{lines[first].entry.key}", tuple(beats)) if len(beats) > 1 else None


def _begins(game: Game, lines: list[Line], n: int) -> bool:
    """Whether a line begins such a run: it may, and the line before it is no part of one."""
    key = lines[n].entry.key
    if key not in game.wording.staged:
        return False
    before = lines[n - 1] if n else None
    goes_on = before is not None and before.moment == lines[n].moment and before.entry.key in game.wording.staged[key]
    return key in game.wording.headings or not goes_on
