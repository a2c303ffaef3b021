"""The forty rulings on questions that the original rulebook leaves open, each under its number.

``coverage.md`` says by which clauses of our rulebook each of them is ruled.
"""

from __future__ import annotations

import pytest
from table_tools import (
    WAY_TO_JOHN_DEAN,
    asked,
    bag,
    evidence,
    hand,
    legal,
    log,
    picture,
    pins,
    play,
    refused,
    table,
    told,
    track,
    view,
    where,
    won,
)

GONE = {"initiative": None, "momentum": None}


def test_ruling_01() -> None:
    """Deck runs out while drawing: draw the rest, shuffle the discards, go on; if both are empty, draw fewer."""
    p = table(
        turn="round", nixon_deck=["N02", "N03"], discard=["N05", "N06"], rest="removed", spare=False,
        chance=(("N05", "N06"),),
    )  # fmt: skip
    assert hand(p, "nixon") == {"N02", "N03", "N05", "N06"}
    assert hand(p, "editor") == set()
    p = table(turn="round", nixon_deck=["N02"], discard=["N05"], rest="removed", spare=False)
    assert hand(p, "nixon") == {"N02", "N05"}
    assert "drew nixon 2" in told(p)


def test_ruling_02() -> None:
    """Fewer than three tokens in the bag: take what is there."""
    assert len(evidence(table(turn="round", bag=["blue", "green"]))) == 2
    assert len(evidence(table(turn="round", bag=[]))) == 0


def test_ruling_03() -> None:
    """Face-down tokens of the track: Nixon only. Pinned ones, discards, removed cards: both. Hands, decks, bag: hidden.

    A face-down token going back to the bag is not shown to the Editor.
    """
    p = table(
        nixon=["N02"], editor=["E30"], discard=["N03"], removed=["E31"], blocked={"e07": "blue!"},
        evidence=[("green", 0, "down")],
    )  # fmt: skip
    assert view(p, "nixon").evidence[0].colours == ("green",)
    for seat in ("editor", None):
        assert view(p, seat).evidence[0].colours is None
        assert view(p, seat).pinned[0].colours == ("blue",)
        assert view(p, seat).sides[0].discard == ("N03",)
        assert "E31" in view(p, seat).sides[1].removed
        assert set(view(p, seat).sides[0].hand) == {None}
    p = table(turn="evaluation", evidence=[("green", 0, "down")])
    for reader in ("nixon", "editor", None):
        lines = told(p, reader)
        assert "returned-unseen evidence-1" in lines
        assert not [line for line in lines if line.startswith("returned ")]


def test_ruling_04() -> None:
    """A side without cards is skipped, the other plays on."""
    p = table(nixon=["N02", "N03"], spare=False, turn="nixon")
    play(p, "value N02", "move initiative")
    assert asked(p) == ("nixon", "turn")


def test_ruling_05() -> None:
    """A reaction costs a card but not a turn; after it the turn passes as usual.

    The ruling would have a switch for the other reading; docs/decisions.md says why there is none.
    """
    p = play(table(nixon=["N14", "N02"], editor=["E30", "E31"]), "action E30", "react N14")
    assert asked(p) == ("nixon", "turn"), "the cancelled side does not play again"
    assert hand(p, "nixon") == {"N02", "N07"}
    play(p, "value N02", "move initiative")
    assert asked(p) == ("editor", "turn")


def test_ruling_06() -> None:
    """Initiative gained during the card phase: the card turns at once; the order of this round does not change."""
    p = table(nixon=["N19", "N02"], track={"initiative": -1}, turn="nixon")
    play(p, "value N19", "move initiative")
    assert view(p, None).initiative == 0
    assert asked(p) == ("editor", "turn")


def test_ruling_07() -> None:
    """When no token can be moved the card may still be played for its value and is discarded."""
    for side, card in (("nixon", "N06"), ("editor", "E33")):
        p = table(nixon=["N06"], editor=["E33"], track=GONE, evidence=[("green", 1, "up")], turn=side)
        play(p, f"value {card}")
        assert where(p, card) == "discard"
        assert asked(p) == ("editor" if side == "nixon" else "nixon", "turn")


