"""Blocks show what the pictures show, and what has been sent once is not sent again."""

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

import gwt
from gwt.picture.frame_table import EITHER
from gwt.picture.frame_table import FrameTable as Replay
from gwt.spec import picture_spec
from gwt.spec.registry import GAMES
from gwt.table.match.moment_messages import view_of
from gwt.table.match.rendered_moment import RenderedMoment, render_moment
from tests.holding import at_random

pytestmark = pytest.mark.in_turn


def played(game: str, seed: int, choices: int) -> gwt.Game:
    return at_random(gwt.new_game(2, seed, game=game), choices, seed)


def without_groups(trees: Iterable[Any]) -> list[Any]:
    """Trees with the marks of groups in their place that say nothing: a block may be one more of them."""
    found = []
    for tag, words, attributes, inside in trees:
        found += inside if (tag, words, attributes) == ("g", "", []) else [(tag, words, attributes, inside)]
    return found


def whole(sent: dict[str, Any], known: dict[str, Any]) -> list[Any]:
    """Each picture as a tree, with every block in the place of its id."""

    def tree(part: Any) -> Any:
        tag, words, attributes, *inside = known[part] if isinstance(part, str) else part
        return tag, words, sorted(attributes.items()), without_groups(map(tree, inside))

    return [tree(id) for id, _, _ in sent["film"]["frames"]]


def as_in_replays(table: dict[str, Any]) -> list[Any]:
    """The same of the table of a replay."""

    def tree(part: int) -> Any:
        head, *inside = table["parts"][part]
        assert head != EITHER
        tag, words, *pairs = table["heads"][head]
        attributes = sorted(table["attributes"][one] for one in pairs)
        attributes = [tuple(one) for one in attributes]
        return tag, words, attributes, without_groups(tree(part - one) for one in inside)

    return [tree(part) for part, _, _ in table["frames"]]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_blocks_show_what_is_drawn_for_replays(name, seat):
    """Two ways to write the same marks, which share nothing but the drawing.

    The table draws the own area of a seat without what lies beside it; that of replays is whole.
    """
    view = view_of(played(name, 3, 60), seat)
    replay = Replay(picture_spec.book_of(view.pack, "en"))
    panels = picture_spec.panels(view.pack, view.data, "en")
    for panel in panels:
        replay.add([panel.piece])
    table, sent = replay.table(), json.loads(render_moment(view, "en").json())
    pairs = zip(panels, whole(sent, sent["film"]["blocks"]), as_in_replays(table), strict=False)

    compared = [shown == drawn for panel, shown, drawn in pairs if seat is None or panel.seat != seat + 1]
    assert len(compared) >= len(panels) - 1 and all(compared)
    assert set(sent["film"]["symbols"]) >= set(table["symbols"])


@pytest.mark.parametrize("name", GAMES)
def test_a_film_after_another_is_what_is_new(name):
    game, dice = played(name, 5, 20), random.Random(5)
    before: RenderedMoment | None = None
    known = dict[str, Any]()
    sizes = []
    for _ in range(12):
        made = render_moment(view_of(game, 0), "en")
        text = made.json(before)
        sent = json.loads(text)
        had = json.loads(before.json())["film"]["blocks"] if before else {}
        assert not had.keys() & sent["film"]["blocks"].keys()
        known |= sent["film"]["blocks"]
        alone = json.loads(made.json())
        assert whole(sent, known) == whole(alone, alone["film"]["blocks"])
        assert set(known) >= set(alone["film"]["symbols"].values())
        before = made
        sizes.append(len(text))
        game.play(dice.choice(game.options))

    assert max(sizes[1:]) < sizes[0] / 3


def test_the_same_moment_is_sent_without_any_block():
    made = render_moment(view_of(gwt.new_game(2, 1), None), "en")

    assert json.loads(made.json(made))["film"]["blocks"] == {}
