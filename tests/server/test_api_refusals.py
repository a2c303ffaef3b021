"""Every refusal of the API is described where it can come, with its key, its status and its words."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import hustings
from hustings.database.problems import Problem
from hustings.web.api.refusals import KEYS
from hustings.web.trouble import status_of


def problems(kind: type[Problem] = Problem) -> Iterator[type[Problem]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from problems(sub)


def test_a_problem_is_described_with_its_own_status() -> None:
    for module in pkgutil.walk_packages(hustings.__path__, "hustings."):
        if module.name.endswith(".problems"):
            importlib.import_module(module.name)
    found = [problem for problem in problems() if hasattr(problem, "key") and problem.key in KEYS]
    assert len(found) > 20
    for problem in found:
        assert status_of(problem) == KEYS[problem.key][0], problem