def test_ruling_08() -> None:
    """Fewer steps may not be taken, except that space 5 stops the move."""
    p = play(table(editor=["E32"], track={"initiative": -3}), "value E32", "move initiative")
    assert track(p) == (1, 0)
    p = play(table(editor=["E32"], track={"initiative": 4}), "value E32", "move initiative")
    assert track(p) == (None, 0)


def test_ruling_09() -> None:
    """One question a card, for its colour, while a token lies face down; true, public, and binding when it is yes."""
    tokens = [("green", 0, "down"), ("yellow", 2, "up")]
    p = play(table(editor=["E33"], evidence=tokens), "value E33")
    assert legal(p, "ask") == {"ask yellow"}
    play(p, "ask yellow")
    assert legal(p) == {"move initiative", "move momentum", "move evidence-2"}
    refused(p, "ask yellow", "one-question", "V.12")
    for seat in ("nixon", "editor", None):
        assert told(p, seat)[-2:] == ["asked editor yellow", "answered-no nixon yellow"]
        assert view(p, seat).evidence[0].ruled_out == ("yellow",)

    p = play(table(editor=["E30"], evidence=tokens), "value E30", "ask green")
    assert asked(p) == ("nixon", "show"), "the Editor cannot choose anything else now"
    play(p, "show evidence-1")
    assert evidence(p)[1] == ("green", 3, "up")

    p = play(table(editor=["E30"], evidence=[("yellow", 2, "up")]), "value E30")
    refused(p, "ask yellow", "nothing-face-down", "V.7")


def test_ruling_10() -> None:
    """Two-coloured tokens count for both colours."""
    for colour in ("yellow", "green"):
        p = play(table(editor=["E30"], evidence=[("yellow+green", 0, "down")]), "value E30", f"ask {colour}")
        assert legal(p) == {"show evidence-1"}
    p = play(table(editor=["E30"], evidence=[("yellow+green", 0, "down")]), "value E30", "ask blue")
    assert asked(p) == ("editor", "value-move-no")


def test_ruling_11() -> None:
    """A token gained in the middle of a card: pin, mark, momentum card, win check; then the rest of the card."""
    tokens = [("blue!", -4, "up"), ("green", 0, "up")]
    p = table(nixon=["N19"], evidence=tokens, track={"momentum": -2}, turn="nixon")
    play(p, "action N19", "move evidence-1")
    assert asked(p) == ("nixon", "place")
    play(p, "place e03")
    assert (int(p.nixon_momentum), track(p)) == (1, (0, None))
    assert asked(p) == ("nixon", "choose-evidence")
    play(p, "move evidence-2")
    assert evidence(p) == {2: ("green", -2, "up")}

    p = table(nixon=["N19"], evidence=tokens, track={"momentum": -2}, momentum=(4, 0), turn="nixon")
    play(p, "action N19", "move evidence-1", "place e03")
    assert won(p) == ("nixon", "E.1"), "the second token is not moved any more"


def test_ruling_12() -> None:
    """An action does what is possible; one without any effect may be played."""
    p = play(table(editor=["E32"], track={"initiative": None, "momentum": 1}), "action E32")
    assert track(p) == (None, 3)
    p = play(table(nixon=["N10"], turn="nixon"), "action N10")
    assert where(p, "N10") == "discard"


@pytest.mark.parametrize("face", ["up", "down"])
def test_ruling_13(face: str) -> None:
    """A picture that is pinned already, by whomever: the pin is ignored, the follow-up move is still done."""
    p = play(table(editor=["E29"], pictures={"james_mccord": face}), "action E29", "move momentum")
    assert picture(p, "james_mccord") == face
    assert track(p) == (0, 2)


def test_ruling_14() -> None:
    """Cards that move evidence may choose any token; a moved one is turned up; the Editor picks unseen."""
    tokens = [("blue", 0, "down"), ("green", 0, "down"), ("yellow", -3, "up")]
    p = play(table(editor=["E39"], evidence=tokens), "action E39")
    assert legal(p) == {"move evidence-1", "move evidence-2", "move evidence-3"}
    play(p, "move evidence-2")
    assert evidence(p)[2] == ("green", 1, "up")
    p = play(table(editor=["E38"], evidence=tokens), "action E38", "move evidence-3")
    assert legal(p) == {"move evidence-1", "move evidence-2"}


