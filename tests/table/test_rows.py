"""What a player reads and clicks and where it glows, in games of every pack, with two to four seats.

Each game is played once, and some of its decisions are looked at; with `EVERYWHERE=1` all of them.
"""

import json
import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import frozen

import gwt
from gwt.dsl import Effect
from gwt.json_types import JsonObject
from gwt.spec import GAMES, load_pack, picture_spec
from gwt.spec.pack_combinations import installed_packs
from gwt.spec.picture_spec import strings
from gwt.table.match.decision_details import describe_decision, option_in_passing
from gwt.table.match.moment_messages import view_of
from gwt.table.match.rendered_moment import render_moment
from gwt.text import row_formatter
from gwt.text.required_messages import ROW, message_id
from tests.sampling import sample, seed

ROOT = Path(__file__).parents[2]
SAVED = sorted((ROOT / "tests/saves/format-2").glob("*.gwt"))
PACKS = [(game, pack.name) for game in GAMES for pack in installed_packs(game)]
LANGUAGES = ("en", "nl", "it")
MOST, MOST_ASKED = 92, 78
"""The letters that two lines of a row and of a question hold, at 1366 by 768 pixels."""
SMALLER = 0.84
"""The size of what stands behind ` · ` in a row."""
LONGEST = 250
"""Choices of a game that is drawn."""
STRIDE = 1 if os.environ.get("EVERYWHERE") else 12
"""Of so many decisions one is looked at."""
MOST_CLICKS = 4.75
"""Of a turn, with that on its end."""


def saved_game(path: Path) -> Iterator[gwt.Game]:
    """Yields a game that was kept, as it stands at each of its decisions."""
    whole = gwt.loads(path.read_text("utf-8"))
    game = whole.copy_at_start()
    for choice in whole.history:
        yield game
        game.play(str(choice))


def drawn_game(game: str, pack: str, players: int) -> Iterator[gwt.Game]:
    """Yields a game in which the dice choose, and seldom to do nothing, at each of its decisions."""
    played, dice = gwt.new_game(players, seed=players, game=game, pack=pack), Random(players)
    for _ in range(LONGEST):
        if played.over:
            return
        yield played
        deeds = [option for option in played.options if str(option) != "done"]
        played.play(dice.choice(deeds if deeds and dice.random() < 0.9 else played.options))


@cache
def games() -> dict[str, Callable[[], Iterator[gwt.Game]]]:
    drawn = [(game, pack, players) for game, pack in PACKS for players in (2, 3, 4)]
    kept = {path.stem: partial(saved_game, path) for path in SAVED}
    return kept | {
        f"{pack} of {players}": partial(drawn_game, game, pack, players)
        for game, pack, players in sample(drawn, 3)
        if players in gwt.new_game(2, game=game, pack=pack).kind.play.players(load_pack(game, [pack]))
    }


@frozen
class Question:
    """A decision of a game as its page has it, in one language after the other."""

    game: gwt.Game
    language: str
    decision: JsonObject


@cache
def questions(name: str) -> list[Question]:
    looked_at = [
        (game.copy(), LANGUAGES[at // STRIDE % 3])
        for at, game in enumerate(games()[name]())
        if at % STRIDE == seed() % STRIDE
    ]
    return [Question(*one, describe_decision(*one)) for one in looked_at]


def width(row: str) -> float:
    first, _, rest = row.partition(" · ")
    return len(first) + SMALLER * len(rest)


@pytest.mark.parametrize("name", games())
def test_a_player_reads_rows_that_differ_and_questions_in_two_lines(name):
    """Each names only places that are in the picture."""
    wrong: set[str] = set()
    for at, question in enumerate(questions(name)):
        decision = question.decision
        options = [*decision["options"], *(one for step in decision["later"] for one in step["options"])]
        rows = [option["row"] for option in options]
        wrong |= {f"twice: {row}" for row, number in Counter(rows).items() if number > 1}
        wrong |= {f"long: {row}" for row in rows if width(row) > MOST}
        wrong |= {f"whole: {one['row']}" for one in options if one["row"] == one["sentence"]}
        if decision["ask"] == decision["question"] or len(decision["ask"]) > MOST_ASKED:
            wrong.add(f"asked: {decision['ask']}")
        if at % 3 == 0:
            wrong |= set(unseen_places(question.game, question.language, decision))

    assert wrong == set()


def unseen_places(game: gwt.Game, language: str, decision: JsonObject) -> Iterator[str]:
    """Yields what a row or a question calls a place, if that is not written in the picture."""
    film = render_moment(view_of(game, game.seat), language).json()
    parts, written = set(re.findall('"data-part":"(.*?)"', film)), set(texts(json.loads(film)["film"]))
    words, standing = row_formatter(game.pack, language), game.view(game.seat).state
    spaces = getattr(game.state.board, "spaces", {}) if game.kind.name == next(iter(GAMES)) else {}

    def of(tree: Effect, said: str) -> Iterator[str]:
        printed = picture_spec.with_printed_names(game.pack, standing, tree)
        for id, called in zip(strings(tree), strings(printed), strict=True):
            name = called.partition(" ")[2] or words.name_of(called)
            # What is called by its sign, such as “engine” or a flood, has no letters in the picture.
            sign = "“" in name or getattr(spaces.get(id), "kind", "") in ("hazard", "trade")
            proper = not sign and re.search(r"\d|^[A-Z]", name)
            named = id in parts and proper and name.casefold() in said.casefold()
            if named and not {name.casefold(), name.split()[-1].casefold()} & written:
                yield f"not there: {name} in {said}"

    for option, told in zip(game.options, decision["options"], strict=True):
        yield from of(option, told["row"])
    yield from of(game.decision.effect, decision["ask"])


def texts(film: JsonObject) -> Iterator[str]:
    """Yields all that is written in the pictures of a film."""
    for _, words, *_ in map(list, film["blocks"].values()):
        yield str(words).casefold()
    for block in film["blocks"].values():
        yield from inside(block)


def inside(block: list[Any]) -> Iterator[str]:
    yield str(block[1]).casefold()
    for child in block[3:]:
        if isinstance(child, list):
            yield from inside(child)


@pytest.mark.parametrize("path", sample(SAVED, 3), ids=lambda path: path.stem)
def test_a_turn_takes_few_clicks(path):
    """What has one answer is given by the page, what may be played in passing is no question.

    Nor is what has just been chosen by its name; who does nothing more need not end the turn too.
    """
    game = gwt.loads(path.read_text("utf-8"))
    clicks, chosen = game.state.turn, iter(game.history)
    for question in saved_game(path):
        choice = str(next(chosen))
        if len(question.options) > 1 and option_in_passing(question, question.history[-1:]) is None:
            clicks += 1 - (choice == describe_decision(question, "en")["ends"])

    assert clicks / game.state.turn < MOST_CLICKS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "pack"), sample(PACKS, 5), ids=str)
