"""The 20 cards of Nixon and the 20 of the Editor, a function each, by printed number (chapter K).

Numbers of steps come from the printed values, in the order that ``printed.toml`` states for each card.
"""

from __future__ import annotations

from hustings.kernel.position import AnyStep, Steps

from .actions import BIN, EVIDENCE, INITIATIVE, MOMENTUM, RESET
from .position import EDITOR, NIXON, OFF, Table, cards_in
from .questions import Free, Lift, MoveAll, PutAway, Replay, Sacrifice, SetPiece, Spread
from .reactions import card
from .track import ANY, FACE_DOWN, FACE_UP, TOKENS, ChooseShift, PinFromTrack, Place, Shift, gains, set_piece, toward
from .turns import DiscardHands, DrawAndPlay

GREEN = 4


def picture(p: Table, number: int, side: int) -> Steps:
    """Pin the picture that a card names, then move the initiative or the momentum token (P.8, P.9)."""
    p.pin_picture(p.printed.picture[number], side)
    return (ChooseShift(side, TOKENS, p.printed.steps[number][0], moved=0, times=1, card=number),)


def from_bag(p: Table, side: int, space: int, number: int) -> Steps:
    """Lay a token from the bag face up on a space of the own side (U.12, T.8)."""
    token = p.draw_token()
    if token == 0:
        return None
    there = -space if side == NIXON else space
    slot = p.lay(token, there, 1)
    p.tell(EDITOR)
    if p.live:
        p.note("from-bag", (side, token, there), f"K.{number}")
    return set_piece(p, EVIDENCE + slot, side, there)


@card(2)
def rose_mary_woods_down(p: Table) -> Steps:
    """Pin Rose Mary Woods face down; move the initiative or momentum token."""
    return picture(p, 2, NIXON)


@card(3)
def alexander_butterfield_down(p: Table) -> Steps:
    """Pin Alexander Butterfield face down; move the initiative or momentum token."""
    return picture(p, 3, NIXON)


@card(4)
def hugh_sloan_down(p: Table) -> Steps:
    """Pin Hugh Sloan face down; move the initiative or momentum token."""
    return picture(p, 4, NIXON)


@card(5)
def martha_mitchell_down(p: Table) -> Steps:
    """Pin Martha Mitchell face down; move the initiative or momentum token."""
    return picture(p, 5, NIXON)


@card(6)
def john_dean_down(p: Table) -> Steps:
    """Pin John Dean face down; move the initiative or momentum token."""
    return picture(p, 6, NIXON)


@card(7)
def alfred_baldwin_down(p: Table) -> Steps:
    """Pin Alfred Baldwin face down; move the initiative or momentum token."""
    return picture(p, 7, NIXON)


@card(8)
def james_mccord_down(p: Table) -> Steps:
    """Pin James McCord face down; move the initiative or momentum token."""
    return picture(p, 8, NIXON)


@card(9)
def howard_hunt(p: Table) -> Steps:
    """Move the momentum token; then draw the top card of the deck and play it in the same turn."""
    return Shift(NIXON, MOMENTUM, p.printed.steps[9][0]), DrawAndPlay()


@card(10)
def gordon_liddy(p: Table) -> Steps:
    """Put a face-up evidence token back into the bag."""
    return (PutAway(FACE_UP, BIN, 10),)


@card(11)
def chuck_colson(p: Table) -> Steps:
    """The Editor discards a card at random; then Nixon takes another turn."""
    hand = cards_in(p.hand, EDITOR)
    if hand:
        number = hand[p.chance.pick(hand)]
        p.to_discard(number)
        p.tell(NIXON)
        if p.live:
            p.note("discarded", (EDITOR, number), "K.11")
    p.again = 1
    return None


@card(12)
def bob_haldeman(p: Table) -> Steps:
    """Move every evidence token of the track, those that are gained last."""
    steps: list[AnyStep] = []
    gained = 0
    for slot in range(p.slots):
        if p.slot_token[slot] and gains(toward(NIXON, p.slot_space[slot], p.printed.steps[12][0])):
            gained |= 1 << slot
        elif p.slot_token[slot]:
            steps.append(Shift(NIXON, EVIDENCE + slot, p.printed.steps[12][0]))
    return (*steps, MoveAll(gained, p.printed.steps[12][0], 12))


@card(13)
def john_ehrlichman(p: Table) -> Steps:
    """Move the initiative and the momentum token; put a face-down token back into the bag unseen."""
    initiative, momentum = p.printed.steps[13]
    return Shift(NIXON, INITIATIVE, initiative), Shift(NIXON, MOMENTUM, momentum), PutAway(FACE_DOWN, BIN, 13)


@card(15)
def a_third_rate_burglary(p: Table) -> Steps:
    """Put an evidence token on space 0, then the momentum token on Nixon's space 1."""
    return PutAway(ANY, RESET, 15), SetPiece(-p.printed.steps[15][0])


@card(16)
def cancer_on_the_presidency(p: Table) -> Steps:
    """Move an evidence token; then both hands are discarded and the card phase is over."""
    return ChooseShift(NIXON, ANY, p.printed.steps[16][0], moved=0, times=1, card=16), DiscardHands()


@card(17)
def presidents_speech(p: Table) -> Steps:
    """Lay a token from the bag face up on Nixon's side."""
    return from_bag(p, NIXON, p.printed.steps[17][0], 17)