def test_ruling_15() -> None:
    """Tokens only set to a space keep their face; one set on the own space 5 is gained."""
    p = play(table(editor=["E39"], evidence=[("blue", 0, "down"), ("green", 4, "up")]), "action E39")
    assert evidence(p) == {1: ("blue", 0, "down"), 2: ("green", 0, "up")}
    p = play(table(nixon=["N15"], evidence=[("blue", 0, "down")], turn="nixon"), "action N15", "reset evidence-1")
    assert evidence(p) == {1: ("blue", 0, "down")}
    p = play(table(nixon=["N20"], turn="nixon"), "action N20", "decline")
    assert int(p.nixon_momentum) == 1


@pytest.mark.parametrize(("side", "card"), [("nixon", "N19"), ("editor", "E36")])
def test_ruling_16(side: str, card: str) -> None:
    """Two tokens on one card are two different ones; one if only one is there."""
    cards = {"nixon": [card] if side == "nixon" else [], "editor": [card] if side == "editor" else []}
    tokens = [("blue", 0, "up"), ("green", 0, "up")]
    p = table(nixon=cards["nixon"], editor=cards["editor"], evidence=tokens, turn=side)
    play(p, f"action {card}", "move evidence-2")
    assert legal(p) == {"move evidence-1"}
    refused(p, "move evidence-2", "another-token", "U.10")
    p = table(nixon=cards["nixon"], editor=cards["editor"], evidence=tokens[:1], turn=side)
    play(p, f"action {card}", "move evidence-1")
    assert where(p, card) == "removed"


def test_ruling_17() -> None:
    """A Brilliant Mood blocks event reactions too, Ben Bradlee not."""
    p = play(table(nixon=["N12"], editor=["E35", "E40"], mood=True, turn="nixon"), "action N12")
    assert legal(p) == {"react E35", "pass"}
    play(p, "react E35")
    assert where(p, "N12") == "removed"
    p = table(nixon=["N06"], editor=["E42"], mood=True, evidence=[("blue", 0, "up")], turn="nixon")
    play(p, "value N06", "move evidence-1")
    assert asked(p) == ("editor", "turn")


def test_ruling_18() -> None:
    """Howard Hunt: the drawn card is played in the same turn, a pure reaction only for its value.

    It is still Nixon's first turn; an empty deck is renewed first; he is answered before anything happens.
    """
    p = play(table(nixon=["N09"], nixon_deck=["N21"], turn="nixon"), "action N09")
    assert legal(p) == {"value N21"}
    p = play(table(nixon=["N09"], nixon_deck=["N14"], turn="nixon"), "action N09")
    assert legal(p) == {"value N14"}
    play(p, "value N14", "move momentum")
    assert asked(p) == ("editor", "turn")
    p = play(table(nixon=["N09"], discard=["N02"], rest="removed", turn="nixon"), "action N09")
    assert legal(p) == {"value N02", "action N02"}
    for reaction in ("E35", "E40"):
        p = play(table(nixon=["N09"], nixon_deck=["N02"], editor=[reaction], turn="nixon"), "action N09")
        assert (asked(p), track(p), where(p, "N02")) == (("editor", "answer"), (0, 0), "deck")


def test_ruling_19() -> None:
    """Chuck Colson's extra turn is a normal one, right away, also if the Editor had no card to discard."""
    p = play(table(nixon=["N11", "N02"], spare=False, turn="nixon"), "action N11")
    assert asked(p) == ("nixon", "turn")
    assert legal(p) == {"value N02", "action N02"}


