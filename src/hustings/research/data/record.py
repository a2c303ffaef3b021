"""Matches as data to learn from: each decision with what its seat knew, could do and did, and how the match ended.

A recording is a folder of Parquet files, ten matches each, in three splits, and :file:`recording.json` that says what
it is. A part that was written is never written again, so a recording that was killed goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from hustings.ai.levels import WAIT, Budget
from hustings.ai.search import Search
from hustings.kernel.position import Position
from hustings.play.game import Game

from .. import needed
from ..arena.players import player_named
from ..crew import Crew, Died
from ..environments.layout import layout
from ..environments.turns import EXTRAS, sizes
from ..folder import BadFolder, held
from ..matchup import STANDARD, Computer, Heard, Player, play

PART: Final = 10
"""Matches in a part; a match belongs to the split of its last digit."""
SPLITS: Final = {"train": range(8), "validation": range(8, 9), "test": range(9, 10)}
"""Which matches of ten are for what."""
ABOUT: Final = "recording.json"
"""The file of a folder that says what was recorded; together with the parts it is all that going on needs."""
LOCK: Final = ".lock"


@dataclass(frozen=True)
class Recording:
    """What is recorded; equal ones give equal files, unless somebody thinks by the clock.

    Attributes:
        game: id of the game.
        rules: version of its rules.
        printed: SHA-256 of its printed values.
        options: all that it has.
        layout: digest of its observations.
        players: by name; in match 0 the first sits at the first seat and so on round the table, and from match to match
            everybody moves on by one.
        iterations, seconds: what a search has for a decision, unless its name says it; None: no limit.
        matches: how many.
        seed: match ``n`` has the seed ``seed * 1_000_003 + n``.
    """

    game: str
    rules: int
    printed: str
    options: dict[str, str]
    layout: str
    players: tuple[str, ...]
    iterations: int | None
    seconds: float | None
    matches: int
    seed: int

    def seated(self, match: int, seats: int) -> tuple[str, ...]:
        """The names of who plays a match, by seat."""
        return tuple(self.players[(seat + match) % len(self.players)] for seat in range(seats))

    def part(self, number: int) -> dict[str, list[int]]:
        """The matches of a part by split, without splits that it has nothing for."""
        matches = range(PART * number, min(PART * (number + 1), self.matches))
        found = {split: [match for match in matches if match % PART in digits] for split, digits in SPLITS.items()}
        return {split: some for split, some in found.items() if some}

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.matches // PART)


@dataclass(frozen=True)
class Recorded:
    """How far a recording has come.

    Attributes:
        matches: that are in the folder.
        decisions: in them, by split.
        lost: parts whose process died twice; the next time they are tried again.
        bytes: that its Parquet files take.
    """

    matches: int
    decisions: dict[str, int]
    lost: tuple[int, ...]
    bytes: int


def recording(
    game: Game,
    players: Sequence[str],
    matches: int,
    budget: Budget = STANDARD,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> Recording:
    """Say what is to be recorded.

    Args:
        game: the game.
        players: their names, see :func:`~hustings.research.arena.players.player_named`; one alone plays all seats.
        matches: how many.
        budget: of a search for a decision, unless its name says it.
        seed: of all of it.
        options: of the game.

    Raises:
        BadPlayer: for a name that no player has.
        BadOption: for an option or value that the game does not have.
        Unbounded: when the types of the game's views do not say what can stand there.
    """
    for name in players:
        player_named(name)
    told = layout(game).digest
    return Recording(
        game.id, game.version, printed_digest(game), game.chosen(options), told, tuple(players),
        budget.iterations, budget.seconds, matches, seed,
    )  # fmt: skip


def printed_digest(game: Game) -> str:
    """SHA-256 of the printed values of a game."""
    return sha256(json.dumps(game.printed_data, sort_keys=True).encode()).hexdigest()


def record(
    game: Game,
    wanted: Recording,
    folder: Path,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Recorded:
    """Record into a folder, or go on with what was begun there.

    Args:
        game: the game.
        wanted: what, made with :func:`recording`.
        folder: an empty or new one, or one in which the same was begun.
        processes: how many play at a time.
        progress: called with the matches that are in the folder and all of them, after every part.

    Raises:
        BadFolder: when the folder holds something else, is in use, full, or cannot be written. What is in it stays.
        MissingLibrary: when pyarrow is not installed.
        ComputerFailed, MatchFailed: when a player or the rules fail.
    """
    needed("pyarrow.parquet", "data")
    with held(folder, LOCK):
        claim(game, wanted, folder)
        left = [number for number in range(wanted.parts) if not is_there(wanted, folder, number)]
        for unfinished in folder.glob("*/*.unfinished"):
            unfinished.unlink()
        lost = []
        for result in _results(game, wanted, folder, left, min(processes, max(1, len(left)))):
            if isinstance(result, Died):
                lost += [] if result.again else [result.job]
            elif progress is not None:
                progress(present(wanted, folder), wanted.matches)
        return recorded(wanted, folder, tuple(lost))


def claim(game: Game, wanted: Recording, folder: Path) -> None:
    """Write down what a folder is for, or see that it is for this.

    Raises:
        BadFolder: when it is for something else.
    """
    about = folder / ABOUT
    if not about.exists():
        strange = sorted(entry.name for entry in folder.iterdir() if entry.name != LOCK)
        if strange:
            raise BadFolder("strange", folder, strange[0])
        shape = layout(game)
        data = asdict(wanted) | {
            "hustings": version("hustings"),
            "seats": list(game.seats(wanted.options)),
            "actions": [*game.actions.texts, "wait"][: sizes(game, EXTRAS)[0]],
            "columns": list(shape.names),
            "bounds": [list(shape.low), list(shape.high)],
        }
        fresh = about.with_suffix(".unfinished")
        fresh.write_text(json.dumps(data, ensure_ascii=False), "utf-8")
        fresh.replace(about)
        return
    try:
        there = json.loads(about.read_text("utf-8"))
    except ValueError as error:
        raise BadFolder("strange", folder, ABOUT) from error
    for name, value in json.loads(json.dumps(asdict(wanted))).items():
        if there.get(name) != value:
            raise BadFolder("other", folder, f"{name}: {there.get(name)} ≠ {value}")


def recorded(wanted: Recording, folder: Path, lost: tuple[int, ...] = ()) -> Recorded:
    """How far it has come."""
    parquet = needed("pyarrow.parquet", "data")
    files = {split: sorted((folder / split).glob("*.parquet")) for split in SPLITS}
    decisions = {split: sum(parquet.read_metadata(file).num_rows for file in files[split]) for split in SPLITS}
    size = sum(file.stat().st_size for split in files.values() for file in split)
    return Recorded(present(wanted, folder), decisions, lost, size)


def is_there(wanted: Recording, folder: Path, number: int) -> bool:
    """Whether a part is written, whole."""
    return all(file_of(folder, split, number).exists() for split in wanted.part(number))


def present(wanted: Recording, folder: Path) -> int:
    """How many matches are in a folder."""
    there = [number for number in range(wanted.parts) if is_there(wanted, folder, number)]
    return sum(len(matches) for number in there for matches in wanted.part(number).values())


def file_of(folder: Path, split: str, number: int) -> Path:
    """Where a part has its matches of a split."""
    return folder / split / f"{number:05}.parquet"


# -- a part ------------------------------------------------------------------------------------------------------------


def _results(game: Game, wanted: Recording, folder: Path, left: list[int], processes: int) -> Iterator[int | Died[int]]:
    if processes <= 1:
        return (write_part((game, wanted, folder), number) for number in left)
    return Crew(write_part, (game, wanted, folder), processes).results(left)


def write_part(tools: tuple[Game, Recording, Path], number: int) -> int:
    """Play the matches of a part and write its files: each is whole, or not there."""
    game, wanted, folder = tools
    parquet = needed("pyarrow.parquet", "data")
    for split, matches in wanted.part(number).items():
        file = file_of(folder, split, number)
        if file.exists():
            continue
        file.parent.mkdir(exist_ok=True)
        table = as_table(game, [noted(game, wanted, match) for match in matches])
        fresh = file.with_suffix(".unfinished")
        parquet.write_table(
            table, fresh, compression="zstd", use_dictionary=["ending", "player"], write_statistics=["match"]
        )
        fresh.replace(file)
    return number


class Notes:
    """What is written down of one match: a list a column.

    Args:
        game: the game.
        names: of who plays, by seat.
    """

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game, self.names = game, names
        self.shape = layout(game)
        self.size, self.wait = sizes(game, EXTRAS)
        self.thought: dict[int, Search] = {}
        self.rows: list[bytes] = []
        self.masks: list[bytearray] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.values: list[float | None] = []
        self.visits: list[list[int] | None] = []

    def watch(self, position: Position, seat: int, action: int) -> None:
        """Write an action down before it is carried out."""
        mask = bytearray(self.size)
        for legal in position.actions(seat):
            mask[legal] = 1
        if self.wait >= 0 and seat not in position.to_act:
            mask[self.wait] = 1
        self.rows.append(self.shape.row(position, seat))
        self.masks.append(mask)
        self.seats.append(seat)
        self.actions.append(action)
        search = self.thought.pop(seat, None)
        edges = [] if search is None else search.tried()
        visited = sum(int(edge.visits) for edge in edges)
        self.values.append(sum(edge.total for edge in edges) / visited if visited else None)
        self.visits.append(self._visits(edges) if visited else None)

    def _visits(self, edges: Sequence[Any]) -> list[int]:
        counts = [0] * self.size
        for edge in edges:
            counts[self.wait if edge.action == WAIT else edge.action] = int(edge.visits)
        return counts


def noted(game: Game, wanted: Recording, match: int) -> dict[str, Any]:
    """Play a match; gives its columns."""
    names = wanted.seated(match, len(game.seats(wanted.options)))
    notes = Notes(game, names)
    players: list[Player] = [player_named(name) for name in names]
    players = [
        Heard(one.level, one.budget, one.called, notes.thought) if isinstance(one, Computer) else one for one in players
    ]
    seed = wanted.seed * 1_000_003 + match
    over = play(game, players, seed, wanted.options, Budget(wanted.seconds, wanted.iterations), notes.watch)
    count = len(notes.rows)
    return {
        "match": [match] * count,
        "decision": list(range(count)),
        "seat": notes.seats,
        "player": [names[seat] for seat in notes.seats],
        "observation": notes.rows,
        "mask": notes.masks,
        "action": notes.actions,
        "value": notes.values,
        "visits": notes.visits,
        "score": [over.scores[seat] for seat in notes.seats],
        "scores": [list(over.scores)] * count,
        "ending": [over.how] * count,
    }


def as_table(game: Game, matches: Sequence[Mapping[str, Any]]) -> Any:
    """Matches as a table of Arrow."""
    arrow, numpy = needed("pyarrow", "data"), needed("numpy", "data")
    all = {name: [value for match in matches for value in match[name]] for name in matches[0]}
    size = sizes(game, EXTRAS)[0]

    def fixed(name: str, kind: str, width: int) -> Any:
        values = arrow.array(numpy.frombuffer(b"".join(all[name]), kind))
        return arrow.FixedSizeListArray.from_arrays(values, width)

    types = {"match": "int64", "decision": "int32", "seat": "int8", "action": "int16", "value": "float32"}
    made = {name: arrow.array(all[name], getattr(arrow, kind)()) for name, kind in types.items()}
    made["observation"] = fixed("observation", "<i2", len(layout(game)))
    made["mask"] = fixed("mask", "i1", size)
    made["visits"] = arrow.array(all["visits"], arrow.list_(arrow.int32()))
    made["score"] = arrow.array(all["score"], arrow.float32())
    made["scores"] = arrow.array(all["scores"], arrow.list_(arrow.float32()))
    for name in ("player", "ending"):
        made[name] = arrow.array(all[name]).dictionary_encode()
    return arrow.table({name: made[name] for name in all})