@card(18)
def presidential_election(p: Table) -> Steps:
    """Divide steps among evidence tokens."""
    return (Spread(p.printed.steps[18][0]),)


@card(19)
def operation_gemstone(p: Table) -> Steps:
    """Move the momentum token, then two different evidence tokens."""
    momentum, tokens, steps = p.printed.steps[19]
    return Shift(NIXON, MOMENTUM, momentum), ChooseShift(NIXON, ANY, steps, moved=0, times=tokens, card=19)


@card(20)
def gambit(p: Table) -> Steps:
    """Perhaps give up a conspirator to keep Gambit; gain the momentum token."""
    return Sacrifice(), SetPiece(-5)


@card(21)
def a_brilliant_mood(p: Table) -> Steps:
    """The Editor's events have no action until the end of the round."""
    p.events_blocked = 1
    return None


@card(23)
def rose_mary_woods(p: Table) -> Steps:
    """Pin Rose Mary Woods face up; move the initiative or momentum token."""
    return picture(p, 23, EDITOR)


@card(24)
def alexander_butterfield(p: Table) -> Steps:
    """Pin Alexander Butterfield face up; move the initiative or momentum token."""
    return picture(p, 24, EDITOR)


@card(25)
def hugh_sloan(p: Table) -> Steps:
    """Pin Hugh Sloan face up; move the initiative or momentum token."""
    return picture(p, 25, EDITOR)


@card(26)
def martha_mitchell(p: Table) -> Steps:
    """Pin Martha Mitchell face up; move the initiative or momentum token."""
    return picture(p, 26, EDITOR)


@card(27)
def john_dean(p: Table) -> Steps:
    """Pin John Dean face up; move the initiative or momentum token."""
    return picture(p, 27, EDITOR)


@card(28)
def alfred_baldwin(p: Table) -> Steps:
    """Pin Alfred Baldwin face up; move the initiative or momentum token."""
    return picture(p, 28, EDITOR)


@card(29)
def james_mccord(p: Table) -> Steps:
    """Pin James McCord face up; move the initiative or momentum token."""
    return picture(p, 29, EDITOR)


@card(30)
def deep_throat(p: Table) -> Steps:
    """Take a blocked picture back to the supply; move the initiative token."""
    return Free(), Shift(EDITOR, INITIATIVE, p.printed.steps[30][0])


@card(31)
def the_missing_tape(p: Table) -> Steps:
    """Pin a face-up green token from the track."""
    return (PinFromTrack(EDITOR, GREEN, FACE_UP, 0, 31),)


@card(32)
def the_smoking_gun(p: Table) -> Steps:
    """Move the initiative and the momentum token, then a face-down evidence token."""
    initiative, momentum, steps = p.printed.steps[32]
    return (
        Shift(EDITOR, INITIATIVE, initiative),
        Shift(EDITOR, MOMENTUM, momentum),
        ChooseShift(EDITOR, FACE_DOWN, steps, moved=0, times=1, card=32),
    )


@card(33)
def bob_woodward(p: Table) -> Steps:
    """Lay a token from the bag face up on the Editor's side; move the initiative or momentum token."""
    space, steps = p.printed.steps[33]
    choice = ChooseShift(EDITOR, TOKENS, steps, moved=0, times=1, card=33)
    gained = from_bag(p, EDITOR, space, 33)
    return (choice,) if gained is None else (*gained, choice)


@card(34)
def carl_bernstein(p: Table) -> Steps:
    """Take a pinned token back to the track."""
    return (Lift(),)


@card(36)
def who_is_paying_the_lawyers(p: Table) -> Steps:
    """Move the initiative and the momentum token, then different face-up evidence tokens."""
    initiative, momentum, tokens, steps = p.printed.steps[36]
    return (
        Shift(EDITOR, INITIATIVE, initiative),
        Shift(EDITOR, MOMENTUM, momentum),
        ChooseShift(EDITOR, FACE_UP, steps, moved=0, times=tokens, card=36),
    )


@card(37)
def pentagon_papers(p: Table) -> Steps:
    """Pin a token from the bag at once."""
    token = p.draw_token()
    if token == 0:
        return None
    p.tell(EDITOR)
    if p.live:
        p.note("drawn-to-pin", (EDITOR, token), "K.37")
    return (Place(EDITOR, token),)


@card(38)
def watergate_complex(p: Table) -> Steps:
    """Move the initiative token, then a face-up and a face-down evidence token."""
    initiative, up, down = p.printed.steps[38]
    return (
        Shift(EDITOR, INITIATIVE, initiative),
        ChooseShift(EDITOR, FACE_UP, up, moved=0, times=1, card=38),
        ChooseShift(EDITOR, FACE_DOWN, down, moved=0, times=1, card=38),
    )


@card(39)
def saturday_night_massacre(p: Table) -> Steps:
    """Put the initiative token and all evidence on space 0, then move one evidence token."""
    if p.initiative_space != OFF:
        p.initiative_space = 0
    for slot in range(p.slots):
        p.slot_space[slot] = 0
    if p.live:
        p.note("all-on-zero", (EDITOR,), "K.39")
    return (ChooseShift(EDITOR, ANY, p.printed.steps[39][0], moved=0, times=1, card=39),)


@card(41)
def the_system_works(p: Table) -> Steps:
    """Use the action of a removed card again."""
    return (Replay(),)
