"""The one door through which chance enters a match.

:class:`Chance` is the cheap generator of playouts; live matches use :class:`~hustings.play.provable.Provable`,
tests use :class:`~hustings.play.scripted.Scripted`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A small repeatable generator (xorshift): good for play, worthless as a secret.

    Args:
        seed: any int, of which 64 bits count; equal seeds give equal results, compiled or not. The upper half runs as
            a counter beside the generator (a Weyl sequence), which stands still for seeds below 2³².
    """

    def __init__(self, seed: int = 0) -> None:
        mixed: i64 = (seed * 2654435761 + 0x9E3779B9) & MASK32
        mixed = (mixed ^ mixed >> 16) * 0x45D9F3B & MASK32
        self.word: i64 = mixed ^ mixed >> 16 or 0x6D2B79F5
        self.drawn: i64 = 0
        upper: i64 = seed >> 32 & MASK32
        self.beside: i64 = upper
        self.stride: i64 = 0 if upper == 0 else (upper * 0x2C1B3C6D & MASK32) | 1

    def below(self, n: int) -> int:
        """An int from 0 to ``n - 1``, each equally likely (within 2⁻³² · n)."""
        x: i64 = self.word
        x ^= x << 13 & MASK32
        x ^= x >> 17
        x ^= x << 5 & MASK32
        self.word = x
        self.drawn += 1
        self.beside = self.beside + self.stride & MASK32
        bound: i64 = n
        return (x + self.beside & MASK32) * bound >> 32

    def pick(self, things: list[int]) -> int:
        """The index of one of ``things``, drawn unseen (a token from the bag, a card from a hand)."""
        return self.below(len(things))

    def kind(self, counts: list[int]) -> int:
        """The sort of a piece drawn unseen, where ``counts`` says how many there are of each (cubes in a bag)."""
        left = 0
        for count in counts:
            left += count
        left = self.below(left)
        for sort in range(len(counts)):
            left -= counts[sort]
            if left < 0:
                return sort
        raise ValueError("nothing to draw from")

    def shuffle(self, things: list[int]) -> None:
        """Put ``things`` in a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            held = things[i]
            things[i] = things[j]
            things[j] = held

    def clone(self) -> Chance:
        """A generator that will give the same results from here, independent of this one."""
        twin = Chance()
        twin.word = self.word
        twin.drawn = self.drawn
        twin.beside = self.beside
        twin.stride = self.stride
        return twin

    def state(self) -> list[int] | None:
        """All there is to know of it, to be stored; None: what draws here must not, or cannot, be stored."""
        return [self.word, self.drawn, self.beside, self.stride] if type(self) is Chance else None

    def __copy__(self) -> Chance:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Chance:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        state = self.state()
        if state is None:
            raise TypeError(f"{type(self).__name__} is not written down: it holds what nobody may know, or a script")
        return revived, (state,)


def revived(state: list[int]) -> Chance:
    """The generator of a :meth:`Chance.state`.

    Raises:
        ValueError: when it is none.
    """
    if len(state) != 4 or not all(0 <= number <= MASK32 or i == 1 for i, number in enumerate(state)):
        raise ValueError(f"{state} is no state of a generator")
    chance = Chance()
    chance.word, chance.drawn, chance.beside, chance.stride = state[0], state[1], state[2], state[3]
    return chance
