"""``hustings play``: the table in a terminal."""

from __future__ import annotations

import hashlib
import os
import shlex
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from hustings.ai.advice import advise
from hustings.ai.levels import LEVELS, Budget, Sampler, decide, level_named
from hustings.files.saving import Saver, load
from hustings.files.transcript import Broken
from hustings.files.transcript import Player as Sitting
from hustings.matches.people import COMPUTER, PERSON
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.onward import NoMoment, TooOften, played_on
from hustings.play.provable import Provable
from hustings.play.records import Diverged
from hustings.terminal.display import Display
from hustings.terminal.keys import ENTER, Keyboard, NoMoreKeys, keyboard
from hustings.terminal.table import Player, Table
from hustings.words.sentences import Words, system_error

from .files import broken
from .games import Asked, as_typed, game_command
from .options import File, Number, Seconds, option
from .replay import frames
from .speech import CommandError, Speech

EXAMPLES: Final = """\
hustings play watergate
hustings play watergate --nixon search --editor person --lang ja
hustings play watergate --nixon person --editor person --save evening.match
hustings play 1960 --edition first --kennedy person
hustings play watergate --resume evening.match
hustings play watergate --from evening.match --moment 40 --nixon search
hustings play watergate --hints"""
WHO: Final = (PERSON, *LEVELS, "ismcts")
OPPONENT: Final = "heuristic"


@game_command("play", EXAMPLES, WHO)
@option("--seconds", text="play-seconds", metavar="S", type=Seconds(), default=2.0)
@option("--save", text="save", metavar="FILE", type=File())
@option("--resume", text="resume", metavar="FILE", type=File())
@option("--from", "origin", text="play-from", metavar="FILE", type=File())
@option("--moment", text="play-moment", metavar="N", type=Number(0))
@option("--knows", text="play-knows", metavar="SEAT")
@option("--hints", text="play-hints", is_flag=True)
@option("--seed", text="play-seed", metavar="N", type=Number(0))
@option("--lines", text="lines", is_flag=True)
def run(
    speech: Speech,
    asked: Asked,
    seconds: float,
    save: Path | None,
    resume: Path | None,
    origin: Path | None,
    moment: int | None,
    knows: str | None,
    hints: bool,
    seed: int | None,
    lines: bool,
) -> int:
    """Open the table."""
    began = Began(origin, moment, knows, hints, seed)
    began.check(resume)
    by_lines = lines or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"
    console = Console(highlight=False)
    with keyboard(by_lines) as keys:
        display = Display(console, keys)
        try:
            if resume is None:
                match, saver = _begun(asked, save, began, speech, display)
            else:
                match, saver = _resumed(asked, resume, save, speech)
        except (NoMoreKeys, KeyboardInterrupt):
            return 0
        words = Words(_game(match))
        players = [_player(player.level, seconds, match) for player in saver.players]
        advise = _adviser(match, seconds) if match.header.hints else None
        table = Table(match, players, words, speech.language, display, saver, advise)
        try:
            over = table.play()
        except OSError as error:
            raise CommandError("cannot-save", file=str(saver.path), **system_error(error)) from error
    width = console.width if display.full else None
    console.print(Text(_farewell(match, over, saver.path, words, speech.language, width)), soft_wrap=True)
    for fault in dict.fromkeys(fault for player in players for fault in player.faults):
        speech.error(speech("play-computer-fell-back", detail=fault))
    return 0


# -- a match to play ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Began:
    """How a new match begins: at its set-up, or at a moment of one in a file; with hints or without."""

    origin: Path | None
    moment: int | None
    knows: str | None
    hints: bool
    seed: int | None

    @property
    def secret(self) -> bytes | None:
        """Of its chance; None: one is drawn."""
        return None if self.seed is None else hashlib.sha256(b"hustings %d" % self.seed).digest()

    def check(self, resume: Path | None) -> None:
        """Refuse what does not go together.

        Raises:
            CommandError: with what to leave away, or to say besides.
        """
        if (self.origin is None) != (self.moment is None):
            raise CommandError("from-and-moment")
        if self.knows is not None and self.origin is None:
            raise CommandError("knows-of-nothing")
        if resume is not None and (self.origin is not None or self.hints):
            raise CommandError("resume-as-it-began")


