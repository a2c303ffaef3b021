"""Non-interference: nothing that a seat may not know reaches it, and determinizing changes nothing that it knows."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.kernel.chance import Chance
from hustings.kernel.message import Entry, Message, filled
from hustings.kernel.position import Position
from hustings.play.game import Game

from .echo import Echo, Recorder
from .play import compare_pieces
from .walk import Failed, Walk, choose, walks
from .witness import Witness

TWINS = 2
"""Determinized twins looked at for each seat and position."""


def twin_of(p: Position, seat: int | None, seed: int) -> Position:
    """A copy of a position, determinized for a seat."""
    twin = p.clone()
    twin.determinize(seat, Chance(seed))
    return twin


def determinizing_keeps_the_view(game: Game, matches: int | range, longest: int) -> None:
    """``determinize(seat)`` leaves what that seat sees exactly as it was, and who is asked."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            if not walk.sometimes(6):
                continue
            p = walk.position
            for seat in walk.eyes:
                for seed in range(TWINS):
                    twin = twin_of(p, seat, seed)
                    asked = twin.stack[-1].seats(twin)
                    if twin.to_act != p.to_act or asked != p.to_act or twin.may_act != p.may_act:
                        walk.fail(f"determinized for seat {seat}, it asks {asked} and not {p.to_act}")
                    if twin.view(seat) != p.view(seat):
                        walk.fail(
                            f"determinized, seat {seat} sees\n  {twin.view(seat)}\n  not\n  {p.view(seat)}\n  either "
                            "`look` shows what the seat cannot know, or `reassign` changes what it does know"
                        )


