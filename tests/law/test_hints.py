"""No mend that is offered for a mistake is what stands there already."""

import random
import re

import pytest

from gwt.errors import MEANT, ExpressionError
from tests.law.expressions import Expressions
from tests.law.places import whole_pack

PLANTED = (
    "gain areas with own piece 3 whistle",
    "discard 1 jersey then discard 1 card and 2 cattle to market",
    "remove step limit with ties lower",
    "draw 1 -> then gain $2",
    "gain $1 per own building in",
    "gain $1 per own building on woods",
    "gain $1 per own buildings in wods",
)


def echoes(reader, text):
    """The mends of a text that stand around the place of its mistake."""
    reader.allow_repairs()
    try:
        reader.action(text)
    except ExpressionError as error:
        for mistake in (error, *error.others):
            words = re.findall("'([^']+)'", mistake.hint) if mistake.hint.startswith(MEANT) else []
            for word in words:
                for match in re.finditer(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text):
                    if mistake.offset in range(*match.span()):
                        yield text, mistake.message, mistake.hint


@pytest.mark.parametrize("text", PLANTED)
def test_a_planted_mistake_is_not_mended_by_what_stands_there(text):
    assert list(echoes(whole_pack("great-western-trail").author, text)) == []


@pytest.mark.parametrize("game", ["great-western-trail", "pacific-rails"])
def test_a_spoilt_expression_is_not_mended_by_what_stands_there(game):
    pack, dice = whole_pack(game), random.Random(7)
    expressions, words = Expressions(pack, dice), sorted(pack.author.words)
    shown = []
    for _ in range(60):
        written = str(expressions.expression(dice.choice((0, 1)))).split()
        for at in range(2):
            spoilt = written.copy()
            place = dice.randrange(len(spoilt))
            if at:
                spoilt.insert(place, dice.choice(words))
            else:
                spoilt[place] = dice.choice(words)
            shown += echoes(pack.author, " ".join(spoilt))

    assert shown == []
