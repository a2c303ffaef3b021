"""The files of deploy/: every tool that reads one of them accepts it, and every command in them is one of ours."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import click
import pytest
import yaml
from prometheus_client import generate_latest

from hustings.cli import COMMANDS, Hustings
from hustings.matches.rooms import Rooms
from hustings.web.counted.metrics import Metrics

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
UNITS = sorted((DEPLOY / "systemd").iterdir())


def needs(tool: str, package: str) -> str:
    found = shutil.which(tool) or shutil.which(tool, path="/usr/sbin:/usr/bin")
    if found is None:
        pytest.skip(f"{tool} is not installed (Debian package: {package})")
    return found


def run(*words: str | Path) -> tuple[int, str, str]:
    done = subprocess.run(words, check=False, capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def checked(words: list[str]) -> None:
    """That our command line has this command and these options."""
    group: click.Command = Hustings()
    context = click.Context(group)
    while isinstance(group, click.Group):
        name = words.pop(0)
        made = group.get_command(context, name)
        assert made is not None, f"{name} is no command"
        group = made
    known = {opt for param in group.params for opt in param.opts}
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given <= known, f"{given - known} of {group.name}"


def executed(unit: Path) -> list[str]:
    """The words of the command that a unit runs."""
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
    return shlex.split(line)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_run_our_commands_and_give_them_little(unit: Path, tmp_path: Path) -> None:
    command = executed(unit)
    assert command.pop(0) == "/opt/hustings/bin/hustings"
    checked(command)
    analyze = needs("systemd-analyze", "systemd")
    here = tmp_path / unit.name.replace("@", "@8000")
    here.write_text(unit.read_text().replace("/opt/hustings/bin/hustings", sys.executable))
    assert run(analyze, "verify", here) == (0, "", "")
    exposure = re.search(r"Overall exposure level .*: ([\d.]+)", run(analyze, "security", "--offline=true", here)[1])
    assert exposure and float(exposure[1]) < 2


def test_caddy_reads_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    caddy = needs("caddy", "caddy")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HUSTINGS_DOMAIN", "hustings.example.org")
    monkeypatch.setenv("HUSTINGS_WEB", "127.0.0.1:8000 127.0.0.1:8001")
    code, out, said = run(caddy, "adapt", "--validate", "--config", DEPLOY / "Caddyfile")
    assert code == 0 and "not formatted" not in said, said
    (proxy,) = every(json.loads(out), "upstreams")
    assert [one["dial"] for one in proxy["upstreams"]] == ["127.0.0.1:8000", "127.0.0.1:8001"]
    assert proxy["flush_interval"] == -1 and proxy["health_checks"]["active"]["uri"] == "/health/ready"


def every(tree: Any, key: str) -> list[Any]:
    """All tables in a tree that have a key."""
    if isinstance(tree, list):
        return [found for one in tree for found in every(one, key)]
    if isinstance(tree, dict):
        return [tree] if key in tree else [found for one in tree.values() for found in every(one, key)]
    return []


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    nginx, openssl = needs("nginx", "nginx-light"), needs("openssl", "openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj", "/CN=localhost"]
    assert run(openssl, *make, "-keyout", key, "-out", certificate)[0] == 0
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"/etc/letsencrypt/\S+/fullchain.pem", str(certificate), text)
    text = re.sub(r"/etc/letsencrypt/\S+/privkey.pem", str(key), text)
    text = re.sub(r"listen (?:\[::\]:)?(\d+)", r"listen unix:" + str(tmp_path / r"\1"), text)
    text = re.sub(r"(listen \S+/(?:80|443)\b[^;]*;)\s+\1", r"\1", text).replace("/var/log/nginx", str(tmp_path))
    (tmp_path / "hustings.conf").write_text(text)
    temporary = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi"))
    whole = f"pid {tmp_path}/pid; events {{}} http {{ {temporary} include {tmp_path}/hustings.conf; }}"
    (tmp_path / "nginx.conf").write_text(whole)
    code, _, told = run(nginx, "-t", "-e", tmp_path / "errors", "-c", tmp_path / "nginx.conf")
    assert code == 0 and "warn" not in told, told


def test_the_container_runs_our_command_as_nobody_special() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    words = dict(re.findall(r"^(ENTRYPOINT|CMD|USER|STOPSIGNAL) (.*)$", text, re.MULTILINE))
    assert json.loads(words["ENTRYPOINT"]) == ["hustings"] and words["USER"] == "hustings"
    checked(json.loads(words["CMD"]))
    assert "/health/ready" in text and "PGPASSWORD" not in text


def test_every_command_that_runs_for_months_can_be_watched() -> None:
    watched = [name for name in ("serve", "work") if name in COMMANDS]
    for name in watched:
        checked([name, "--metrics=9100", "--log-format=json"])


# -- figures -----------------------------------------------------------------------------------------------------------


def figures() -> set[str]:
    """The names of all figures of Hustings."""
    metrics = Metrics()
    bots = SimpleNamespace(thinking=0, waiting=0, alive=0, workers=1)
    metrics.watch(cast(Rooms, SimpleNamespace(bots=bots, loaded=0)))
    told = generate_latest(metrics.registry).decode()
    return {name for name in re.findall(r"^# TYPE (hustings_\w+)", told, re.MULTILINE) if not name.endswith("_created")}


def test_rules_for_prometheus_ask_for_figures_that_there_are() -> None:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())["groups"]
    asked = " ".join(rule["expr"] for rule in group["rules"])
    assert {name.removesuffix("_bucket") for name in re.findall(r"hustings_\w+", asked)} <= figures()


def test_the_manual_explains_every_figure_and_names_commands_that_there_are() -> None:
    manual = (DEPLOY.parent / "docs" / "running-a-server.md").read_text()
    (table,) = re.findall(r"\| figure \|.*?\n\n", manual, re.DOTALL)
    assert set(re.findall(r"`(hustings_\w+)", table)) == figures() - {"hustings_info"}
    blocks = "\n".join(re.findall(r"^```\n(.*?)^```", manual, re.DOTALL | re.MULTILINE))
    commands = re.findall(r"(?:^|/bin/|&& |0600 )hustings ([a-z][^&#\n]*)", blocks, re.MULTILINE)
    assert len(commands) > 2
    for command in commands:
        checked(shlex.split(command))