def actions_follow_from_knowledge(game: Game, matches: int | range, longest: int) -> None:
    """A seat's legal actions are the same in every position that it holds possible: the list is no leak."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            for seat in {*p.to_act, *p.may_act}:
                for seed in range(TWINS):
                    there = twin_of(p, seat, seed).actions(seat)
                    if there != p.actions(seat):
                        walk.fail(
                            f"what seat {seat} cannot know changes its legal actions: "
                            f"{[game.text(a) for a in p.actions(seat)]}, or {[game.text(a) for a in there]}"
                        )


def words_follow_from_knowledge(game: Game, matches: int | range, longest: int) -> None:
    """Prompts (of every question), buttons and reasons are the same in every position that a seat holds possible."""
    for walk in walks(game, matches, longest):
        for _ in walk:
            p = walk.position
            for seat in walk.seats:
                if not walk.sometimes(6):
                    continue
                twin = twin_of(p, seat, len(walk.path))
                for asked in {*p.to_act, seat}:
                    here, there = p.stack[-1].ask(p, asked), twin.stack[-1].ask(twin, asked)
                    if here != there:
                        walk.fail(f"what seat {seat} cannot know changes the prompt of seat {asked}: {here}, {there}")
                for action in p.actions(seat):
                    here, there = game.wording.label_now(p, seat, action), game.wording.label_now(twin, seat, action)
                    if here != there:
                        walk.fail(
                            f"what seat {seat} cannot know changes its button {game.text(action)}: {here}, {there}"
                        )
                for action, (why, why_there) in enumerate(zip(p.reasons(seat), twin.reasons(seat), strict=True)):
                    if (why is None) == (why_there is None) and why != why_there:
                        walk.fail(
                            f"what seat {seat} cannot know changes why {game.text(action)!r} is refused: "
                            f"{why}, or {why_there}"
                        )


def entries_tell_what_is_seen(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """Every secret piece in an entry is in the reader's view just before or just after the step that wrote it.

    What a question's prompt names is in the view of everybody who reads it.
    """
    for walk in walks(game, matches, longest):
        _check_entries(walk, witness, walk.position.entries, [walk.position])
        for seat, action in walk:
            p = walk.position
            for asked in p.to_act:
                message = p.stack[-1].ask(p, asked)
                for kind, piece in secrets_in(game, message):
                    for reader in walk.eyes:
                        if not witness.shows(p.view(reader), kind, piece):
                            walk.fail(f"the prompt {message} tells {reader} of {kind} {piece}, which it does not see")
            before = p.clone()
            for after in step_by_step(before.clone(), seat, action):
                _check_entries(walk, witness, after.entries, [before, after])
                before = after.clone()


def step_by_step(p: Position, seat: int, action: int) -> Iterator[Position]:
    """Carry an action out as :meth:`Position.apply` does, and stop after each step, with its entries alone."""
    p.live = True
    p.push(p.stack.pop().take(p, seat, action))
    while True:
        p.to_act = p.stack[-1].seats(p) if p.stack and p.outcome is None else ()
        yield p
        if p.to_act or not p.stack or p.outcome is not None:
            return
        p.entries = []
        p.push(p.stack.pop().run(p))


def _check_entries(walk: Walk, witness: Witness, entries: list[Entry], positions: list[Position]) -> None:
    for entry in entries:
        for kind, piece in secrets_in(walk.game, entry):
            for reader in walk.eyes:
                if entry.is_for(reader) and not any(witness.shows(p.view(reader), kind, piece) for p in positions):
                    walk.fail(
                        f"the entry {entry} tells {reader} of {kind} {piece}, which it sees at no moment: "
                        "only those who may know it are given the line, as `note(…, seats=1 << seat)`"
                    )


def secrets_in(game: Game, message: Message) -> list[tuple[str, int]]:
    """Kinds and numbers of the pieces in a message that can be hidden."""
    declared = game.wording.vocabulary.get(message.key, ())
    try:
        named = filled(declared, message.args)
    except ValueError as error:
        raise Failed(
            f"{message!r} has {len(message.args)} arguments, and the vocabulary of {game.id} gives {message.key!r} "
            f"{len(declared)}: {declared}"
        ) from error
    return [(kind, value) for _, kind, values in named if kind in game.secret_kinds for value in values]


def twins_tell_the_same(game: Game, matches: int | range, longest: int) -> None:
    """The same action with the same chance tells a seat the same in a position and its twin.

    Unless the seat was told something hidden, or somebody else answered a step that declares that it reveals. Whether
    the one who acts can still undo is the same in both in any case.
    """
    for walk in walks(game, matches, longest):
        for seat, action in walk:
            if not walk.sometimes(3):
                continue
            p = walk.position
            reveals = p.stack[-1].reveals
            for reader in walk.eyes:
                here = p.clone()
                there = twin_of(p, reader, len(walk.path))
                if action not in there.actions(seat):
                    continue
                recorder = Recorder(Chance(walk.seed))
                here.chance = recorder
                _act(here, seat, action)
                echo = Echo(recorder.results, Chance(walk.seed))
                there.chance = echo
                _act(there, seat, action)
                if reader == seat and commits(here, seat) != commits(there, seat):
                    walk.fail(f"what seat {seat} cannot know decides whether it can undo {game.text(action)!r}")
                told = any(
                    (p.told and (reader is None or p.told >> reader & 1)) or (reveals and reader != seat)
                    for p in (here, there)
                )
                if told or echo.missed:
                    continue
                ours, theirs = what_it_notices(here, reader), what_it_notices(there, reader)
                for one, other in zip(ours, theirs, strict=True):
                    if one != other:
                        walk.fail(
                            f"{game.text(action)!r} shows seat {reader} what it cannot know:\n  {one}\n  {other}\n"
                            "  where the rules show it something hidden, say so with `p.tell(seat)` in the step that "
                            "does, also in one that runs by itself; `reveals` excuses only what a seat's own answer to "
                            "that step shows others"
                        )


def _act(p: Position, seat: int, action: int) -> None:
    p.live = True
    p.told = 0
    p.apply(seat, action)


def commits(p: Position, seat: int) -> bool:
    """Whether the action that a seat has just carried out cannot be undone."""
    return bool(p.told >> seat & 1) or p.chance.drawn > 0 or p.outcome is not None


def what_it_notices(p: Position, reader: int | None) -> tuple[list[Entry], object, object, object]:
    """Everything that reaches a seat after an action: entries, view, who is asked what, and its own legal actions."""
    entries = [entry for entry in p.entries if entry.is_for(reader)]
    asked = [(seat, p.stack[-1].ask(p, seat)) for seat in p.to_act]
    return entries, p.view(reader), asked, [] if reader is None else p.actions(reader)


def twins_are_legal_to_the_end(game: Game, matches: int | range, longest: int, witness: Witness) -> None:
    """A determinized position can be played to the end: no dead end, and no piece is lost or made."""
    for walk in walks(game, matches, longest):
        pieces = dict(witness.pieces(walk.position))
        for _ in walk:
            if not walk.sometimes(40):
                continue
            for reader in walk.eyes:
                twin = twin_of(walk.position, reader, walk.seed)
                compare_pieces(walk, witness, pieces, twin)
                _play_twin(walk, witness, twin, pieces, reader)


def _play_twin(walk: Walk, witness: Witness, twin: Position, pieces: dict[str, int], reader: int | None) -> None:
    for _ in range(walk.longest):
        if twin.outcome is not None:
            compare_pieces(walk, witness, pieces, twin)
            return
        chosen = choose(twin, walk.dice)
        if chosen is None:
            walk.fail(f"determinized for seat {reader}, it runs into a dead end")
        twin.apply(*chosen)
