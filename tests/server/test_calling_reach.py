"""No address that somebody gives leads into the inner network: not in figures, not by a name, not by a redirect."""

from __future__ import annotations

import asyncio
import socket

import pytest

from hustings.club.calling.elsewhere import BadService, clean_service
from hustings.club.calling.reach import Forbidden, Reach, networks
from hustings.club.calling.sending import Refused

INSIDE = (
    "127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "0.0.0.0", "0.1.2.3", "192.0.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::",
    "2001:0:4136:e378::1", "2001:db8::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1",
    "localhost", "", "0x7f000001", "2130706433", "127.1",
)  # fmt: skip
OUTSIDE = ("1.1.1.1", "8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00:1450::1")


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_not_public_is_refused(address: str) -> None:
    with pytest.raises(Forbidden):
        Reach().check(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_what_is_public_is_not(address: str) -> None:
    Reach().check(address)


def test_an_owner_may_allow_a_network_and_nothing_beside_it() -> None:
    reach = Reach(networks("10.1.2.0/24 fd00:1::/32"))
    reach.check("10.1.2.3")
    reach.check("fd00:1::5")
    for other in ("10.1.3.1", "127.0.0.1", "fd00:2::1"):
        with pytest.raises(Forbidden):
            reach.check(other)
    assert reach.url("http://10.1.2.3:8080/x").port == 8080


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "ftp://push.example/",
        "https://user@push.example/",
        "https:///x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:169.254.169.254]/latest",
        "https://push.example/a b",
        "https://push.example/\r\nHost: inner",
        "https://push.example:99999/",
        "https://[bad/",
        "file:///etc/passwd",
        "https://push.example/" + "x" * 1000,
        "",
    ],
)
def test_addresses_that_are_no_push_service(url: str) -> None:
    with pytest.raises(Refused):
        Reach().url(url)


def test_the_address_that_is_connected_to_is_the_one_that_is_looked_at() -> None:
    info = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("10.0.0.1", 443))
    with pytest.raises(Forbidden):
        Reach().socket(info)
    Reach(networks("10.0.0.0/8")).socket(info).close()


@pytest.mark.parametrize(
    "url",
    [
        "tgram://123456789:AbcDefGhiJklMnoPqrStuVwxYz012345678/12315544/",
        "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV_js",
        "ntfys://ntfy.example/my-topic",
    ],
)
def test_services_that_are_offered(url: str) -> None:
    assert clean_service(f" {url} ", Reach()) == url


@pytest.mark.parametrize(
    "url",
    [
        "json://127.0.0.1/",
        "mailto://user:pass@gmail.com",
        "syslog://",
        "dbus://",
        "file:///etc/passwd",
        "slack://a/b/c?template=/etc/passwd",
        "matrixs://host/room?verify=no",
        "gotify://10.0.0.1/token",
        "ntfy://ntfy.example/topic",
        "discord://",
        "discord",
        "",
        "discord://a/b, json://127.0.0.1/",
        "discord://a/b\njson://127.0.0.1/",
        "apprise://host/token",
        "vapid://x/y",
        "discord://" + "x" * 1000,
    ],
)
def test_services_that_are_not(url: str) -> None:
    with pytest.raises(BadService):
        clean_service(url, Reach())


def test_who_allows_a_network_may_be_called_in_it_without_encryption() -> None:
    assert clean_service("gotify://10.1.2.3/token", Reach(networks("10.1.2.0/24"))) == "gotify://10.1.2.3/token"


def test_a_name_that_leads_inside_is_refused_when_it_is_connected_to() -> None:
    from called import letter, subscription

    from hustings.club.calling.push import Push, new_key

    async def play() -> None:
        push = Push(new_key(), "mailto:owner@club.example", Reach())
        try:
            with pytest.raises(Refused) as refused:
                await push.send(subscription("https://localhost/push")[0], letter())
            assert refused.value.why == "inside"
        finally:
            await push.close()

    asyncio.run(play())
