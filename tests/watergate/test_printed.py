"""The printed values of Watergate, and what an owner's file may and may not say about them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest

import hustings
from hustings.games.watergate import Watergate
from hustings.games.watergate.printed.corrections import PrintedError, Problem, accept, load
from hustings.games.watergate.rules.position import Table
from hustings.games.watergate.rules.printed import CONSPIRATOR, DRAW, EVENT, JOURNALIST, LOOK, MOVE, PIN, Printed
from hustings.kernel.chance import Chance

DOCS = Path(__file__).parents[2] / "docs" / "owners-file.md"
NIXON_CARDS = range(2, 22)
EDITOR_CARDS = range(23, 43)


@pytest.fixture(scope="module")
def ours() -> Printed:
    return load(None)


def written(folder: Path, text: str | bytes) -> Path:
    file = folder / "corrections.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def problems(folder: Path, text: str | bytes) -> list[Problem]:
    with pytest.raises(PrintedError) as caught:
        load(written(folder, text))
    assert str(caught.value).startswith(str(folder))
    for problem in caught.value.problems:
        for lang in ("en", "ja"):
            sentence = problem.text(lang)
            assert str(problem.args.get("path", "")) in sentence
            assert "{" not in re.sub(r"\{ ?[a-z]+ = .*\}", "", sentence), sentence
        assert problem.text() in str(caught.value)
        assert re.search("[ぁ-ん]", problem.text("ja"))
    return caught.value.problems


def found(folder: Path, text: str | bytes) -> list[tuple[str, str]]:
    return [(problem.key, str(problem.args.get("path", ""))) for problem in problems(folder, text)]


# -- our own values


def test_both_decks_have_20_cards_of_nearly_equal_worth(ours: Printed) -> None:
    assert [card.number for card in ours.cards.values()] == [*NIXON_CARDS, *EDITOR_CARDS]
    assert {card.id[0]: card.side for card in ours.cards.values()} == {"N": "nixon", "E": "editor"}
    assert sum(ours.value[number] for number in NIXON_CARDS) == 48
    assert sum(ours.value[number] for number in EDITOR_CARDS) == 49
    assert all(1 <= card.value <= 4 for card in ours.cards.values())


def test_the_decks_have_the_kinds_that_the_rules_name(ours: Printed) -> None:
    kinds = [ours.kind[card.number] for card in ours.cards.values()]
    assert [kinds.count(kind) for kind in (CONSPIRATOR, JOURNALIST, EVENT)] == [6, 3, 31]
    assert {card.side for card in ours.cards.values() if card.kind == "conspirator"} == {"nixon"}
    assert {card.side for card in ours.cards.values() if card.kind == "journalist"} == {"editor"}
    assert [card.id for card in ours.cards.values() if card.reaction] == ["N14", "E35", "E40", "E42"]


def test_a_joker_shows_all_three_colours(ours: Printed) -> None:
    joker = ours.card("E30")
    assert (joker.joker, joker.colours, ours.colours[30]) == (True, ("blue", "yellow", "green"), 7)
    assert all(len(card.colours) == (3 if card.joker else 1) for card in ours.cards.values())


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        *((number, (1,)) for number in (2, 4, 6, 7, 12, 15, 23, 25, 27, 28, 39)),
        *((number, (2,)) for number in (3, 5, 8, 9, 24, 26, 29)),
        *((number, (3,)) for number in (16, 17, 30)),
        *((number, ()) for number in (10, 11, 14, 20, 21, 31, 34, 35, 37, 40, 41, 42)),
        (13, (2, 2)),
        (18, (4,)),
        (19, (2, 2, 2)),
        (32, (2, 2, 1)),
        (33, (2, 2)),
        (36, (2, 1, 2, 1)),
        (38, (3, 2, 1)),
    ],
)
def test_numbers_of_the_actions(ours: Printed, card: int, steps: tuple[int, ...]) -> None:
    assert ours.steps[card] == steps


def test_each_side_has_a_card_for_each_picture(ours: Printed) -> None:
    nodes = set(range(ours.first_informant, len(ours.node_names)))
    assert {ours.picture[number] for number in NIXON_CARDS} == nodes | {0}
    assert [ours.picture[number] for number in range(2, 9)] == [ours.picture[number] for number in range(23, 30)]
    assert ours.node_names[ours.picture[6]] == ours.card("N06").picture == "john_dean"


def test_the_bag_holds_36_tokens(ours: Printed) -> None:
    assert {mask: ours.token_colours.count(mask) for mask in (1, 2, 4)} == {1: 8, 2: 8, 4: 8}
    assert {mask: ours.token_colours.count(mask) for mask in (3, 5, 6)} == {3: 4, 5: 4, 6: 4}
    assert len(ours.token_colours) == len(ours.token_mark) == 36
    assert sum(ours.token_mark) == 12


def test_the_board_is_the_proposed_graph(ours: Printed) -> None:
    assert [ours.space_colour.count(mask) for mask in (1, 2, 4)] == [7, 7, 7]
    assert (len(ours.spaces), len(ours.informants), len(ours.edges)) == (21, 7, 56)
    assert ours.node_names[0] == "nixon"
    assert ours.node_names[ours.first_informant] == ours.informants[0].id
    assert sum(len(nodes) for nodes in ours.neighbours) == 2 * 56
    for node, nodes in enumerate(ours.neighbours):
        assert all(node in ours.neighbours[other] for other in nodes)
        assert all(ours.space_colour[node] != ours.space_colour[other] for other in nodes if ours.space_colour[node])


def test_the_momentum_cards(ours: Printed) -> None:
    assert (ours.nixon_spaces, ours.editor_spaces) == (5, 4)
    assert ours.triggers == [(0, 0), (DRAW, 1), (LOOK, 3), (MOVE, 1), (PIN, 1)]


def test_what_is_weakly_known_is_listed(ours: Printed) -> None:
    weak = set(ours.weak)
    assert ("N14", "value", "reconstructed") in weak
    assert ("N11", "action", "low") in weak
    assert ("E40", "colours", "low") in weak
    assert ("t01", "mark", "low") in weak
    assert ("e07", "colour", "reconstructed") in weak
    assert ("john_dean", "place", "low") in weak
    assert ("board", "edges", "reconstructed") in weak
    assert ("editor", "triggers", "low") in weak
    assert not any(what == "colours" for id, what, _ in weak if id.startswith("t"))
    assert sum(what == "value" for _, what, _ in weak) == 40


def test_it_is_rebuilt_from_its_data(ours: Printed) -> None:
    data = json.loads(json.dumps(ours.data))
    for again in (Printed(data), accept(data)):
        assert again.data == ours.data
        assert again.neighbours == ours.neighbours


# -- what an owner's file changes


def test_a_file_changes_only_what_it_names(tmp_path: Path, ours: Printed) -> None:
    theirs = load(written(tmp_path, '[cards.N14]\nvalue = 3\ncolours = ["green"]'))
    assert (theirs.value[14], theirs.colours[14]) == (3, 4)
    assert theirs.corrected == [("cards.N14.colours", "blue", "green"), ("cards.N14.value", "2", "3")]
    assert theirs.value[:14] + theirs.value[15:] == ours.value[:14] + ours.value[15:]
    assert theirs.data != ours.data
    assert ours.corrected == []


def test_a_corrected_value_counts_as_printed(tmp_path: Path, ours: Printed) -> None:
    theirs = load(written(tmp_path, "[cards.N14]\nvalue = 3"))
    assert theirs.card("N14").value_confidence == "owner"
    assert theirs.card("N14").colours_confidence == "reconstructed"
    assert set(ours.weak) - set(theirs.weak) == {("N14", "value", "reconstructed")}


def test_a_confirmed_value_counts_as_printed_but_not_as_a_correction(tmp_path: Path) -> None:
    theirs = load(written(tmp_path, "[cards.N14]\nvalue = 2"))
    assert theirs.card("N14").value_confidence == "owner"
    assert theirs.corrected == []


def test_the_order_within_a_file_does_not_matter(tmp_path: Path) -> None:
    one = load(
        written(
            tmp_path, "[cards.N14]\nvalue = 3\n[cards.N02]\nvalue = 1\n[momentum.editor]\ntriggers = []\nspaces = 3"
        )
    )
    two = load(written(tmp_path, "[momentum.editor]\nspaces = 3\ntriggers = []\n[cards]\nN02.value = 1\nN14.value = 3"))
    assert one.triggers == two.triggers == [(0, 0)] * 4
    assert one.data == two.data


@pytest.mark.parametrize(
    ("text", "corrected"),
    [
        ('[cards.N14]\ncolours = ["joker"]', ("cards.N14.colours", "blue", "joker")),
        ('[cards.E30]\ncolours = ["blue"]', ("cards.E30.colours", "joker", "blue")),
        ("[cards.N18]\nsteps = [2]", ("cards.N18.steps", "4", "2")),
        ("[tokens.t01]\nmark = false", ("tokens.t01.mark", "true", "false")),
        ('[tokens.t01]\ncolours = ["green", "blue"]', ("tokens.t01.colours", "blue", "blue, green")),
        ('[spaces.e07]\ncolour = "yellow"', ("spaces.e07.colour", "blue", "yellow")),
        ("[spaces.e07]\nx = 1", ("spaces.e07.x", "0.505", "1.0")),
        ("[informants.john_dean]\ny = 0.5", ("informants.john_dean.y", "-0.623", "0.5")),
        ("[momentum.editor]\nspaces = 3\ntriggers = []", ("momentum.editor.spaces", "4", "3")),
        ("[rounds]\nlast = 2", ("rounds.last", "", "2")),
        ("[rounds]\nhand = 2", ("rounds.hand", "", "2")),
        ('[played]\ncards = ["N02", "E23"]', ("played.cards", "", "N02, E23")),
        ('[played]\ntokens = ["t07"]', ("played.tokens", "", "t07")),
        (
            '[momentum.editor]\ntriggers = [{ space = 2, op = "draw_card", count = 2 }]',
            (
                "momentum.editor.triggers",
                "1 draw_card 1, 2 look_at_top_of_deck 3, 3 move_evidence 1, 4 pin_from_track",
                "2 draw_card 2",
            ),
        ),
    ],
)
def test_everything_that_can_be_corrected(tmp_path: Path, text: str, corrected: tuple[str, str, str]) -> None:
    theirs = load(written(tmp_path, text))
    assert corrected in theirs.corrected
    assert accept(json.loads(json.dumps(theirs.data))).data == theirs.data


def test_another_list_of_threads_notes_only_what_differs(tmp_path: Path, ours: Printed) -> None:
    edges = [[b, a] for a, b in ours.edges if (a, b) != ("e01", "e02")] + [["e02", "e06"]]
    theirs = load(written(tmp_path, f"[board]\nedges = {json.dumps(edges)}"))
    assert theirs.corrected == [("board.edges", "e01-e02", "e02-e06")]
    assert ("board", "edges", "reconstructed") not in theirs.weak
    assert ("e07", "colour", "reconstructed") in theirs.weak


def test_a_single_correction_applies_to_the_owners_own_board(tmp_path: Path, ours: Printed) -> None:
    spaces = [{"id": s.id, "colour": s.colour, "x": s.x, "y": s.y} for s in ours.spaces]
    rows = ", ".join(
        "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in s.items()) + " }" for s in spaces
    )
    theirs = load(written(tmp_path, f'[spaces.e07]\ncolour = "yellow"\n[board]\nspaces = [{rows}]'))
    assert theirs.corrected == [("spaces.e07.colour", "blue", "yellow")]
    assert not any(what == "colour" for _, what, _ in theirs.weak)


@pytest.mark.parametrize("head", ["\ufeff", "# \u7de8\u96c6\u8005\r\n", ""])
def test_marks_and_line_ends_of_other_systems_do_no_harm(tmp_path: Path, head: str) -> None:
    assert load(written(tmp_path, head + "[cards.N14]\r\nvalue = 3\r\n")).value[14] == 3


def test_the_examples_for_owners_work(tmp_path: Path) -> None:
    single, whole, short = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    theirs = load(written(tmp_path, single))
    assert (theirs.value[14], theirs.steps[18], theirs.token_mark[0], theirs.token_colours[24]) == (3, (2,), 0, 5)
    assert theirs.triggers == [(0, 0), (DRAW, 1), (0, 0), (MOVE, 2), (0, 0)]
    assert load(written(tmp_path, short)).last_round == 5
    small = load(written(tmp_path, whole))
    assert small.node_names[:4] == ["nixon", "e01", "e02", "e03"]
    assert small.first_informant == 4
    assert small.space_colour == [0, 1, 2, 4] + [0] * 7
    assert small.node_names[small.picture[6]] == "john_dean"


# -- what is refused


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PrintedError, match="There is no such file"):
        load(tmp_path / "nowhere.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(PrintedError) as caught:
        load(tmp_path)
    assert [problem.key for problem in caught.value.problems] == ["printed-unreadable"]


def test_a_file_of_another_encoding(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path, "[cards]\n# 編集者".encode("shift_jis"))
    assert (problem.key, problem.args["line"]) == ("printed-not-utf8", "2")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[cards.N14]\nvalue 3", "2"),
        ('[cards.N14]\ncolours = ["green"', "2"),
        ("[cards.N14]\nvalue = 3\n[cards.N14]", "3"),
        ("\n[cards.N14]\nvalue = drei", "3"),
        ("value = " + "9" * 5000, "1"),
    ],
)
def test_a_file_that_is_not_toml(tmp_path: Path, text: str, line: str) -> None:
    (problem,) = problems(tmp_path, text)
    assert (problem.key, problem.args["line"]) == ("printed-not-toml", line)


@pytest.mark.parametrize(
    ("text", "key", "path"),
    [
        ("[card.N14]", "printed-unknown-key", "card"),
        ("[cards.N14]\ncolors = []", "printed-unknown-key", "cards.N14.colors"),
        ('[cards.N14]\nkind = "event"', "printed-unknown-key", "cards.N14.kind"),
        ("[momentum.nixon]\nspaces = 4", "printed-unknown-key", "momentum.nixon"),
        ("[rounds]\nlast = 0", "printed-number", "rounds.last"),
        ("[rounds]\nfirst = 2", "printed-unknown-key", "rounds.first"),
        ('[played]\ncards = ["N02", "N03"]', "printed-no-deck", "played.cards"),
        ('[played]\ncards = ["N02", "E1"]', "printed-no-id", "played.cards"),
        ('[played]\ntokens = "t01"', "printed-no-ids", "played.tokens"),
        ("cards = 3", "printed-no-table", "cards"),
        ("[cards]\nN14 = 3", "printed-no-table", "cards.N14"),
        ("board = []", "printed-no-table", "board"),
        ("momentum.editor = 1", "printed-no-table", "momentum.editor"),
        ("[cards.N22]", "printed-no-card", "cards.N22"),
        ("[cards.n14]", "printed-no-card", "cards.n14"),
        ("[cards.N14]\nvalue = 5", "printed-value", "cards.N14.value"),
        ("[cards.N14]\nvalue = 0", "printed-value", "cards.N14.value"),
        ("[cards.N14]\nvalue = 2.0", "printed-value", "cards.N14.value"),
        ("[cards.N14]\nvalue = true", "printed-value", "cards.N14.value"),
        ('[cards.N14]\nvalue = "3"', "printed-value", "cards.N14.value"),
        ('[cards.N14]\ncolours = ["red"]', "printed-no-colour", "cards.N14.colours"),
        ("[cards.N14]\ncolours = [1]", "printed-no-colour", "cards.N14.colours"),
        ('[cards.N14]\ncolours = "green"', "printed-colour-list", "cards.N14.colours"),
        ("[cards.N14]\ncolours = []", "printed-card-colours", "cards.N14.colours"),
        ('[cards.N14]\ncolours = ["blue", "green"]', "printed-card-colours", "cards.N14.colours"),
        ("[cards.N19]\nsteps = [2, 2]", "printed-steps", "cards.N19.steps"),
        ("[cards.N18]\nsteps = 4", "printed-steps", "cards.N18.steps"),
        ("[cards.N14]\nsteps = [1]", "printed-steps", "cards.N14.steps"),
        ("[cards.N18]\nsteps = [6]", "printed-number", "cards.N18.steps"),
        ("[cards.N18]\nsteps = [0]", "printed-number", "cards.N18.steps"),
        ("[tokens.t37]", "printed-no-token", "tokens.t37"),
        ("[tokens.t01]\nmark = 1", "printed-mark", "tokens.t01.mark"),
        ("[tokens.t01]\ncolours = []", "printed-token-colours", "tokens.t01.colours"),
        ('[tokens.t01]\ncolours = ["blue", "blue"]', "printed-token-colours", "tokens.t01.colours"),
        ('[tokens.t01]\ncolours = ["blue", "green", "yellow"]', "printed-token-colours", "tokens.t01.colours"),
        ('[tokens.t01]\ncolours = ["joker"]', "printed-no-colour", "tokens.t01.colours"),
        ("[spaces.e22]", "printed-no-space", "spaces.e22"),
        ('[spaces.e07]\ncolour = "Blue"', "printed-no-colour", "spaces.e07.colour"),
        ("[spaces.e07]\nx = 1.5", "printed-coordinate", "spaces.e07.x"),
        ("[spaces.e07]\nx = nan", "printed-coordinate", "spaces.e07.x"),
        ("[informants.deep_throat]", "printed-no-informant", "informants.deep_throat"),
        ("[board]\nedges = 3", "printed-no-list", "board.edges"),
        ("[board]\nspaces = {}", "printed-no-list", "board.spaces"),
        ("[momentum.editor]\nspaces = 9", "printed-number", "momentum.editor.spaces"),
        ("[momentum.editor]\nspaces = 3", "printed-trigger-space", "momentum.editor.triggers #4"),
    ],
)
def test_what_a_file_may_not_say(tmp_path: Path, text: str, key: str, path: str) -> None:
    assert found(tmp_path, text) == [(key, path)]


@pytest.mark.parametrize(
    ("trigger", "key", "path"),
    [
        ('{ space = 1, op = "draw", count = 1 }', "printed-no-trigger", ""),
        ("{ space = 1, op = [1], count = 1 }", "printed-no-trigger", ""),
        ("{ space = 1, count = 1 }", "printed-no-trigger", ""),
        ('{ space = 1, op = "draw_card" }', "printed-lacks", ""),
        ('{ op = "pin_from_track" }', "printed-lacks", ""),
        ('{ space = 1, op = "draw_card", steps = 1 }', "printed-unknown-key", ".steps"),
        ('{ space = 1, op = "draw_card", count = 0 }', "printed-number", ".count"),
        ('{ space = "1", op = "pin_from_track" }', "printed-number", ".space"),
        ("1", "printed-no-trigger", ""),
    ],
)
def test_a_trigger_that_does_not_exist(tmp_path: Path, trigger: str, key: str, path: str) -> None:
    assert (key, f"momentum.editor.triggers #1{path}") in found(tmp_path, f"[momentum.editor]\ntriggers = [{trigger}]")


def test_two_triggers_on_one_space(tmp_path: Path) -> None:
    trigger = '{ space = 2, op = "pin_from_track" }'
    text = f"[momentum.editor]\ntriggers = [{trigger}, {trigger}]"
    assert found(tmp_path, text) == [("printed-trigger-twice", "momentum.editor.triggers #2")]


@pytest.mark.parametrize(
    ("edge", "key"),
    [
        ('["e01", "e99"]', "printed-edge-end"),
        ('["e01", "e01"]', "printed-edge-self"),
        ('["e02", "e01"]', "printed-edge-twice"),
        ('["e01"]', "printed-edge"),
        ('["e01", 2]', "printed-edge"),
        ('"e01-e02"', "printed-edge"),
    ],
)
def test_a_thread_that_cannot_be(tmp_path: Path, ours: Printed, edge: str, key: str) -> None:
    edges = ", ".join([json.dumps(pair) for pair in ours.edges] + [edge])
    assert found(tmp_path, f"[board]\nedges = [{edges}]") == [(key, "board.edges #57")]


def test_a_board_that_falls_apart_names_the_pieces(tmp_path: Path, ours: Printed) -> None:
    corner = {"e13", "e14", "martha_mitchell"}
    edges = [[a, b] for a, b in ours.edges if (a in corner) == (b in corner)]
    (problem,) = problems(tmp_path, f"[board]\nedges = {json.dumps(edges)}")
    assert (problem.key, problem.args["names"]) == ("printed-apart", "e13, e14, martha_mitchell")


def test_a_way_through_an_informant_is_no_way(tmp_path: Path, ours: Printed) -> None:
    edges = [[a, b] for a, b in ours.edges if "e13" not in (a, b)] + [["martha_mitchell", "e13"]]
    (problem,) = problems(tmp_path, f"[board]\nedges = {json.dumps(edges)}")
    assert (problem.key, problem.args["names"]) == ("printed-apart", "e13")


def test_an_informant_without_a_thread(tmp_path: Path, ours: Printed) -> None:
    edges = [[a, b] for a, b in ours.edges if "john_dean" not in (a, b)]
    (problem,) = problems(tmp_path, f"[board]\nedges = {json.dumps(edges)}")
    assert (problem.key, problem.args["id"]) == ("printed-informant-loose", "john_dean")


@pytest.mark.parametrize(
    ("row", "key", "path"),
    [
        ('{ id = "e01", colour = "blue", x = 0, y = 0 }', "printed-twice", "board.spaces #2.id"),
        ('{ id = "nixon", colour = "blue", x = 0, y = 0 }', "printed-space-id", "board.spaces #2.id"),
        ('{ id = 7, colour = "blue", x = 0, y = 0 }', "printed-space-id", "board.spaces #2.id"),
        ('{ id = "e02", colour = "blue", x = 0 }', "printed-lacks", "board.spaces #2"),
        ('{ id = "e02", colour = "pink", x = 0, y = 0 }', "printed-no-colour", "board.spaces #2.colour"),
        ('{ id = "e02", colour = "blue", x = 0, y = 0, z = 0 }', "printed-unknown-key", "board.spaces #2.z"),
        ('"e02"', "printed-no-table", "board.spaces #2"),
    ],
)
def test_a_list_of_spaces_that_cannot_be(tmp_path: Path, row: str, key: str, path: str) -> None:
    first = '{ id = "e01", colour = "blue", x = 0, y = 0 }'
    assert (key, path) in found(tmp_path, f"[board]\nspaces = [{first}, {row}]\nedges = []")


def test_other_spaces_need_other_threads(tmp_path: Path) -> None:
    text = '[board]\nspaces = [{ id = "e01", colour = "blue", x = 0, y = 0 }]'
    assert found(tmp_path, text) == [("printed-edges-needed", "board.edges")]


def test_a_board_can_be_too_large(tmp_path: Path) -> None:
    rows = ", ".join(f'{{ id = "e{n:02}", colour = "blue", x = 0, y = 0 }}' for n in range(49))
    assert found(tmp_path, f"[board]\nspaces = [{rows}]") == [("printed-many-spaces", "board.spaces")]


def test_a_list_of_informants_names_all_seven(tmp_path: Path) -> None:
    rows = '{ id = "john_dean", x = 0, y = 0 }, ' * 2 + '{ id = "jon_dean", x = 0, y = 0 }'
    one, two, three = problems(tmp_path, f"[board]\ninformants = [{rows}]")
    assert (one.key, one.args["path"]) == ("printed-twice", "board.informants #2.id")
    assert (two.key, two.args["near"]) == ("printed-no-informant", "john_dean")
    assert three.key == "printed-lacks"
    assert "hugh_sloan" in str(three.args["names"])


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("[card.N14]", "cards"),
        ("[cards.n14]", "N14"),
        ("[cards.N14]\ncolour = []", "colours"),
        ('[cards.N14]\ncolours = ["gren"]', "green"),
        ('[cards.N14]\ncolours = ["jocker"]', "joker"),
        ("[spaces.E07]", "e07"),
        ("[spaces.e7]", "e07"),
        ("[informants.dean]", "john_dean"),
        ('[board]\nedges = [["nixen", "e01"]]', "nixon"),
        ('[momentum.editor]\ntriggers = [{ space = 1, op = "draw_cards", count = 1 }]', "draw_card"),
    ],
)
def test_the_nearest_name_is_suggested(tmp_path: Path, text: str, near: str) -> None:
    problem = problems(tmp_path, text)[0]
    assert f"Did you mean {near}?" in problem.text().replace('"', "")
    assert "ではありませんか" in problem.text("ja")


@pytest.mark.parametrize(("text", "range_"), [("[watermelon]", "cards"), ("[cards.N99]", "N02 to N21")])
def test_nothing_is_suggested_for_a_name_like_no_other(tmp_path: Path, text: str, range_: str) -> None:
    (problem,) = problems(tmp_path, text)
    assert "Did you mean" not in problem.text()
    assert range_ in problem.text()


def test_all_problems_are_reported_together(tmp_path: Path) -> None:
    text = """
        [cards.N99]
        [cards.N14]
        value = 7
        colours = ["blue", "pink"]
        [tokens.t40]
        [spaces.e07]
        colour = "red"
        [momentum.editor]
        triggers = [{ space = 5, op = "pin_from_track" }]
    """
    with pytest.raises(PrintedError) as caught:
        load(written(tmp_path, text))
    assert [problem.key for problem in caught.value.problems] == [
        "printed-no-card",
        "printed-value",
        "printed-no-colour",
        "printed-no-token",
        "printed-no-colour",
        "printed-trigger-space",
    ]
    assert str(caught.value).splitlines()[0].endswith("6 things to put right")
    assert caught.value.text("ja").splitlines()[0].endswith("直すところが6か所あります")
    assert len(str(caught.value).splitlines()) == 7


# -- data from elsewhere


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("cards", "N14", "value"), 9),
        (("cards", "N14", "value"), "2"),
        (("cards", "N14", "kind"), "spy"),
        (("cards", "N06", "picture"), "nobody"),
        (("cards", "N14", "picture"), "john_dean"),
        (("cards", "N14"), None),
        (("cards",), {}),
        (("tokens",), {}),
        (("board", "edges"), []),
        (("board", "edges"), [["nixon"]]),
        (("board", "spaces"), []),
        (("momentum", "nixon", "spaces"), 0),
        (("momentum", "editor", "spaces"), 10**9),
        (("owner",), [["cards.N14.value", "2", "3"]]),
    ],
)
def test_foreign_data_is_checked(ours: Printed, path: tuple[str, ...], value: object) -> None:
    data = json.loads(json.dumps(ours.data))
    here = data
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    with pytest.raises(PrintedError) as caught:
        accept(data)
    assert caught.value.text("en") != caught.value.text("ja")


@pytest.mark.parametrize("data", [None, [], {}, "printed"])
def test_foreign_data_of_another_form(data: object) -> None:
    with pytest.raises(PrintedError, match="not the printed data of a match"):
        accept(data)


def test_a_small_match_ends_with_its_last_round() -> None:
    """examples/small-watergate.toml: one round with six cards, one token and two spaces."""
    game = hustings.game("watergate", DOCS.parents[1] / "examples" / "small-watergate.toml")
    endings = set()
    for seed in range(40):
        p = cast(Table, game.setup(seed=seed))
        assert (len(p.nixon_deck), len(p.editor_deck), len(p.bag)) == (1, 0, 1)
        rng = Chance(seed)
        while p.outcome is None:
            seat = p.to_act[0]
            actions = p.actions(seat)
            p.act(seat, actions[rng.below(len(actions))])
        assert p.round == 1
        endings.add((p.outcome.how, p.outcome.winners))
    assert endings == {("end-term", (0,)), ("end-connected", (1,))}


def test_a_match_without_a_card_has_an_end() -> None:
    game = Watergate(load({"played": {"cards": ["N20", "E41"]}}))
    p = game.setup(seed=1)
    rng = Chance(1)
    while p.outcome is None:
        events = [action for action in p.actions(p.to_act[0]) if game.text(action).startswith("event")]
        actions = events or p.actions(p.to_act[0])
        p.act(p.to_act[0], actions[rng.below(len(actions))])
    assert p.outcome.winners == (0,)
