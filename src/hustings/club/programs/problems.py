"""What programs, and who makes them, can run into, as text keys: the sentences stand in ``hustings/words/text``."""

from __future__ import annotations

from hustings.database.problems import Problem

__all__ = ["HasPlayed", "NoScope", "TooManyTokens"]


class TooManyTokens(Problem):
    """A person has as many tokens as anybody needs."""

    key = "too-many-tokens"


class NoScope(Problem):
    """A token is to allow nothing, or something that there is not."""

    key = "no-scope"


class HasPlayed(Problem):
    """A name that has held a seat can be no bot's any more."""

    key = "has-played"