def test_ruling_20() -> None:
    """Cancer on the Presidency: the move and a gain, then both hands are discarded and the evaluation begins.

    Initiative and momentum are judged as they lie.
    """
    p = table(
        nixon=["N16", "N03"], editor=["E30"], evidence=[("blue", -2, "up")], track={"initiative": 2}, turn="nixon"
    )
    play(p, "action N16", "move evidence-1")
    assert where(p, "E30") == "hand"
    play(p, "place e03")
    assert (where(p, "N03"), where(p, "E30"), where(p, "N16")) == ("discard", "discard", "removed")
    assert int(p.initiative) == 1
    assert "momentum-to-supply" in log(p)


def test_ruling_21() -> None:
    """Gambit's option is chosen with the action and needs a conspirator in hand; without momentum the rest is void."""
    p = play(table(nixon=["N20", "N14", "N03"], track={"momentum": None}, turn="nixon"), "action N20")
    assert legal(p) == {"sacrifice N14", "decline"}
    play(p, "sacrifice N14")
    assert (where(p, "N14"), where(p, "N20"), int(p.nixon_momentum)) == ("removed", "discard", 0)


def test_ruling_22() -> None:
    """Deep Throat without a blocked informant: only the initiative move."""
    assert track(play(table(editor=["E30"], pictures={"john_dean": "up"}), "action E30")) == (3, 0)


def test_ruling_23() -> None:
    """Carl Bernstein may take any pinned token; a connection may break."""
    p = table(editor=["E34"], pinned=WAY_TO_JOHN_DEAN, blocked={"e01": "yellow"}, pictures={"john_dean": "up"})
    play(p, "action E34")
    assert legal(p) == {"lift e01", "lift e02", "lift e07", "lift e15"}
    play(p, "lift e15")
    assert view(p, None).connected == ()
    assert evidence(p) == {1: ("green", 0, "up")}


def test_ruling_24() -> None:
    """The System Works: conditions must be met, only the card itself can be answered, with nothing it just goes."""
    p = play(table(editor=["E41"], removed=["E37", "E40"], nixon=["N14"], chance=("blue",)), "action E41", "pass")
    assert legal(p) == {"replay E37"}
    play(p, "replay E37")
    assert asked(p) == ("editor", "place")
    p = play(table(editor=["E41"]), "action E41")
    assert where(p, "E41") == "removed"


def test_ruling_25() -> None:
    """Who may answer what; each card is there once, so that chains end."""
    windows: dict[str, set[str]] = {}
    p = table(nixon=["N14"], editor=["E30", "E35", "E40"])
    windows["event"] = legal(play(p, "action E30"))
    windows["action 14"] = legal(play(p, "react N14"))
    windows["action 40"] = legal_after_demonstration()
    p = play(table(nixon=["N12", "N14"], editor=["E35", "E40"], turn="nixon"), "action N12")
    windows["conspirator"] = legal(p)
    play(p, "react E35")
    assert asked(p) == ("editor", "turn"), "nobody answers Ben Bradlee"
    p = table(nixon=["N06", "N14"], editor=["E42", "E35"], evidence=[("blue", 0, "up")], turn="nixon")
    windows["value"] = legal(play(p, "value N06", "move evidence-1"))
    windows["action 42"] = legal(play(p, "react E42"))
    assert windows == {
        "event": {"react N14", "pass"},
        "conspirator": {"react E35", "react E40", "pass"},
        "action 14": {"react E35", "react E40", "pass"},
        "action 40": {"react N14", "pass"},
        "value": {"react E42", "pass"},
        "action 42": {"react N14", "pass"},
    }


def legal_after_demonstration() -> set[str]:
    p = table(nixon=["N12", "N14"], editor=["E40"], turn="nixon")
    return legal(play(p, "action N12", "react E40"))


def test_ruling_26() -> None:
    """Cancelled event: Editor's discard. Cancelled conspirator: out. Used 14, 35: discard. Used 40, 42: out.

    The card cancelled by 42: Nixon's discard.
    """
    p = table(nixon=["N12", "N14"], editor=["E35", "E40"], turn="nixon")
    play(p, "action N12", "react E40", "react N14", "pass")
    assert [where(p, card) for card in ("N12", "E40", "N14")] == ["discard", "discard", "discard"]
    p = table(nixon=["N12", "N14"], editor=["E35", "E40"], turn="nixon")
    play(p, "action N12", "react E40", "react N14", "react E35")
    assert [where(p, card) for card in ("N12", "E40", "N14", "E35")] == ["removed", "removed", "removed", "discard"]
    p = table(nixon=["N06", "N14"], editor=["E42"], evidence=[("blue", 0, "up")], turn="nixon")
    play(p, "value N06", "move evidence-1", "react E42", "pass")
    assert [where(p, card) for card in ("N06", "E42")] == ["discard", "removed"]