def _begun(asked: Asked, save: Path | None, began: Began, speech: Speech, display: Display) -> tuple[Match, Saver]:
    game = asked.open(speech)
    options = asked.chosen(game)
    origin = None if began.origin is None else _origin(asked, began.origin, options, speech)
    if origin is not None:
        game, options = _game(origin), origin.header.options
    players = _players(asked.seated(game.seats(options)), game, speech, display)
    if began.hints and players.count(PERSON) != 1:
        raise CommandError("hints-for-one")
    if origin is None:
        match = game.match(began.secret, options, began.hints)
    else:
        match = _played_on(origin, began)
    if save is not None and save.exists():
        raise CommandError("save-exists", file=str(save))
    try:
        path = save or _somewhere(game)
    except OSError as error:
        raise CommandError("cannot-begin", file=str(error.filename), **system_error(error)) from error
    return match, Saver(path, sitting(players))


def _origin(asked: Asked, file: Path, options: dict[str, str], speech: Speech) -> Match:
    """The match of a file, to begin at one of its moments."""
    match, _ = _loaded(asked, file, options, speech, "--from")
    if match.outcome is None:
        raise CommandError("from-not-over", file=str(file))
    return match


def _played_on(origin: Match, began: Began) -> Match:
    """A match that begins at the moment that is asked for."""
    file, last = str(began.origin), len(shown := frames(origin, None)) - 1
    if began.knows is not None and began.knows not in origin.seats:
        raise CommandError("no-such-seat", seat=began.knows, seats=", ".join(origin.seats))
    seat = None if began.knows is None else origin.seats.index(began.knows)
    assert began.moment is not None
    try:
        moment = shown[began.moment].moment if began.moment <= last else -1
        return played_on(origin, moment, seat, began.secret, hints=began.hints)
    except NoMoment as error:
        raise CommandError("from-no-moment", file=file, moment=str(began.moment), last=str(last)) from error
    except TooOften as error:
        raise CommandError("from-too-often", file=file) from error
    except Diverged as error:
        raise CommandError("from-other-rules", file=file, why=str(error)) from error


def _loaded(asked: Asked, file: Path, options: dict[str, str], speech: Speech, how: str) -> tuple[Match, Saver]:
    """The match of a file, of which nothing is chosen anew."""
    if asked.printed:
        raise CommandError("resume-printed")
    if options:
        raise CommandError("resume-options", options=as_typed(options))
    try:
        match, saver = load(file)
    except Broken as error:
        raise broken(file, error, speech) from error
    except OSError as error:
        raise CommandError("cannot-read", file=str(file), **system_error(error)) from error
    if match.header.game != asked.name:
        raise CommandError("file-of-game", how=how, file=str(file), game=match.header.game)
    return match, saver


def _resumed(asked: Asked, resume: Path, save: Path | None, speech: Speech) -> tuple[Match, Saver]:
    match, saver = _loaded(asked, resume, asked.chosen(asked.open(speech)), speech, "--resume")
    given = asked.seated(match.seats)
    before = [player.level or player.kind for player in saver.players]
    sits = [now or then for now, then in zip(given, before, strict=True)]
    if match.header.hints and sits.count(PERSON) != 1:
        raise CommandError("hints-for-one")
    saver.players = sitting(sits)
    if save:
        if save.exists():
            raise CommandError("save-exists", file=str(save))
        saver.path = save
    return match, saver


def _players(given: Sequence[str | None], game: Game, speech: Speech, display: Display) -> tuple[str, ...]:
    """Who sits where: as the options say, or as is answered; a seat that is left is a person's, then a computer's."""
    if not any(given) and sys.stdin.isatty():
        return _asked(game, speech, display)
    players = list(given)
    if PERSON not in players and None in players:
        players[players.index(None)] = PERSON
    return tuple(player or OPPONENT for player in players)


def _asked(game: Game, speech: Speech, display: Display) -> tuple[str, ...]:
    words, seats = Words(game), game.seats()
    names = [words.text(speech.language, words.seat_in_full(speech.language, seat)) for seat in seats]
    side = _menu(display, speech, "menu-side", [*names, speech("menu-all")])
    if side == len(seats):
        return (PERSON,) * len(seats)
    levels = [words.text(speech.language, f"level-{level}") for level in LEVELS]
    level = LEVELS[_menu(display, speech, "menu-level", levels, LEVELS.index(OPPONENT))]
    return tuple(PERSON if seat == side else level for seat in range(len(seats)))


