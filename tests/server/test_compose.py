"""The site of containers of deploy/compose.yaml: its services run commands of ours, and only the proxy is reached."""

from __future__ import annotations

import re

import yaml
from test_deploy import DEPLOY, checked


def test_the_site_of_containers_fits_together() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    site = yaml.safe_load(text)
    services = site["services"]
    for name in ("upgrade", "web", "work"):
        checked(list(services[name]["command"]))
        assert services[name]["read_only"] and services[name]["cap_drop"] == ["ALL"]
    example = dict(line.split("=", 1) for line in (DEPLOY / "compose.env.example").read_text().splitlines()[1:])
    assert set(re.findall(r"\$\{(\w+)", text)) == set(example)
    (network,) = site["networks"]["default"]["ipam"]["config"]
    assert f"--trusted-proxy={network['subnet']}" in services["web"]["command"]
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
