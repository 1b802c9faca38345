"""The reports beside the example packs are of what the packs say now, and are told in their stories."""

import json
from html import unescape
from pathlib import Path

import pytest

from gwt.balance.study import WITH, WITHOUT, Study, plan_study, play_trial

PLAYERS = ("random", "greedy")
"""Those whose games a report tells."""
ROOT = Path(__file__).parents[2]
EXAMPLES = {path.parent.name: path.parent for path in sorted(ROOT.glob("examples/packs/*/pack.yaml"))}

each = pytest.mark.parametrize("name", EXAMPLES)


def report(name: str) -> dict:
    return json.loads((EXAMPLES[name] / "balance.json").read_text(encoding="utf-8"))


def judged(name: str) -> Study:
    told = report(name)
    return plan_study(EXAMPLES[name], players=told["players"], seed=told["seed"], names=tuple(PLAYERS))


@each
def test_a_report_is_of_the_present_content(name):
    (layer,) = judged(name).judged_packs
    page = (EXAMPLES[name] / "balance.html").read_text(encoding="utf-8")

    assert [one["digest"] for one in report(name)["judged"]] == [layer.digest]
    assert layer.digest in page


@each
@pytest.mark.parametrize("player", PLAYERS)
def test_the_first_game_of_a_report_comes_to_the_same_when_it_is_played_again(name, player):
    made = judged(name)
    (told,) = [one for one in report(name)["findings"] if one["player"] == player]
    arms = play_trial(made, (player, 0))

    for arm, scores in zip((WITHOUT, WITH), told["scores"], strict=True):
        assert scores[: made.players] == [arms[arm].total(seat) for seat in range(made.players)]
        assert len(scores) == told["games"] * made.players


@each
def test_the_page_and_the_story_say_what_the_figures_say(name):
    page = unescape((EXAMPLES[name] / "balance.html").read_text(encoding="utf-8"))
    story = (ROOT / f"docs/authoring/examples/{name}.md").read_text(encoding="utf-8")

    for found in report(name)["findings"]:
        answer, *rest = found["verdict"]
        assert answer in page
        assert answer in story
        assert all(one in page for one in rest)