def _menu(display: Display, speech: Speech, title: str, entries: Sequence[str], usual: int = 0) -> int:
    """Ask for one of some entries, by its number; Enter takes the usual one."""
    lines = [Text(speech(title), "bold")]
    marks = {usual: "  (Enter)"}
    lines += [Text.assemble((f"[{n + 1}]", "bold"), f" {entry}{marks.get(n, '')}") for n, entry in enumerate(entries)]
    display.write(lines)
    keys: Keyboard = display.keyboard
    while True:
        key = keys.key()
        if key == ENTER:
            return usual
        if key == "q":
            raise NoMoreKeys
        if key.isdecimal() and 1 <= int(key) <= len(entries):
            return int(key) - 1


def sitting(players: Sequence[str]) -> tuple[Sitting, ...]:
    """The players as they stand in a file."""
    return tuple(
        Sitting("", PERSON, "") if player == PERSON else Sitting("", COMPUTER, level_named(player))
        for player in players
    )


def _player(level: str, budget: float, match: Match) -> Player:
    if not level:
        return Player()
    game = _game(match)
    faults: list[str] = []

    def think(match: Match, seat: int) -> int:
        p = match.seen_by(seat)
        seed = len(match.records)
        sample = Sampler(p, seat, seed)
        try:
            return decide(game, seat, p.actions(seat), sample, level, Budget(seconds=budget), seed)
        except Exception as error:  # a search may fail, the match goes on
            faults.append(f"{type(error).__name__}: {error}")
        try:
            return decide(game, seat, p.actions(seat), sample, "heuristic", seed=seed)
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            raise CommandError("play-computer-failed", game=game.id, detail=detail) from error

    return Player(think, faults)


def _adviser(match: Match, budget: float) -> Callable[[Match, int], list[tuple[int, float]]]:
    """What tells a person what a computer would do, from what the seat knows."""
    game = _game(match)

    def tell(match: Match, seat: int) -> list[tuple[int, float]]:
        seed = len(match.records)
        return advise(game, seat, Sampler(match.seen_by(seat), seat, seed), Budget(seconds=budget), seed)

    return tell


def _game(match: Match) -> Game:
    assert isinstance(match.game, Game)
    return match.game


# -- files -------------------------------------------------------------------------------------------------------------


def _somewhere(game: Game) -> Path:
    """A new file in the place where programs keep such things: made at once, so that no other program takes its name.

    Raises:
        OSError: when it cannot be made.
    """
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    stem = Path(state) / "hustings" / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    stem.parent.mkdir(parents=True, exist_ok=True)
    for extra in count():
        path = stem.with_name(f"{stem.name}{f'-{extra}' if extra else ''}.match")
        with suppress(FileExistsError):
            path.touch(exist_ok=False)
            break
    return path


def _farewell(match: Match, over: bool, path: Path, words: Words, language: str, width: int | None) -> str:
    """How to go on, or how to verify what was played."""
    file = _quoted(path)
    if not over:
        command = _typed(["hustings", "play", match.header.game, "--resume", file], width)
        return words.text(language, "terminal-saved", command=command)
    assert isinstance(match.chance, Provable)
    return words.text(
        language,
        "terminal-secret",
        commitment=match.header.commitment,
        secret=match.chance.secret.hex(),
        command=_typed(["hustings", "replay", file, "--verify"], width),
    )


def _quoted(path: Path) -> str:
    """A path as a shell reads it, from the reader's own folder where it lies there."""
    home = Path.home()
    return f"~/{shlex.quote(str(path.relative_to(home)))}" if path.is_relative_to(home) else shlex.quote(str(path))


def _typed(parts: Sequence[str], width: int | None) -> str:
    """A command, in several lines that a shell takes for one where it is wider than the screen."""
    lines = [parts[0]]
    for part in parts[1:]:
        if width is None or cell_len(f"{lines[-1]} {part} \\") <= width:
            lines[-1] += f" {part}"
        else:
            lines.append(f"  {part}")
    return " \\\n".join(lines)
