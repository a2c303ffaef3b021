"""A game: its title, seats, options, set-up and words. Everything else about it stands in its folder."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.message import Entry, Message, filled
from hustings.kernel.position import AnyStep, Outcome, Position, Rules

from .examples import Facts
from .lesson import Lesson
from .match import Match
from .provable import Provable
from .records import Header
from .scripted import Scripted


class BadOption(ValueError):
    """An option, or a value of it, that the game does not have.

    Args:
        why: for who reads a traceback.
        what: what was chosen, for who chose it.
        choices: what there is in its place; nothing: it can only be left away.
    """

    def __init__(self, why: str, what: str = "", choices: Iterable[str] = ()) -> None:
        super().__init__(why)
        self.what = what
        self.choices = tuple(choices)


class Provenance(NamedTuple):
    """What a page says about how sure the printed values of a game are.

    Attributes:
        title: a heading.
        paragraphs: plain sentences.
        tables: each a row of heads and rows of cells.
    """

    title: str
    paragraphs: tuple[str, ...]
    tables: tuple[tuple[tuple[str, ...], tuple[tuple[str, ...], ...]], ...] = ()


class Count(NamedTuple):
    """Something that a view counts; two views are compared by what both of them count.

    Attributes:
        what: its name: a text key, or a message whose sentence names it.
        thing: what shows it on the table, by its id or by what it stands for; empty: nothing does.
        value: how many.
        side: the seat whose count it is; -1: nobody's.
        against: the seat in whose favour it is when it becomes less; -1: nobody's in particular.
    """

    what: Message
    thing: str
    value: int
    side: int = -1
    against: int = -1


class Printing(NamedTuple):
    """How the printed values of a game are read; each gives what the game is made with.

    Attributes:
        load: reads our values, with an owner's file merged in, which is named or given as its tables; raises ValueError
            when that does not fit.
        rebuild: from the plain data in the header of a match of this server.
        accept: from plain data that may come from anywhere; raises ValueError when it cannot be played with.
        sheets: what an owner is asked about them (see ``hustings.printed.owner``), made with ``text(key)``.
    """

    load: Callable[[Path | dict[str, Any] | None], Any]
    rebuild: Callable[[Any], Any]
    accept: Callable[[dict[str, object]], Any]
    sheets: Callable[[Callable[..., str]], tuple[Any, ...]]


class Game(Rules):
    """One title with its rules and one set of printed values. Subclass it once a game.

    Attributes:
        id: the name in addresses and commands, for example ``"watergate"``.
        version: number of the rules; raise it when a change makes old matches play differently.
        options: each option's choices, the default first.
        vocabulary: for every log line, reason, prompt, button and end the names of its arguments, in order; a name is
            also the argument's kind, or the two stand as ``name:kind``, with a star behind for a list.
        package: the Python package that holds the rulebooks.
        face: the package with what people see of it: ``text/``, ``table.html``, style sheets, drawings; unless a game
            says otherwise ``package`` itself.
        headings: log lines that open a chapter of the match, such as a new round.
        openings: log lines that open a turn within a chapter, such as a card that is played.
        turns: log lines, read by everybody, that say whose turn or what phase begins before anything is done in it.
            What a seat does in two of them in a row are two moments; the second can be taken back alone.
        retold: log lines that tell once more, to others or in less detail, what one of some other lines about the same
            tells; where both can be read, they are left out.
        dealings: log lines of which the history of the market is made.
        effects: log lines that tell whether the text of a card has taken effect: of the one they name first it has, of
            the one they name last it has not. A game without any has texts that always hold.
        staged: log lines that begin something which is told beat by beat, each with the lines that belong to it.
        secret_kinds: names of arguments that stand for something which can be hidden (cards, tokens).
        printing: how its printed values are read, for a game whose one argument they are; None: it has none.
        obvious: reasons that are not worth telling beside what a thing can be used for.
        spelled: verbs, answering nothing, that have too many objects to have a key each in a terminal.
        lesson: what a newcomer is led through; None: there is nothing.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    vocabulary: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    package: ClassVar[str]
    face: ClassVar[str]
    headings: ClassVar[frozenset[str]] = frozenset()
    openings: ClassVar[frozenset[str]] = frozenset()
    turns: ClassVar[frozenset[str]] = frozenset()
    retold: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    dealings: ClassVar[frozenset[str]] = frozenset()
    effects: ClassVar[Mapping[str, bool]] = {}
    staged: ClassVar[Mapping[str, frozenset[str]]] = {}
    secret_kinds: ClassVar[frozenset[str]] = frozenset()
    printing: ClassVar[Printing | None] = None
    obvious: ClassVar[frozenset[str]] = frozenset()
    spelled: ClassVar[frozenset[str]] = frozenset()
    lesson: ClassVar[Lesson | None] = None

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if "package" in vars(cls) and "face" not in vars(cls):
            cls.face = cls.package

    def __init__(self, actions: ActionTable, steps: tuple[type[AnyStep], ...], printed: dict[str, Any]) -> None:
        by_name = {step.__name__: step for step in steps}
        if len(by_name) < len(steps):
            raise ValueError("two steps have the same name; a saved position names its steps")
        super().__init__(actions, by_name)
        self.printed_data = printed

    # -- made from printed values ------------------------------------------------------------------------------------

    @classmethod
    def from_file(cls, file: Path | dict[str, Any]) -> Game:
        """The game with an owner's file of corrections to its printed values, which is named or given as its tables.

        Raises:
            ValueError: when the file does not fit, or the game can have none.
        """
        if cls.printing is None:
            raise ValueError(f"{cls.id} has no printed values that could be corrected")
        return cls._made(cls.printing.load(file))

    @classmethod
    def from_data(cls, data: dict[str, object]) -> Game:
        """The game with the printed values in the header of a match of this server."""
        return cls._made() if cls.printing is None else cls._made(cls.printing.rebuild(data))

    @classmethod
    def from_outside(cls, data: dict[str, object]) -> Game:
        """The game with the printed values of a file that may come from anywhere.

        Raises:
            ValueError: when the game cannot be played with them.
        """
        return cls._made() if cls.printing is None else cls._made(cls.printing.accept(data))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).from_data, (self.printed_data,)

    @classmethod
    def _made(cls, *printed: object) -> Game:
        made: Game = cast("type[Any]", cls)(*printed)
        return made

    # -- to be given by every game ---------------------------------------------------------------------------------

    def seats(self, options: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """Names of the seats of a match with these options."""
        raise TypeError(f"{type(self).__name__} must name its seats")

    def blank(self, chance: Chance) -> Position:
        """An empty position, to be filled by :meth:`begin` or by decoding."""
        raise TypeError(f"{type(self).__name__} must make its positions")

    def begin(self, position: Position, options: Mapping[str, str]) -> None:
        """Carry the set-up out: lay the pieces out and put the first steps on the stack."""
        raise TypeError(f"{type(self).__name__} must set its positions up")

    def name(self, kind: str, value: int) -> Message | int | str:
        """What an argument of a message stands for: a text key with arguments, a number, or a word as it is."""
        return value

    def numbers(self, key: str) -> Mapping[str, Message | int | str]:
        """Printed values that the text of a key names, as its arguments: so it follows an owner's corrections."""
        return {}

    def label(self, action: int) -> Message:
        """What the button of an action says: ``do-<verb>`` with the name of its object."""
        raise TypeError(f"{type(self).__name__} must label its actions")

    def label_now(self, position: Position, seat: int, action: int) -> Message:
        """What the button of a legal action says to a seat now, where that is more than :meth:`label` can know."""
        return self.label(action)

    @classmethod
    def examples(cls, options: Mapping[str, str]) -> Facts:
        """What comes out of each worked example in the rulebook, played by the rules with our own printed values.

        A number or the key of a text can be named in the text of the example; whatever else there is serves a figure.
        """
        return {}

    def warning(self, position: Position, seat: int, action: int) -> Message | None:
        """What is said before a seat's legal action that ends, or costs, more than one would think; None: nothing."""
        return None

    def reassign(self, position: Position, seat: int | None, rng: Chance) -> None:
        """Deal hidden pieces anew among the places where ``seat`` (None: a spectator) thinks they can be, in place."""
        if self.secret_kinds:
            hidden = ", ".join(sorted(self.secret_kinds))
            raise TypeError(f"{type(self).__name__} hides {hidden}: it must say how that is dealt anew")

    def pieces(self, position: Position) -> Mapping[str, int]:
        """How many pieces of each sort there are in all places together; it never changes during a match."""
        raise TypeError(f"{type(self).__name__} must count its pieces")

    def counts(self, view: object) -> list[Count]:
        """What can be counted in a view, the most important first: who looks on is told how it has changed."""
        return []

    def callers(self, view: object) -> list[int]:
        """Whose offer or the like each one is that waits for an answer that the reader of a view does not owe."""
        return []

    def lies_open(self, view: object, entry: Entry) -> bool:
        """Whether what an entry tells still lies on the table for the reader of a view, such as an offer."""
        return False

    def shows(self, view: object, kind: str, value: int) -> bool:
        """Whether a view shows this piece of a secret kind; the test of log secrecy asks it."""
        raise TypeError(f"{type(self).__name__} must say what its views show")

    def heuristics(self) -> Heuristics | None:
        """What computer opponents should know; None: the search knows the rules and nothing else."""
        return None

    def holds(self, position: Position, entry: Entry) -> bool:
        """Whether what an entry tells about hidden things is so in this position; the test of memory asks it.

        An entry that names no piece of a secret kind, and tells nothing else about one, always holds.
        """
        kinds = {kind for _, kind, _ in filled(self.vocabulary.get(entry.key, ()), entry.args)}
        if kinds & self.secret_kinds:
            raise TypeError(f"{type(self).__name__} must say whether {entry.key!r} still holds")
        return True

    def scores(self, view: object) -> Mapping[str, tuple[int | None, ...]]:
        """What is worth following through a match: by a key of ``score-`` texts how much each seat has of it.

        It is taken from what a reader may know: None stands for what that does not tell.
        """
        return {}

    def story(self, position: Position, entries: Sequence[Entry]) -> list[Message]:
        """How a match is told when it is over, a sentence a message: by what ended it, and all that its log knows."""
        return []

    def replies(self, entries: Sequence[Entry], fresh: int, seat: int) -> list[Message]:
        """What has come of what a seat laid before others, by its log from the line ``fresh`` on, the latest last."""
        return []

    def leading(self, position: Position, seat: int) -> int:
        """What a list of all that a seat can do besides answering begins with; negative: nothing."""
        return -1

    def lighter(self, position: Position, seat: int) -> Mapping[str, Sequence[str]]:
        """For each action that has made a seat's draft what drafts the rest anew without it."""
        return {}

    def again(self, reply: Message) -> Mapping[str, str]:
        """The fields of a posted form that would lay before another once more what such a reply has refused.

        Nothing: there is no form for it, or nothing was refused.
        """
        return {}

    def places(self, position: Position) -> tuple[int, ...]:
        """The place of each seat in a match that is over: the winners are first, the others share what comes next."""
        outcome = position.outcome
        assert outcome is not None
        others = len(outcome.winners) + 1
        return tuple(1 if seat in outcome.winners else others for seat in range(len(outcome.scores)))

    def provenance(self, text: Callable[..., str]) -> Provenance | None:
        """How sure the printed values are, in sentences made with ``text(key)``; None: they are as published."""
        return None

    def compose(self, position: Position, seat: int, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """The actions that a form which is posted whole stands for, to be done one after the other, all or none.

        Args:
            position: as the seat sees it.
            seat: who posts it.
            fields: what it says, each field with all its values.

        Returns:
            Canonical texts; none: the game has no such form.
        """
        return []

    def count(self, position: Position) -> int:
        """How many seats the match of a position has; the most that any options give, unless a game knows better."""
        return self._most_seats

    @cached_property
    def _most_seats(self) -> int:
        sizes = [len(self.seats())]
        for key, choices in self.options.items():
            for value in choices:
                with suppress(BadOption):
                    sizes.append(len(self.seats({key: value})))
        return max(sizes)

    # -- playing ---------------------------------------------------------------------------------------------------

    def chosen(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options with defaults filled in; a game whose options exclude each other overrides it.

        Raises:
            BadOption: for an option or value that the game does not have.
        """
        given = dict(options or {})
        for key, value in given.items():
            if key not in self.options:
                why = f"{self.id} has no option {key!r}; it has {', '.join(self.options) or 'none'}"
                raise BadOption(why, key, self.options)
            if value not in self.options[key]:
                why = f"option {key!r} is one of {', '.join(self.options[key])}, not {value!r}"
                raise BadOption(why, f"{key} {value}", self.options[key])
        return {key: given.get(key, choices[0]) for key, choices in self.options.items()}

    def setup(
        self, seed: int = 0, options: Mapping[str, str] | None = None, chance: Chance | None = None, live: bool = False
    ) -> Position:
        """A position at the first question of a match.

        Args:
            seed: seed of the cheap generator, when no ``chance`` is given.
            options: names and values; missing ones take their default.
            chance: where results come from instead.
            live: whether the position writes its log, from the set-up on; by default it does not, as playouts do not
                read it. A :class:`.match.Match` always does.
        """
        position = self.blank(chance if chance is not None else Chance(seed))
        position.live = live
        self.begin(position, self.chosen(options))
        position.play_on()
        return position

    def match(self, secret: bytes | None = None, options: Mapping[str, str] | None = None) -> Match:
        """A new match with chance that can be proved; without ``secret`` one is drawn."""
        secret = secrets.token_bytes(32) if secret is None else secret
        chance = Provable(secret)
        header = Header(
            game=self.id,
            version=self.version,
            options=self.chosen(options),
            printed=self.printed_data,
            commitment=chance.commitment,
        )
        return Match(self, header, chance)

    def lesson_walk(self) -> Iterator[Match]:
        """The match of the game's lesson as each of its steps shows it, and after the last.

        What the newcomer is to do is still to be done; what others do has been done, unless it ends the match.

        Raises:
            IllegalAction: when the lesson breaks a rule.
        """
        if self.lesson is None:
            return
        header = Header(self.id, self.version, self.chosen(self.lesson.options), self.printed_data, commitment="")
        match = Match(self, header, self.scripted(*self.lesson.draws, seed=self.lesson.seed))
        for chapter in self.lesson.chapters:
            for done in chapter.before():
                _do(match, *done)
            for done in chapter.actions:
                before = match.clone()
                _do(match, *done)
                is_shown = done[0] not in ("", self.lesson.seat) and match.outcome is None
                yield match.clone() if is_shown else before
        yield match

    def decode(self, data: bytes, chance: Chance | None = None) -> Position:
        """The position that :meth:`Position.encode` wrote.

        Args:
            data: what was written.
            chance: where its results come from; None: the generator that was written down with it, or a cheap one.

        Raises:
            ValueError: when the data describes no position of this game.
        """
        position = self.blank(chance if chance is not None else Chance())
        position.restore(data)
        if chance is not None:
            position.chance = chance
        return position

    def scripted(self, *script: str | int | tuple[str | int, ...], seed: int | None = None) -> Scripted:
        """Chance that follows a script written in this game's names."""
        return Scripted(*script, names=self.script_names(), seed=seed)

    def script_names(self) -> Mapping[str, int]:
        """What names in a script stand for."""
        return {}

    def clock(self, options: Mapping[str, str]) -> int | None:
        """The seconds that a seat has for each question that it owes an answer to; None: all the time in the world."""
        return None

    def conceded(self, position: Position, seat: int, count: int) -> Outcome:
        """The outcome when ``seat`` of ``count`` seats resigns: the others win."""
        others = tuple(other for other in range(count) if other != seat)
        return Outcome(others, tuple(0.0 if s == seat else 1.0 for s in range(count)), "end-resigned")

    # -- actions ---------------------------------------------------------------------------------------------------

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self.actions.texts[action]

    def action(self, text: str) -> int:
        """The action with this canonical text.

        Raises:
            UnknownAction: when there is none.
        """
        return self.actions.number(text)


def _do(match: Match, seat: str, actions: str) -> None:
    """Carry out what a seat does at one go; nothing, when it only looks."""
    for text in actions.split(", ") if actions else ():
        match.act(match.seats.index(seat), text)
