"""Saved games of earlier formats: what was not asked then is declined, and the first misfit is named."""

import re
from pathlib import Path

import pytest

import gwt
from gwt.dsl import DONE, Done

EARLIER = Path(__file__).parent / "format-2"
"""Whole random games, saved by the last version that wrote format 2."""
CHANGED = ("bidding",)
"""Games whose states are other ones now: the last bid, which deals the hands, cannot be undone any more."""
NAMES = sorted(path.stem for path in EARLIER.iterdir())


def text_of(name):
    return (EARLIER / f"{name}.gwt").read_text(encoding="utf-8")


def with_choice(text, at, choice):
    """The text with a further choice after some choices."""
    count = int(re.search(r"^choices: (\d+)$", text, re.MULTILINE)[1])
    head, body = text.replace(f"choices: {count}", f"choices: {count + 1}").split("\n\n", 1)
    lines, passed = [], 0
    for line in body.splitlines():
        mark = re.fullmatch(r"state (\d+): (\w+)", line)
        if mark and int(mark[1]) > at:
            line = f"state {int(mark[1]) + 1}: {mark[2]}"
        passed += not mark and not line.startswith("scores")
        lines.append(line)
        if passed == at and not mark:
            lines.append(choice)
    return "\n".join([head, "", *lines, ""])


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_an_earlier_format_leads_to_the_same_states_and_scores(name):
    game = gwt.load_game(EARLIER / f"{name}.gwt")

    assert gwt.dumps(game).splitlines()[-1] == text_of(name).splitlines()[-1]
    assert (game.changed is None) == (name not in CHANGED)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_an_earlier_format_is_saved_in_the_present_one(name):
    game = gwt.loads(text_of(name))
    again = gwt.loads(gwt.dumps(game), strict=True)

    assert gwt.dumps(game).startswith("gwt 3\n")
    assert (again.state, again.history) == (game.state, game.history)


@pytest.mark.parametrize("name", ["second-edition", "rails-to-the-north", "rails-second-edition"])
def test_what_was_not_asked_then_is_declined(name):
    game = gwt.load_game(EARLIER / f"{name}.gwt")
    chosen = [str(option) for option in game.history if not isinstance(option, Done)]
    text = text_of(name).splitlines()
    written = [line for line in text[text.index("") + 1 :] if not re.match("state|scores", line)]

    assert len(game.history) > len(written)
    assert chosen == [line for line in written if line != "done"]


def test_done_that_answers_no_question_is_passed_over_only_in_an_earlier_format():
    text = with_choice(text_of("first-edition"), 20, "done")
    history = gwt.loads(text_of("first-edition")).history

    assert gwt.loads(text, strict=True).history == history
    with pytest.raises(gwt.RecordError, match="'done' is not an option here"):
        gwt.loads(text.replace("gwt 2", "gwt 3", 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_that_is_no_option_is_named_with_its_line(name):
    options = (*gwt.loads(text_of(name), to=20).options, DONE)
    last = next(str(one) for one in reversed(gwt.loads(text_of(name)).history) if one not in options)
    text = with_choice(text_of(name), 20, last)

    with pytest.raises(gwt.RecordError, match="is not an option here") as caught:
        gwt.loads(text)
    assert text.splitlines()[caught.value.problems[-1].place.line - 1] == last
    assert caught.value.played == 20
