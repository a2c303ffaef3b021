"""Chance that does as it is told, for tests and worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from hustings.kernel.chance import Chance

MOST: Final = 6
"""So many of the things that could be drawn are named to whose script has ended."""


class ScriptEnded(LookupError):
    """A scripted chance was asked for more than its script holds, or for something that cannot happen."""


@final
class Scripted(Chance):
    """Chance that follows a script, so that a worked example of a rulebook can be played exactly.

    An item is a name or an int for one draw (:meth:`pick` finds it among the things, :meth:`kind` and :meth:`below`
    return it), or a tuple for a shuffle: the things that shall come out first, in the order in which they are taken
    from the end.

    Args:
        script: the results, in order.
        names: what the names in the script stand for.
        seed: after the script chance goes on with this seed; None: asking for more is an error.
    """

    def __init__(
        self,
        *script: str | int | tuple[str | int, ...],
        names: Mapping[str, int] | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.script = list(script)
        self.names = dict(names or {})
        self.then = None if seed is None else Chance(seed)

    def _next(self, asked: str) -> str | int | tuple[str | int, ...] | None:
        self.drawn += 1
        if self.script:
            return self.script.pop(0)
        if self.then is None:
            raise ScriptEnded(f"the script has no more results; give it {asked} next, or a seed to go on with")
        return None

    def _called(self, things: Iterable[int]) -> str:
        """Names of some things, or their numbers where they have none."""
        numbers = sorted(set(things))
        named = {number: [name for name, stands in self.names.items() if stands == number] for number in numbers[:MOST]}
        called = ["/".join(names) or str(number) for number, names in named.items()]
        return ", ".join(called) + (" …" if len(numbers) > MOST else "")

    def _number(self, item: str | int) -> int:
        if isinstance(item, int):
            return item
        if item not in self.names:
            raise ScriptEnded(f"the script says {item!r}, which names nothing in this game")
        return self.names[item]

    def below(self, n: int) -> int:
        """The next item of the script, which must be an int below ``n``."""
        item = self._next(f"a number below {n}")
        if item is None:
            assert self.then is not None
            return self.then.below(n)
        if isinstance(item, tuple) or not 0 <= self._number(item) < n:
            raise ScriptEnded(f"the script says {item!r} where a number below {n} is drawn")
        return self._number(item)

    def pick(self, things: list[int]) -> int:
        """The index of the script's next item among ``things``."""
        item = self._next(f"one of {self._called(things)}")
        if item is None:
            assert self.then is not None
            return self.then.pick(things)
        if isinstance(item, tuple) or self._number(item) not in things:
            raise ScriptEnded(f"the script says {item!r}, which cannot be drawn now")
        return things.index(self._number(item))

    def kind(self, counts: list[int]) -> int:
        """The next item of the script, which must be a sort of which there are any."""
        item = self._next(f"one of {self._called(sort for sort, count in enumerate(counts) if count)}")
        if item is None:
            assert self.then is not None
            return self.then.kind(counts)
        if isinstance(item, tuple) or not 0 <= self._number(item) < len(counts) or not counts[self._number(item)]:
            raise ScriptEnded(f"the script says {item!r}, of which there is none to draw")
        return self._number(item)

    def shuffle(self, things: list[int]) -> None:
        """Put the script's next tuple on top (the end) of ``things``; the rest is mixed where there is a seed."""
        item = self._next(f"a tuple for a shuffle of {self._called(things)}")
        if item is None:
            assert self.then is not None
            return self.then.shuffle(things)
        if not isinstance(item, tuple):
            raise ScriptEnded(f"the script says {item!r} where a pile is shuffled; give a tuple")
        if self.then is not None:
            self.then.shuffle(things)
        for name in reversed(item):
            if self._number(name) not in things:
                raise ScriptEnded(f"the script says {name!r}, which is not in the pile that is shuffled")
            things.remove(self._number(name))
            things.append(self._number(name))

    def clone(self) -> Chance:
        """A copy with the rest of the script."""
        twin = Scripted(*self.script, names=self.names)
        twin.then = None if self.then is None else self.then.clone()
        return twin