def test_ruling_27() -> None:
    """Follow the Money! comes before the move has any effect; the token goes as far the other way, face up."""
    p = table(nixon=["N06"], editor=["E42"], evidence=[("blue!", -3, "up")], turn="nixon")
    play(p, "value N06", "move evidence-1")
    assert (pins(p), track(p)) == ({}, (0, 0))
    play(p, "react E42")
    assert evidence(p) == {1: ("blue!", 0, "up")}
    p = table(nixon=["N06"], editor=["E42"], evidence=[("blue", 0, "down")], turn="nixon")
    play(p, "value N06", "move evidence-1", "react E42")
    assert evidence(p) == {1: ("blue", 3, "up")}


def test_ruling_28() -> None:
    """The question for a reaction is put alike, whatever is in hand, and before the effect."""
    seen = []
    for nixon in ("N14", "N02"):
        p = table(nixon=[nixon], editor=["E30"], windows=True)
        play(p, "action E30")
        assert track(p) == (0, 0)
        seen.append((asked(p), told(p, "editor"), view(p, "editor"), view(p, None)))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2].sides[0].hand == seen[1][2].sides[0].hand
    assert seen[0][3].sides[0] == seen[1][3].sides[0]


def test_ruling_29() -> None:
    """Initiative on 0: the side that was not the holder when the round began, whatever happened since."""
    p = table(turn="evaluation", initiative="editor", starter="editor")
    assert int(p.initiative) == 0
    p = table(turn="evaluation", initiative="nixon", starter="editor", track={"initiative": 0})
    assert int(p.initiative) == 0


def test_ruling_30() -> None:
    """Momentum on 0 goes back to the supply, from which the next step takes one."""
    p = table(turn="evaluation", momentum=(4, 4))
    assert (won(p), view(p, None).supply, track(p)) == (None, 0, (0, 0))


def test_ruling_31() -> None:
    """Marks that are pinned in the evaluation already move the new momentum token, for the next round."""
    p = table(turn="evaluation", track={"initiative": -1}, evidence=[("green!", -3, "up"), ("blue!", -1, "up")])
    play(p, "pin evidence-1", "place e02", "place e03")
    assert (int(p.round), track(p)) == (3, (0, -2))


def test_ruling_32() -> None:
    """The new holder of the initiative pins first; each side chooses the order of its own tokens."""
    tokens = [("blue", 2, "up"), ("green", 3, "up"), ("yellow", -2, "up")]
    p = table(turn="evaluation", initiative="editor", track={"initiative": -2}, evidence=tokens)
    assert asked(p) == ("nixon", "place")
    play(p, "place e01")
    assert asked(p) == ("editor", "pin-own")
    assert legal(p) == {"pin evidence-1", "pin evidence-2"}


def test_ruling_33() -> None:
    """No empty space of a fitting colour: the token goes back to the bag, its mark does nothing."""
    spaces = ("e03", "e07", "e10", "e12", "e13", "e16", "e18")
    blocked = dict(zip(spaces, ["blue"] * 4 + ["blue+green"] * 3, strict=True))
    p = table(turn="evaluation", track={"initiative": 1}, evidence=[("blue!", 3, "up")], blocked=blocked)
    assert int(p.round) == 3
    assert track(p) == (0, 0)
    assert "no-space editor blue!" in told(p)
    assert bag(p, "blue!") + sum(name == "blue!" for name, _, _ in evidence(p).values()) == 4


def test_ruling_34() -> None:
    """A mark while no momentum token is on the track is ignored."""
    p = table(nixon=["N06"], evidence=[("blue!", -4, "up")], track={"momentum": None}, turn="nixon")
    play(p, "value N06", "move evidence-1", "place e03")
    assert (track(p), int(p.nixon_momentum)) == ((0, None), 0)


