"""Checks of matches: undo, takeback, and records that replay to the same digests."""

from __future__ import annotations

from collections.abc import Callable

from hustings.kernel.chance import Chance
from hustings.play.game import Game
from hustings.play.match import Match
from hustings.play.provable import Provable
from hustings.play.replay import redo

from .walk import Failed, choose, option_sets, seeds
from .witness import Witness


def secret_of(seed: int) -> bytes:
    """A 32-byte secret for a test."""
    return seed.to_bytes(32, "big")


def undo_restores(game: Game, matches: int | range, longest: int) -> None:
    """Undoing an action restores the digest, view and actions; what nobody was shown can be undone, the rest not."""
    undone = 0

    def meddle(match: Match, dice: Chance, where: str) -> None:
        nonlocal undone
        drafter = next((seat for seat in range(len(match.seats)) if match.can_undo(seat)), None)
        if drafter is None or dice.below(3):
            return
        if any(match.can_undo(seat) for seat in range(len(match.seats)) if seat != drafter):
            raise Failed(f"{where}: two seats can undo at the same time")
        again = match.records[-1]
        if again.kind != "act" or again.seat != drafter or _is_committed(match):
            return
        after = match.seen_by(drafter).digest()
        match.undo(drafter)
        undone += 1
        before = match.seen_by(drafter)
        wanted, view, actions = DIGESTS[-1]
        if before.digest() != wanted or before.view(drafter) != view or before.actions(drafter) != actions:
            raise Failed(f"{where}: undoing {again.action!r} does not restore the position")
        match.act(drafter, again.action, again.hold)
        if match.seen_by(drafter).digest() != after:
            raise Failed(f"{where}: the same action after an undo leads somewhere else")

    DIGESTS: list[tuple[str, object, list[int]]] = []

    def remember(match: Match, seat: int) -> None:
        seen = match.seen_by(seat)
        DIGESTS.append((seen.digest(), seen.view(seat), seen.actions(seat)))

    for seed in seeds(matches):
        play_match(game, seed, longest, meddle, remember, hold=True)


def drafts_reach_nobody(game: Game, matches: int | range, longest: int) -> None:
    """What can still be undone is seen by nobody else: neither view, nor actions, nor log, nor turn number change."""

    def outside(match: Match, drafter: int) -> list[object]:
        others: list[object] = [match.view(None), len(match.entries(None))]
        for seat in range(len(match.seats)):
            if seat != drafter:
                others += [match.view(seat), match.actions(seat), len(match.entries(seat)), match.turns[seat]]
        return others

    seen: list[object] = []

    def before(match: Match, seat: int) -> None:
        seen[:] = outside(match, seat)

    def after(match: Match, dice: Chance, where: str) -> None:
        last = match.records[-1]
        drafted = last.kind == "act" and match.can_undo(last.seat) and not _is_committed(match)
        if drafted and outside(match, last.seat) != seen:
            raise Failed(f"{where}: {last.action!r} can still be undone, and somebody has noticed it")

    for seed in seeds(matches):
        play_match(game, seed, longest, after, before, hold=True)


def takebacks_go_back(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """A takeback leads to the position before the turn with unseen piles mixed again; chance only goes forward."""

    def meddle(match: Match, dice: Chance, where: str) -> None:
        seat = match.records[-1].seat if match.records else 0
        if dice.below(4 * len(match.seats)) or not match.can_ask_takeback(seat):
            return
        moments, branch = match.history.moments, match.history.branch
        turn = next(n for n in reversed(branch) if moments[n].seat == seat and moments[n].answered)
        target = moments[branch[branch.index(turn) - 1]].position
        views = [target.view(eye) for eye in (*range(len(match.seats)), None)]
        pieces = dict(witness.pieces(target))
        lines = len(match.history.lines)
        assert isinstance(match.chance, Provable)
        counter = match.chance.counter
        match.ask_takeback(seat)
        for other in range(len(match.seats)):
            if other != seat:
                match.answer_takeback(other, True)
        if [match.position.view(eye) for eye in (*range(len(match.seats)), None)] != views:
            raise Failed(f"{where}: after a takeback somebody sees something else than before the turn")
        if dict(witness.pieces(match.position)) != pieces:
            raise Failed(f"{where}: a takeback has lost or made pieces")
        if match.chance.counter < counter:
            raise Failed(f"{where}: a takeback has turned chance back")
        if len(match.history.lines) <= lines:
            raise Failed(f"{where}: a takeback has left no line in the log")

    for seed in seeds(matches):
        play_match(game, seed, longest * 4, meddle, hold=False)


def records_replay(game: Game, matches: int | range, longest: int) -> None:
    """The records of a match (undo, confirmation, takeback and resignation included) replay to equal digests."""

    def meddle(match: Match, dice: Chance, where: str) -> None:
        seats = range(len(match.seats))
        for seat in seats:
            if match.can_undo(seat) and dice.below(6) == 0:
                match.undo(seat)
            elif match.can_ask_takeback(seat) and dice.below(40) == 0:
                match.ask_takeback(seat)
                for other in seats:
                    if other != seat and match.asking is not None:
                        match.answer_takeback(other, dice.below(3) > 0)
            elif match.outcome is None and dice.below(600) == 0:
                match.resign(seat)

    for seed in seeds(matches):
        live = play_match(game, seed, longest * 6, meddle, hold=True)
        again = game.match(secret_of(seed), dict(live.header.options))
        for record in live.records:
            redo(again, record)
        if again.position.digest() != live.position.digest() or again.turns != live.turns:
            raise Failed(f"{game.id}, seed {seed}: the match replays to another end")
        for seat in (*range(len(live.seats)), None):
            if again.entries(seat) != live.entries(seat):
                raise Failed(f"{game.id}, seed {seed}: seat {seat} reads another log in the replay")


def _is_committed(match: Match) -> bool:
    """Whether the last thing that happened is no draft: others may have seen it, beside a draft."""
    return match.history.moments[-1].records == len(match.records)


def _nothing(match: Match, seat: int) -> None:
    """Look at nothing."""


def play_match(
    game: Game,
    seed: int,
    longest: int,
    after: Callable[[Match, Chance, str], None],
    before: Callable[[Match, int], None] = _nothing,
    hold: bool = False,
) -> Match:
    """Play a match at random.

    Args:
        game: the game.
        seed: of everything random.
        longest: how many actions it may have.
        after: called after each action with the match, dice, and words for where we are.
        before: called before each action with the match and the seat.
        hold: whether seats now and then confirm their turns themselves.

    Returns:
        the match, at its end unless it was too long or could not go on.
    """
    sets = option_sets(game)
    match = game.match(secret_of(seed), sets[seed % len(sets)])
    dice = Chance(seed + 104729)
    for number in range(longest):
        where = f"{game.id}, seed {seed}, action {number}"
        waiting = [seat for seat in range(len(match.seats)) if match.waits_for_commit(seat)]
        if waiting:
            match.commit(waiting[0])
        chosen = choose(match.position, dice, match.seen_by)
        if chosen is None:
            break
        seat, action = chosen
        before(match, seat)
        match.act(seat, action, hold and dice.below(2) == 0)
        try:
            after(match, dice, where)
        except Failed as failed:
            failed.path = tuple(f"seat {done.seat}: {done.kind} {done.action}".rstrip() for done in match.records)
            raise
    return match
