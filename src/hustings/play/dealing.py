"""How pieces that a seat cannot see are dealt anew, where nobody was ever shown another one's."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.kernel.chance import Chance

__all__ = ["deal_anew"]


def deal_anew(rng: Chance, seat: int | None, hands: Sequence[list[int]], *piles: list[int]) -> None:
    """Deal what a seat cannot see anew, in place: what others hold, and what lies face down in piles.

    This is all of :meth:`Game.reassign` where nobody was ever shown what another one holds, or what lies in a pile.

    Args:
        rng: what it is shuffled with.
        seat: which hand stays as it is; None: none.
        hands: of all seats; each is kept sorted.
        piles: face down.
    """
    hidden = [hand for owner, hand in enumerate(hands) if owner != seat]
    pool = sorted(piece for place in (*hidden, *piles) for piece in place)
    rng.shuffle(pool)
    for place in (*hidden, *piles):
        place[:] = [pool.pop() for _ in place]
    for hand in hidden:
        hand.sort()
