"""Every tree prints as its own source, and content is written the way trees are printed."""

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import gwt
from gwt.dsl.effects import Effect
from gwt.games.great_western.rules import VERBS
from gwt.resources import content_folder
from tests.dsl.trees import READER, closed, needs, of_kinds, scores, trees
from tests.sampling import sample

KINDS = of_kinds(trees)
NAMES_OF_KINDS = sorted(kind.__name__ for kind in KINDS)
PACK = content_folder("great_western") / "first_edition"


def test_the_strategies_cover_every_kind_of_effect_that_a_game_can_hold():
    assert set(KINDS) == set(VERBS)


@pytest.mark.parametrize("name", sample(NAMES_OF_KINDS, 40))
def test_an_effect_of_each_kind_reads_back_as_it_is_printed(name):
    (strategy,) = (KINDS[kind] for kind in KINDS if kind.__name__ == name)

    @given(strategy)
    def reads_back(effect: Effect) -> None:
        effect = closed(effect)
        assert READER.effect(str(effect)) == effect

    reads_back()


@given(trees)
def test_any_tree_reads_back_as_it_is_printed(effect):
    effect = closed(effect)

    assert READER.effect(str(effect)) == effect


@given(trees)
def test_the_printed_form_is_canonical(effect):
    printed = str(closed(effect))

    assert str(READER.effect(printed)) == printed


@given(trees, st.sampled_from(["  ", "\n", " \t "]))
def test_blanks_between_words_make_no_difference(effect, blank):
    effect = closed(effect)

    assert READER.effect(str(effect).replace(" (", f"{blank}(")) == effect
    assert READER.effect(f"{blank}{effect}{blank}") == effect


@given(needs)
def test_a_need_reads_back_as_it_is_printed(need):
    assert READER.need(str(need)) == need


@given(scores)
def test_an_amount_per_something_reads_back_as_it_is_printed(per):
    assert READER.per(str(per)) == per


# --- the content -------------------------------------------------------------------------------------


def _expressions(value: object, key: str = "") -> list[tuple[str, str]]:
    """Every text in a YAML value that stands where an expression does, with its key."""
    keys = {"actions", "action", "use", "risk", "turn", "finish", "delivery", "clear", "arrow", "columns"}
    if isinstance(value, dict):
        inner = value.items()
        return [one for name, below in inner for one in _expressions(below, name if key == "" else key)]
    if isinstance(value, list):
        return [one for below in value for one in _expressions(below, key)]
    return [(key, value)] if isinstance(value, str) and key in keys else []


def _listed(stem: str) -> list[str]:
    """The expressions of a file, entry by entry."""
    data = yaml.safe_load((PACK / f"{stem}.yaml").read_text(encoding="utf-8"))
    entries = [entry for value in data.values() for entry in (value if isinstance(value, list) else [])]
    plain = {key: value for key, value in data.items() if isinstance(value, str)}
    return [text for entry in [plain, *entries] for _, text in _expressions(entry)]


STEMS = sorted(path.stem for path in PACK.glob("*.yaml"))


@pytest.mark.parametrize("text", dict.fromkeys(text for stem in STEMS for text in _listed(stem)))
def test_content_is_written_in_the_canonical_form(text):
    assert str(READER.effect(text)) == text


def test_needs_and_scores_are_written_in_the_canonical_form():
    entries = gwt.load_pack().entries
    raw = {stem: yaml.safe_load(Path(PACK, f"{stem}.yaml").read_text(encoding="utf-8")) for stem in STEMS}

    written = [need for one in raw["objectives"]["objectives"] for need in one["needs"]]
    written += [offer["take"] for offer in raw["cattle"]["offers"]]
    written += [one["score"] for one in raw["scoring"]["categories"] + raw["station_masters"]["masters"]]
    read = [need for one in entries.objectives.objectives for need in one.needs]
    read += [offer.take for offer in entries.cattle.offers]
    read += [one.score for one in (*entries.scoring.categories, *entries.station_masters.masters)]

    assert [str(one) for one in read] == written
