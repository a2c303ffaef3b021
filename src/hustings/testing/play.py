"""Checks of playing: matches end, nothing is stuck, what is offered is accepted, pieces are neither lost nor made."""

from __future__ import annotations

from hustings.kernel.actions import UnknownAction
from hustings.kernel.message import IllegalAction, Reason
from hustings.kernel.position import Position
from hustings.play.game import Game

from .walk import Failed, Walk, nothing_follows, walks
from .witness import Witness


def matches_end(game: Game, matches: int | range, longest: int) -> None:
    """Random matches end, with winners and scores that fit the seats, and then nobody may act."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            pass
        end = walk.position.outcome
        if end is None:
            if len(walk.path) == longest:
                walk.fail(f"the match has not ended after {longest} decisions")
            continue
        if not end.winners or not set(end.winners) <= set(walk.seats):
            walk.fail(f"the winners are {end.winners}")
        if len(end.scores) != len(walk.seats):
            walk.fail(f"there are {len(end.scores)} scores for {len(walk.seats)} seats")
        for seat in walk.seats:
            if walk.position.actions(seat) or seat in walk.position.to_act:
                walk.fail(f"the match is over, and seat {seat} may still act")
            if (reason := walk.position.reject(seat, 0)) is None or reason.key != "match-over":
                walk.fail("the match is over, and an action is not refused for that")


def nothing_is_stuck(game: Game, matches: int | range, longest: int) -> None:
    """Until the end somebody is asked, and everybody who is asked has a legal action."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            dead_end(walk, walk.position)
        if len(walk.path) < longest:
            dead_end(walk, walk.position)


def dead_end(walk: Walk, p: Position) -> None:
    """Fail when a position that waits cannot be answered."""
    if p.outcome is not None:
        return
    if not p.to_act or not p.stack:
        walk.fail(f"the match is not over, and nobody is asked{nothing_follows(walk)}")
    if len(set(p.to_act)) < len(p.to_act) or not set(p.to_act) | set(p.may_act) <= set(walk.seats):
        walk.fail(f"asked are {p.to_act}, free to act {p.may_act}")
    for seat in p.to_act:
        actions = p.actions(seat)
        if not p.answers(seat):
            walk.fail(f"seat {seat} is asked and has no legal action: a dead end")
        if len(set(actions)) < len(actions):
            walk.fail(f"an action is listed twice for seat {seat}: {[walk.game.text(a) for a in actions]}")


def listed_actions_are_accepted(game: Game, matches: int | range, longest: int) -> None:
    """Every listed action can be carried out, and so leads to a question or an end."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            if not walk.sometimes(4):
                continue
            for seat in {*p.to_act, *p.may_act}:
                for action in p.actions(seat):
                    twin = p.clone()
                    try:
                        twin.act(seat, action)
                    except IllegalAction as refused:
                        walk.fail(f"{game.text(action)!r} is listed for seat {seat} and refused: {refused}")
                    except (ArithmeticError, LookupError, AttributeError, TypeError, ValueError) as error:
                        walk.fail(f"{game.text(action)!r} is listed for seat {seat} and breaks: {error!r}")


def others_are_refused(game: Game, matches: int | range, longest: int) -> None:
    """Every action that is not listed is refused with a reason, which changes nothing."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            if walk.sometimes(24):
                _refused(walk)


def _refused(walk: Walk) -> None:
    p = walk.position
    before = p.digest()
    for seat in walk.seats:
        listed = p.actions(seat)
        for action in [*range(len(walk.game.actions)), -1, len(walk.game.actions)]:
            if action in listed:
                continue
            if not isinstance(p.reject(seat, action), Reason):
                walk.fail(f"action {action} is not listed for seat {seat} and not refused")
            try:
                p.act(seat, action)
            except IllegalAction:
                continue
            walk.fail(f"action {action} is not listed for seat {seat} and was carried out")
    if p.digest() != before:
        walk.fail("a refused action has changed the position")


def reject_and_actions_agree(game: Game, matches: int | range, longest: int) -> None:
    """A step gives no reason against what it lists, and one of its own against the rest of the same verbs."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            if not walk.sometimes(8):
                continue
            step = p.stack[-1]
            for seat in {*p.to_act, *p.may_act}:
                listed = p.actions(seat)
                verbs = {game.actions.verbs[action] for action in listed}
                for action, verb in enumerate(game.actions.verbs):
                    why = step.reject(p, seat, action)
                    if action in listed and why is not None:
                        walk.fail(f"{game.text(action)!r} is listed for seat {seat}; its step refuses it: {why}")
                    if action not in listed and verb in verbs and why is None:
                        walk.fail(f"{game.text(action)!r} is not listed for seat {seat}; its step has no reason")


def texts_parse(game: Game) -> None:
    """Every action has one canonical text, which names it; other texts name nothing."""
    for action in range(len(game.actions)):
        text = game.text(action)
        if game.action(text) != action or game.action(f"  {text.replace(' ', '   ')} ") != action:
            raise Failed(f"{text!r} is the text of action {action} and names {game.action(text)}")
        if text != text.strip().lower() and text.split()[0] != text.split()[0].lower():
            raise Failed(f"the verb of {text!r} is not in small letters")
    for nonsense in ("", "?", "no such action", game.text(0) + " twice"):
        try:
            game.action(nonsense)
        except UnknownAction:
            continue
        raise Failed(f"{nonsense!r} names an action")


def pieces_are_conserved(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """``pieces`` counts the same at every decision and at the end."""
    for walk in walks(game, matches, longest):
        first = dict(witness.pieces(walk.position))
        if not first:
            walk.fail(f"`pieces` of {type(witness).__name__} counts nothing")
        for _ in walk:
            compare_pieces(walk, witness, first, walk.position)
        compare_pieces(walk, witness, first, walk.position)


def compare_pieces(walk: Walk, witness: Witness, first: dict[str, int], p: Position) -> None:
    """Fail when a position has other pieces than the match began with."""
    now = dict(witness.pieces(p))
    changed = {sort for sort in {*first, *now} if first.get(sort) != now.get(sort)}
    if changed:
        walk.fail("lost or made: " + ", ".join(f"{s}: {first.get(s)} -> {now.get(s)}" for s in sorted(changed)))
