"""The file of a tournament of computers: what it is, then a line for each match, as soon as it is over."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

FORM: Final = 1


class Tournament(msgspec.Struct, frozen=True):
    """What makes two tournaments the same: the first line of the file.

    Attributes:
        game, rules: id of the game and version of its rules.
        printed: a digest of its printed values.
        options: all that it has.
        players: their names.
        seed: of all matches.
        iterations, seconds: what everybody has for a decision who has nothing else.
        limit: seconds after which the answer of somebody else's player is late.
        form: of the file.
    """

    game: str
    rules: int
    printed: str
    options: dict[str, str]
    players: list[str]
    seed: int
    iterations: int | None
    seconds: float | None
    limit: float
    form: int = FORM


class Fault(msgspec.Struct, frozen=True):
    """Why a player lost a match that could not be played to its end.

    Attributes:
        seat: where it sat.
        kind: ``late``, ``died``, ``nonsense`` or ``raised``.
        what: in words.
        trace: its traceback, or the last that its process wrote.
    """

    seat: int
    kind: str
    what: str
    trace: str = ""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one match.

    Attributes:
        number: of the match in the plan.
        lineup: the number of the player at each seat.
        seed: of the match.
        winners, places, how, decisions: see :class:`~hustings.research.matchup.Played`.
        fault: why it was not played to its end.
    """

    number: int
    lineup: tuple[int, ...]
    seed: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    how: str
    decisions: int
    fault: Fault | None = None


class NotThisOne(ValueError):
    """A file that results cannot be added to.

    Args:
        key: why: ``foreign`` (no file of a tournament), ``line`` (one cannot be read), ``other`` (of another one).
        about: the line, or what is different.
        theirs, ours: what the file says of that, and what was asked for.
    """

    def __init__(self, key: str, about: str = "", theirs: str = "", ours: str = "") -> None:
        super().__init__(f"{key} {about} {theirs} {ours}".strip())
        self.key, self.about, self.theirs, self.ours = key, about, theirs, ours


class Ledger:
    """The file, open for more results.

    Args:
        path: the file; it is made where there is none.
        tournament: what is played.

    Raises:
        NotThisOne: when the file is not of this tournament.
        OSError: when it cannot be read or written.
    """

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.results: list[Result] = []
        whole = path.read_bytes() if path.is_file() else b""
        kept = whole[: whole.rfind(b"\n") + 1]
        if whole and not kept and not whole.startswith(b'{"game"'):
            raise NotThisOne("foreign")
        if kept:
            self.results = _read(kept, tournament)
        self._file = path.open("ab")
        if len(kept) < len(whole):  # it was killed while it wrote
            self._file.truncate(len(kept))
        if not kept:
            self._write(msgspec.json.encode(tournament))

    def add(self, result: Result) -> None:
        """Write a result down, so that it is there whatever happens next."""
        self._write(msgspec.json.encode(result))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()


def _read(whole: bytes, tournament: Tournament) -> list[Result]:
    first, *lines = whole.splitlines()
    try:
        theirs = msgspec.json.decode(first, type=Tournament)
    except msgspec.MsgspecError as error:
        raise NotThisOne("foreign") from error
    for field in tournament.__struct_fields__:
        if (one := getattr(theirs, field)) != (other := getattr(tournament, field)):
            raise NotThisOne("other", field, _told(one), _told(other))
    found: dict[int, Result] = {}
    for number, line in enumerate(lines, 2):
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.MsgspecError as error:
            raise NotThisOne("line", str(number)) from error
        if not _fits(result, len(tournament.players)):
            raise NotThisOne("line", str(number))
        found.setdefault(result.number, result)
    return list(found.values())


def _fits(result: Result, players: int) -> bool:
    seats = len(result.lineup)
    return len(result.places) == seats and all(0 <= one < players for one in result.lineup)


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {one}" for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else str(value)
