"""Every game for OpenSpiel: a sequential game with explicit chance nodes, imperfect information, and several players.

``register()`` makes them known; then ``pyspiel.load_game("hustings_1960(edition=first)")`` gives one.

What is drawn from a bag, a hand or a die is one chance node; a shuffle is as many nodes as there are things but one, so
that all chance is explicit and nothing has to be sampled. An action is carried out on a copy whose chance is told the
results so far; where it asks for more there is a chance node, and the next result begins the copy anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import hustings
from hustings.kernel.chance import Chance
from hustings.play.game import BadOption, Game

from .. import needed
from .course import Course
from .layout import layout
from .turns import EXTRAS, Turns, longest

np: Any = needed("numpy", "openspiel")
pyspiel: Any = needed("pyspiel", "openspiel")

MOST: Final = 512
"""Results that a chance node can have."""


class State(pyspiel.State):
    """A state of a match; see OpenSpiel's own ``pyspiel.State``."""

    def __init__(self, game: Any, course: Course) -> None:
        super().__init__(game)
        self.course = course

    @property
    def turns(self) -> Turns:
        """The match, with the position; at a chance node as it was when the action was chosen."""
        assert self.course.turns is not None
        return self.course.turns

    def current_player(self) -> int:
        """Who is asked."""
        if self.course.weights:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.turns.seat < 0 else self.turns.seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return not self.course.weights and self.turns.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.turns.actions) if player == self.turns.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of a draw, and how likely each is."""
        weights = self.course.weights
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        turns = self.course.turns
        return f"draw {action}" if turns is None else turns.text(action)

    def returns(self) -> list[float]:
        """The scores at the end, before it zeros."""
        if not self.is_terminal():
            return [0.0] * int(self.num_players())
        outcome = self.turns.position.outcome
        assert outcome is not None
        return [float(score) for score in outcome.scores]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that the player holds possible."""
        twin: State = self.clone()
        twin.course = self.course.dealt_anew(player, Chance(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        """What a spectator sees, and the draws since."""
        if self.course.turns is None:
            return f"set-up, drawn: {list(self.course.drawn)}\n"
        course, shape = self.course, layout(self.course.game)
        seen = shape.text(shape.observe(self.turns.position, None))
        return f"{seen}{self.turns.text(course.pending)}, drawn: {list(course.drawn)}\n" if course.weights else seen


class Observer:
    """What a player is given: numbers, or a text; with perfect recall a digest of all that it has noticed."""

    def __init__(self, game: Game, kind: Any, params: object) -> None:
        if params:
            raise ValueError(f"observations have no parameters, and were given {params}")
        self.game = game
        self.recalls = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(len(layout(game)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write the numbers; before the set-up is done they are zeros."""
        self.tensor.fill(0)
        if state.course.turns is not None:
            row = layout(self.game).row(state.turns.position, None if self.public else player)
            self.tensor[:] = np.frombuffer(row, "<i2")

    def string_from(self, state: State, player: int) -> str:
        """The lines of columns that are not 0, or the digest."""
        course = state.course
        if course.turns is None or course.moment is None:
            return "set-up"
        if self.recalls and not self.public:
            legal = sorted(course.turns.actions) if player == course.turns.seat else []
            name = self.game.wording.sides[player]
            return f"{self.game.id} {name} {course.moment.noticed(self.game, player).hex()} {legal}"
        shape = layout(self.game)
        return shape.text(shape.observe(course.turns.position, None if self.public else player))


def register() -> tuple[str, ...]:
    """Make every installed game known to OpenSpiel, as ``hustings_`` and its id; options have underscores for hyphens.

    Besides, ``extras`` says what a seat may do that answers nothing until the next answer is given, and ``printed`` can
    be the path of an owner's file.

    Returns:
        The names that ``pyspiel.load_game`` takes.
    """
    names = []
    for id in hustings.installed():
        game = hustings.game(id)
        kind = _kind(game)
        if kind.short_name not in pyspiel.registered_names():
            # A class, not a function: OpenSpiel lets go of it only when Python is already gone.
            pyspiel.register_game(kind, _maker(game, kind))
        names.append(str(kind.short_name))
    return tuple(names)


def load(game: Game, options: Mapping[str, str] | None = None, extras: int = EXTRAS) -> Any:
    """A game for OpenSpiel that needs not be registered, such as one with an owner's file.

    Args:
        game: the game.
        options: of the match.
        extras: see :func:`register`.
    """
    named = {name.replace("-", "_"): value for name, value in (options or {}).items()}
    return _maker(game, _kind(game))({**named, "extras": extras})


def _maker(game: Game, kind: Any) -> type[_Loaded]:
    return type(kind.short_name, (_Loaded,), {"game": game, "kind": kind})


def _kind(game: Game) -> Any:
    rows = [game.seats()]
    for key, choices in game.options.items():
        for value in choices:
            try:
                rows.append(game.seats({key: value}))
            except BadOption:
                continue
    counts = [len(row) for row in rows]
    spaces = game.spaces()
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"hustings_{game.id.replace('-', '_')}",
        long_name=game.id,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if spaces.total is None else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{key.replace("-", "_"): choices[0] for key, choices in game.options.items()},
            "extras": EXTRAS,
            "printed": "",
        },
        default_loadable=True,
    )


class _Loaded(pyspiel.Game):
    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.game
        if path := str(given.pop("printed", "")):
            game = hustings.game(game.id, path)
        self.extras = int(given.pop("extras", EXTRAS))
        self.options = game.chosen({name.replace("_", "-"): str(value) for name, value in given.items()})
        spaces = game.spaces(self.options)
        start = Course(game, self.options, self.extras)
        info = pyspiel.GameInfo(
            num_distinct_actions=spaces.actions + (1 if spaces.extras and self.extras else 0),
            max_chance_outcomes=MOST,
            num_players=len(spaces.seats),
            min_utility=spaces.utilities[0],
            max_utility=spaces.utilities[1],
            utility_sum=spaces.total,
            max_game_length=longest(game, self.options, self.extras),
        )
        super().__init__(self.kind, info, dict(params or {}))
        self.start = start.begun()

    def new_initial_state(self) -> State:
        """The state before the first draw of the set-up."""
        return State(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> Observer:
        """What reads states for a player."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params)