def test_every_verb_has_a_short_form_in_every_language(game, pack, language):
    words = row_formatter(load_pack(game, [pack]), language).words.entries
    verbs = [kind for kind in load_pack(game, [pack]).language.kinds if issubclass(kind, Effect)]

    assert [kind.__name__ for kind in verbs if ROW + message_id(kind) not in words] == []


# --- the stage ---------------------------------------------------------------------------------------

STAGE = """
import { readFileSync } from "node:fs";
import { stageOf, tellingPlaces } from "./gwt/table/web/stage.js";
const told = JSON.parse(readFileSync(0, "utf8")).map(({ options, parts, rows, hand }) => {
  const shown = Object.entries(parts).map(([id, names]) => ({ id, has: (name) => names.includes(name) }));
  const held = [{ has: (name) => hand.includes(name) }];
  return { stage: stageOf(options, shown, rows, held)?.id ?? "", places: [...tellingPlaces(options)] };
});
console.log(JSON.stringify(told));
"""


def named_in(film: JsonObject, block: str, known: dict[str, set[str]]) -> set[str]:
    """The names of the parts in a block of a film."""
    if block not in known:
        known[block] = set()
        waiting: list[Any] = [film["blocks"][block]]
        while waiting:
            piece = waiting.pop()
            if isinstance(piece, str):
                known[block] |= named_in(film, piece, known)
                continue
            known[block] |= {piece[2]["data-part"]} if "data-part" in piece[2] else set()
            waiting += piece[3:]
    return known[block]


def situation(game: gwt.Game, decision: JsonObject) -> JsonObject:
    """A decision with the parts of the table in which it may glow."""
    told = json.loads(render_moment(view_of(game, game.seat), "en").json())
    known = dict[str, set[str]]()
    parts = {
        panel["id"]: named_in(told["film"], told["film"]["frames"][panel["frame"]][0], known)
        for panel in sorted(told["panels"], key=lambda one: (one["seat"] > 0, one["id"] != "stock"))
        if panel["seat"] in (0, game.seat + 1)
    }
    hand = parts.pop("hand", set())
    return {
        "options": [{"targets": one["targets"]} for one in decision["options"]],
        "parts": {id: sorted(names) for id, names in parts.items()},
        "rows": [one["target"] for one in decision["actions"]],
        "hand": sorted(hand),
        "effect": str(game.decision.effect),
    }


@pytest.mark.parametrize("name", games())
def test_the_stage_shows_what_tells_the_options_apart(name):
    """No decision whose options all share one place on the stage while another part has more."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node here")
    looked_at = questions(name)[:: 1 if STRIDE == 1 else 2]
    situations = [situation(one.game, one.decision) for one in looked_at]
    answer = subprocess.run(
        [node, "--input-type=module", "-e", STAGE],
        input=json.dumps(situations),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    lost = []
    for asked, told in zip(situations, json.loads(answer.stdout), strict=True):
        places = set(told["places"]) - set(asked["hand"])
        shown = {id: places.intersection(names) for id, names in asked["parts"].items()}
        here = shown.get(told["stage"], set())
        most = max(map(len, shown.values()), default=0)
        if len(here) < most and not here.intersection(asked["rows"]):
            lost.append((asked["effect"], told["stage"], here))
        placed = [set(one["targets"]) for one in asked["options"] if one["targets"]]
        if len(here) <= 1 < most and all(here & one for one in placed):
            lost.append((asked["effect"], told["stage"], here))
        if "trail" in asked["parts"] and re.match(r"place \d\S* at ", asked["effect"]) and len(placed) > 1:
            assert told["stage"] == "trail", asked["effect"]

    assert lost == []
