"""No code reads a message: in other words every problem has the same place, code and kind of hint."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gwt
from gwt.errors import ExpressionError, LocatedError, Message, Problem, ProblemHint
from gwt.games.great_western import GAME
from gwt.packs.loader import check_folders
from gwt.spec.registry import GAMES
from tests.packs.corpus import cases, written
from tests.packs.test_mistakes import made, mistakes, told
from tests.sampling import sample

HERE = Path(__file__).parent
NONSENSE = {at: chr(0xE000 + at) for at in range(ord("!"), ord("~") + 1)}
"""Signs of no language in the place of every letter, digit and mark."""
EXPRESSIONS = """
gian $2 | discard 1 guernsy | gain $2 then | move engin 3 | (gain and draw 1) | sale | gain 2
if discard 1 jersey then gain $2 | draw a card | gain $1, trade | gain $2 gain $3 | gain $n | hire worker 2
gain $1 per enginer | draw 1 as drawn then discard dawn cards | gain $1 per own disc in
"""
POSITIONS = (
    "{players: 2, seats: [{mony: 3}]}",
    "{players: 2, seats: [{hand: [guernsey, guernsey, guernsey, guernsey, guernsey, guernsey]}]}",
    "{players: 2, seat: 3, phase: arived}",
)


def reword(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts nonsense in the place of every sentence that anything says."""
    for kind in (Message, ProblemHint):

        def new(cls: Any, text: str = "", *data: Any, make: Any = kind.__new__) -> Any:
            return make(cls, text.translate(NONSENSE), *data)

        monkeypatch.setattr(kind, "__new__", new)


def facts(problem: Problem | ExpressionError) -> tuple[Any, ...]:
    """All that is told of a problem but its sentences."""
    where = problem.place if isinstance(problem, Problem) else problem.offset
    hint = problem.hint
    return where, problem.length, problem.code, problem.message.about, bool(hint), hint.kind, hint.words


def pack_facts(folder: Path) -> Iterator[Any]:
    """Yields the facts of mistakes of every kind in packs."""
    for parameter in sample(mistakes(), 40):
        yield from map(facts, told(made(parameter.values[0], folder / "mistake")))
        shutil.rmtree(folder / "mistake")
    for parameter in [*sample(cases(HERE / "bad"), 60), *cases(HERE / "bad" / "hardly_meant")]:
        written(parameter.values[0], folder / "bad")
        try:
            yield from map(facts, check_folders(folder / "bad", GAME.content)[1])
        except LocatedError as error:
            yield from map(facts, error.problems)
        shutil.rmtree(folder / "bad")


def other_facts() -> Iterator[Any]:
    """Yields the facts of wrong expressions and positions."""
    for game in GAMES:
        parser = gwt.load_pack(game).author
        for text in re.split(r" \| |\n", EXPRESSIONS.strip()):
            for read in parser.parsers_by_kind.values():
                try:
                    read(text)
                except ExpressionError as error:
                    yield from map(facts, (error, *error.others))
    for position in POSITIONS:
        with pytest.raises(LocatedError) as caught:
            gwt.from_position(position)
        yield from map(facts, caught.value.problems)


def test_problems_and_their_hints_do_not_depend_on_the_words_of_messages(tmp_path, monkeypatch):
    shown = [*pack_facts(tmp_path), *other_facts()]

    reword(monkeypatch)

    assert [*pack_facts(tmp_path), *other_facts()] == shown
    assert len(shown) > 200
