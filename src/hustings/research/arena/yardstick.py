"""An opponent from outside as a player: OpenSpiel's information-set Monte-Carlo tree search over our OpenSpiel games.

It believes nothing beforehand and plays every iteration to the end at random, so it says what a search is worth that
knows the rules and nothing else. For the arena it is ``hustings.research.arena.yardstick:ISMCTS``.
"""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter
from typing import Any

from hustings.ai.levels import WAIT, Budget, Sample
from hustings.kernel.chance import Chance
from hustings.play.game import BadOption, Game

from .. import needed
from ..environments.course import Course, Moment
from ..environments.openspiel import State, register
from ..environments.turns import Turns

np: Any = needed("numpy", "openspiel")
pyspiel: Any = needed("pyspiel", "openspiel")
ismcts: Any = needed("open_spiel.python.algorithms.ismcts", "openspiel")
mcts: Any = needed("open_spiel.python.algorithms.mcts", "openspiel")


class _TimeIsUp(Exception):
    """No further iteration is begun."""


class ISMCTS:
    """OpenSpiel's search at a seat, see :class:`~hustings.research.matchup.Decides`. It answers, and never trades.

    Args:
        game: the game.
        seat: where it sits.
        uct: how much it tries what has been tried little.
        iterations, seconds: for a decision; None: what the match gives everybody.
    """

    def __init__(
        self, game: Game, seat: int, uct: float = 1.0, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        self.game, self.uct = game, uct
        self.own = Budget(seconds, iterations) if iterations or seconds else None
        self._loaded: dict[int, Any] = {}

    def decide(self, game: Game, seat: int, actions: list[int], sample: Sample, budget: Budget, seed: int) -> int:
        """Search from what the seat knows."""
        budget = self.own or budget
        position = sample(Chance(seed))
        answers = position.answers(seat)
        if not answers:
            return WAIT
        if len(answers) == 1:
            return answers[0]
        turns = Turns(self.game, position, 0)
        turns.seat, turns.actions = seat, answers
        course = Course(self.game, {}, 0)
        course.turns, course.moment = turns, Moment(None, position, -1, -1, ())
        state = State(self._game(self.game.count(position)), course)
        rng = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        most = budget.iterations or (1 << 30 if budget.seconds else 300)
        bot = ismcts.ISMCTSBot(state.get_game(), evaluator, self.uct, most, random_state=rng)
        ends = None if budget.seconds is None else perf_counter() + budget.seconds
        draw = Chance(seed + 1)

        def deal(state: State, player: int) -> State:
            if ends is not None and bot._root_node.total_visits > 0 and perf_counter() > ends:
                raise _TimeIsUp
            return state.resample_from_infostate(player, lambda: draw.below(1 << 30) / (1 << 30))

        bot.set_resampler(deal)
        try:
            policy = bot.run_search(state)
        except _TimeIsUp:
            policy = bot.get_final_policy(state, bot._root_node)
        best = max(chance for _, chance in policy)
        return int(rng.choice(sorted(action for action, chance in policy if chance == best)))

    def _game(self, seats: int) -> Any:
        """The game as OpenSpiel has it, with so many seats."""
        if seats not in self._loaded:
            register()
            name = f"hustings_{self.game.id.replace('-', '_')}"
            for options in [{}, *[{key: one} for key, choices in self.game.options.items() for one in choices]]:
                with suppress(BadOption):
                    if len(self.game.seats(options)) == seats:
                        given = {key.replace("-", "_"): value for key, value in options.items()}
                        self._loaded[seats] = pyspiel.load_game(name, {**given, "extras": 0})
                        break
        return self._loaded[seats]
