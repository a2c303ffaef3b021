"""How Hustings is cited fits what is cited."""

from __future__ import annotations

import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def test_the_citation_fits_the_package() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert cited["cff-version"] == "1.2.0" and cited["type"] == "software" and cited["authors"]
    assert (cited["version"], cited["license"]) == (package["version"], package["license"])
