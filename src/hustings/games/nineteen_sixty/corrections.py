"""Reading ``printed.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import cast

from hustings.games.nineteen_sixty.components import PrintedData
from hustings.games.nineteen_sixty.printed import Printed

__all__ = ["load"]


def load() -> Printed:
    """The printed values as we ship them."""
    text = files(__package__ or __name__.rpartition(".")[0]).joinpath("printed.toml").read_text("utf-8")
    return Printed(cast(PrintedData, tomllib.loads(text)))
