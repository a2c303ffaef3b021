"""The audit of what Hustings is built on says what it found, and never that all is well when nobody looked."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit"


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = spec_from_loader("audit", SourceFileLoader("audit", str(SCRIPT)))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "licence",
    [
        "MIT",
        "MIT License",
        "Apache-2.0 OR BSD-2-Clause",
        "MIT AND PSF-2.0",
        "Apache Software License; MIT License",
        "Mozilla Public License 2.0 (MPL 2.0)",
        "LGPL-3.0-only",
        "GNU Lesser General Public License v3 (LGPLv3)",
        "MIT License\n\nCopyright (c) somebody",
    ],
)
def test_licences_that_fit(audit: ModuleType, licence: str) -> None:
    assert audit.fits(licence)


@pytest.mark.parametrize(
    "licence", ["UNKNOWN", "", "GPL-2.0-only", "Proprietary", "MIT AND SSPL-1.0", "GNU GPL v2", "GPL-2.0 3"]
)
def test_licences_that_do_not(audit: ModuleType, licence: str) -> None:
    assert not audit.fits(licence)


def test_a_hole_is_named_and_what_was_not_looked_up_too(audit: ModuleType) -> None:
    hole = {"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": [], "description": ""}
    audited = {
        "dependencies": [
            {"name": "sound", "version": "1", "vulns": []},
            {"name": "leaky", "version": "2.0", "vulns": [hole, {**hole, "id": "PYSEC-2", "fix_versions": []}]},
            {"name": "away", "skip_reason": "not found"},
        ]
    }
    holes, missing = audit.judged(audited)
    assert holes == ["leaky 2.0: PYSEC-1; mended in 2.1", "leaky 2.0: PYSEC-2; mended in no version"]
    assert missing == ["away"]


def test_without_the_list_of_holes_it_says_so_and_does_not_succeed(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listed = [{"Name": "sound", "Version": "1", "License": "MIT"}]
    monkeypatch.setattr(audit, "said", lambda tool, *_: listed if tool == "piplicenses" else None)
    assert audit.main() == 2
    assert "Nothing is known about holes in 1 of 1 packages" in capsys.readouterr().err
