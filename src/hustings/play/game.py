"""A game: its title, seats, options and set-up. What it says is its wording, what people see of it its face."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, cast

from hustings.kernel.actions import ActionTable
from hustings.kernel.chance import Chance
from hustings.kernel.heuristics import Heuristics
from hustings.kernel.position import AnyStep, Outcome, Position, Rules, Step

from .dealing import deal_anew
from .face import Face
from .groups import apart
from .match import Match
from .orders import StandingOrder
from .provable import Provable
from .records import Header
from .scripted import Scripted
from .spaces import Spaces
from .wording import Wording

if TYPE_CHECKING:
    from hustings.kernel.observing import Observer


LOST: Final = "lost"
PLAIN: Final = "plain"
TAKEN_OVER: Final = "computer"
"""What :meth:`Game.overtime` can say."""


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

    Args:
        actions: everything that can be answered.
        steps: every step of the game, to decode a stack.
        printed: the printed values as plain data, as they stand in the header of a match; None: it has none.
        wording: what its messages say; None: by their verbs.
        face: what people see of it; None: its views, with texts in :attr:`package`.

    Attributes:
        id: the name in addresses and commands, for example ``"watergate"``.
        version: number of the rules; raise it when a change makes old matches play differently.
        sides: names of the seats, where every match has the same ones; where options change them, :meth:`seats`
            gives them instead.
        position: the class of its positions, unless :meth:`blank` makes them.
        options: each option's choices, the default first.
        package: the Python package that holds the rulebooks; unless a game says otherwise that of its class.
        turns: log lines, read by everybody, that say whose turn or what phase begins before anything is done in it.
            What a seat does in two of them in a row are two moments; the second can be taken back alone.
        secret_kinds: names of arguments that stand for something which can be hidden (cards, tokens).
        hidden: where pieces lie that nobody was ever shown another one's of, by fields of the position: first the one
            with a list for each seat, which it alone sees, then piles that nobody sees. :meth:`reassign` and
            :meth:`remix` follow from it.
        observed: how programs read its views, where ``look`` gives a type that sets no bounds: a struct with the same
            names that does.
        utilities: the lowest and the highest score that a seat can end with.
        total: what the scores of a match add up to; None: not always the same.
        orders: the standing orders that its seats can give; see :mod:`.orders`.
        decisions: answers in the longest match; the suite holds its random matches against it.
        printing: how its printed values are read, for a game whose one argument they are; None: it has none.
    """

    id: ClassVar[str]
    version: ClassVar[int] = 1
    sides: ClassVar[tuple[str, ...]] = ()
    position: type[Position] | None = None
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    package: ClassVar[str]
    turns: ClassVar[frozenset[str]] = frozenset()
    secret_kinds: ClassVar[frozenset[str]] = frozenset()
    hidden: ClassVar[tuple[str, ...]] = ()
    printing: ClassVar[Printing | None] = None
    observed: ClassVar[type | None] = None
    utilities: ClassVar[tuple[float, float]] = (0.0, 1.0)
    total: ClassVar[float | None] = None
    orders: ClassVar[tuple[StandingOrder, ...]] = ()
    decisions: ClassVar[int] = 2000

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if strange := apart(cls.__module__.partition(".")[0]):
            raise TypeError(
                f"{', '.join(strange)} was compiled without Hustings, which is compiled here, too: it would end the "
                "whole process. Install the game without compiling it; it is fast on the compiled kernel all the same"
            )
        if not hasattr(cls, "package"):
            cls.package = str(sys.modules[cls.__module__].__package__)

    def __init__(
        self,
        actions: ActionTable,
        steps: tuple[type[AnyStep], ...],
        printed: dict[str, Any] | None = None,
        wording: Wording | None = None,
        face: Face | None = None,
    ) -> None:
        by_name = {step.__name__: step for step in steps}
        if len(by_name) < len(steps):
            raise ValueError("two steps have the same name; a saved position names its steps")
        super().__init__(actions, by_name)
        self.printed_data: dict[str, Any] = {} if printed is None else printed
        self._wording = Wording(actions) if wording is None else wording
        self.face = Face(self.package) if face is None else face

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.id}, rules {self.version}>"

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
        """Names of the seats of a match with these options; overridden where options change who plays.

        What messages call a seat is its name in the longest of these rows, so a seat is called the same in all.
        """
        if not self.sides:
            raise TypeError(f"{type(self).__name__} must name its seats, in `sides` or by `seats(options)`")
        return self.sides

    def blank(self, chance: Chance) -> Position:
        """An empty position, to be filled by :meth:`begin` or by decoding."""
        if self.position is None:
            raise TypeError(f"{type(self).__name__} must name the class of its positions, in `position`")
        return self.position(self, chance)

    def begin(self, position: Any, options: Mapping[str, str]) -> None:
        """Carry the set-up out: lay the pieces out and put the first steps on the stack."""
        raise TypeError(f"{type(self).__name__} must set its positions up")

    def reassign(self, position: Any, seat: int | None, rng: Chance) -> None:
        """Deal hidden pieces anew among the places where ``seat`` (None: a spectator) thinks they can be, in place."""
        if self.hidden:
            hands, *piles = (getattr(position, field) for field in self.hidden)
            deal_anew(rng, seat, hands, *piles)
        else:
            self._hides_nothing("it must say how that is dealt anew, in `hidden` or by `reassign`")

    def remix(self, position: Any, rng: Chance) -> None:
        """Shuffle again every pile whose order nobody knows, in place; asked for after a takeback."""
        for pile in self.hidden[1:]:
            rng.shuffle(getattr(position, pile))
        if not self.hidden:
            self._hides_nothing(
                "write `remix`, which shuffles every pile whose order nobody knows, or after a takeback the same "
                "pieces come again; where no pile is hidden, let it do nothing"
            )

    def _hides_nothing(self, otherwise: str) -> None:
        if self.secret_kinds:
            hidden = ", ".join(sorted(self.secret_kinds))
            raise TypeError(f"{type(self).__name__} hides {hidden}: {otherwise}")

    def heuristics(self) -> Heuristics | None:
        """What computer opponents should know; None: the search knows the rules and nothing else."""
        return None

    @cached_property
    def wording(self) -> Wording:
        """What its messages say; names of seats come from :meth:`seats`, asked for when the game is whole."""
        self._wording.sides = self._longest
        return self._wording

    def places(self, position: Any) -> tuple[int, ...]:
        """The place of each seat in a match that is over: the winners are first, the others share what comes next."""
        outcome = position.outcome
        assert outcome is not None
        others = len(outcome.winners) + 1
        return tuple(1 if seat in outcome.winners else others for seat in range(len(outcome.scores)))

    def count(self, position: Any) -> int:
        """How many seats the match of a position has; the most that any options give, unless a game knows better."""
        return len(self._longest)

    @cached_property
    def _longest(self) -> tuple[str, ...]:
        """The longest row of seats that any choice of an option gives."""
        rows = [self.seats()]
        for key, choices in self.options.items():
            for value in choices:
                with suppress(BadOption):
                    rows.append(self.seats({key: value}))
        return max(rows, key=len)

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

    def match(
        self, secret: bytes | None = None, options: Mapping[str, str] | None = None, hints: bool = False
    ) -> Match:
        """A new match with chance that can be proved; without ``secret`` one is drawn.

        With ``hints`` its person may ask what a computer would do.
        """
        secret = secrets.token_bytes(32) if secret is None else secret
        chance = Provable(secret)
        header = Header(
            game=self.id,
            version=self.version,
            options=self.chosen(options),
            printed=self.printed_data,
            commitment=chance.commitment,
            hints=hints,
        )
        return Match(self, header, chance)

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

    def ids(self) -> Mapping[str, Sequence[str]]:
        """The ids of each sort that the types of its views name with :func:`.bounds.of`, such as those of its cards."""
        return {}

    def observer(self) -> type[Observer] | None:
        """What writes observations straight from positions, where rows have to be quick; None: views are read.

        Raises:
            ImportError: when librt is not here, which it needs; then views are read as well.
        """
        return None

    def spaces(self, options: Mapping[str, str] | None = None) -> Spaces:
        """How large matches with these options can get.

        Raises:
            BadOption: for an option or value that the game does not have.
        """
        return Spaces(
            seats=self.seats(self.chosen(options)),
            actions=len(self.actions),
            utilities=self.utilities,
            total=self.total,
            decisions=self.decisions,
            extras=any(step.may is not Step.may for step in self.steps.values()),
        )

    def clock(self, options: Mapping[str, str]) -> int | None:
        """The seconds that a seat has for each question that it owes an answer to; None: all the time in the world."""
        return None

    def overtime(self, options: Mapping[str, str]) -> str:
        """What becomes of a seat whose time is up, in a match that was opened with clocks.

        ``"lost"``: the others win, as when it resigns. ``"plain"``: the plainest answer (:meth:`Step.plain`) is given
        for it. ``"computer"``: a computer plays on, until its person takes it back. A game for two is lost; in one for
        more a computer takes the seat, because the others play on.
        """
        return LOST if len(self.seats(options)) == 2 else TAKEN_OVER

    def conceded(self, position: Any, seat: int, count: int) -> Outcome:
        """The outcome when ``seat`` of ``count`` seats resigns, or loses on time: the others win."""
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
