"""Which modules were compiled together.

mypyc lays classes out for all modules that it is given at once. A class of another group that inherits from a compiled
`Position` or `Step` was laid out for one that is not, and would read and write memory that is not its own.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from hustings.kernel import position


def compiled(package: str) -> Mapping[str, str]:
    """The compiled modules of a package, of those that are loaded, each with the group that it was compiled in."""
    loaded = list(sys.modules.items())
    groups = [(name, vars(library)) for name, library in loaded if name.endswith("__mypyc")]
    return {
        name: group
        for name, _ in loaded
        if f"{name}.".startswith(f"{package}.")
        for group, modules in groups
        if f"init_{name.replace('.', '___')}" in modules
    }


def apart(package: str) -> list[str]:
    """The modules of a package that cannot run here: the kernel is compiled, and they were compiled without it."""
    kernel = compiled(position.__name__).get(position.__name__)
    return [name for name, group in compiled(package).items() if kernel not in (None, group)]