def test_ruling_35() -> None:
    """The Editor's first momentum token in the evaluation: the card is drawn now and kept for the next round."""
    p = table(turn="evaluation", editor_deck=["E30"], track={"initiative": -1, "momentum": 3}, spare=False)
    assert where(p, "E30") == "hand"
    assert len(hand(p, "editor")) == 5, "one, and the four of the side without the initiative"


def test_ruling_36() -> None:
    """The Editor's fourth momentum token: any token still on the track, from either side; may be declined."""
    tokens = [("blue", -4, "up"), ("green", 0, "down"), ("yellow", 2, "up")]
    p = table(editor=["E23"], momentum=(0, 3), track={"momentum": 4}, evidence=tokens)
    play(p, "value E23", "move momentum")
    assert legal(p) == {"pin evidence-1", "pin evidence-2", "pin evidence-3", "decline"}
    play(p, "pin evidence-1", "place e03")
    assert pins(p) == {"e03": ("blue", "up")}


def test_ruling_37() -> None:
    """Only face-up evidence lies on a way; other pictures and Nixon are not passed through."""
    p = table(pinned={**WAY_TO_JOHN_DEAN, "e14": "yellow", "e13": "blue"}, pictures={"hugh_sloan": "up"})
    assert view(p, None).connected == ()
    p = table(
        pinned={**WAY_TO_JOHN_DEAN, "e13": "blue"}, pictures={"john_dean": "up", "martha_mitchell": "up"},
    )  # fmt: skip
    assert view(p, None).connected == ("john_dean",), "e13 hangs on no way but one through pictures"
    p = table(pinned={"e01": "yellow", "e04": "yellow"}, pictures={"john_dean": "up"})
    assert set(view(p, None).threads) == {("nixon", "e01"), ("nixon", "e04")}


def test_ruling_38() -> None:
    """Checked after every step, the first condition met wins; with a mark the pin is checked first."""
    way = {"e02": "green", "e15": "green"}
    pictures = {"john_dean": "up", "alexander_butterfield": "up"}
    p = table(editor=["E37"], chance=("blue!",), pinned=way, pictures=pictures, track={"momentum": 4})
    play(p, "action E37", "place e07")
    assert won(p) == ("editor", "E.3")
    assert int(p.editor_momentum) == 0
    tokens = [("blue!", -1, "up"), ("green", 1, "up")]
    p = table(
        turn="evaluation", track={"initiative": -1}, momentum=(4, 0), supply=4,
        evidence=[*tokens, ("green!", -1, "up"), ("yellow!", -1, "up"), ("yellow!", -2, "up"), ("green!", -2, "up")],
        pinned={"e02": "green", "e07": "blue"}, pictures=pictures,
    )  # fmt: skip
    play(p, "pin evidence-1", "place e03", "pin evidence-3", "place e05", "pin evidence-4", "place e01")
    play(p, "pin evidence-5", "place e04", "place e06")
    assert won(p) == ("nixon", "E.1"), "five marks gain the new token before the Editor pins the last link"


def test_ruling_39() -> None:
    """Supply empty when the new token is due: Nixon wins even when the pins would have connected the Editor."""
    p = table(
        turn="evaluation", momentum=(4, 4), track={"momentum": 1}, evidence=[("green", 3, "up")],
        pinned={"e02": "green", "e07": "blue"}, pictures={"john_dean": "up", "alexander_butterfield": "up"},
    )  # fmt: skip
    assert won(p) == ("nixon", "E.2")


def test_ruling_40() -> None:
    """The board is one for both; a page may turn it for its viewer, the places keep their names."""
    p = table(pinned={"e07": "blue"}, pictures={"john_dean": "up"}, track={"initiative": -2})
    assert view(p, "nixon").pinned == view(p, "editor").pinned
    assert view(p, "nixon").pictures == view(p, "editor").pictures
    assert view(p, "nixon").initiative_space == view(p, "editor").initiative_space
