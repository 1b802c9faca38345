"""Expressions are said as a person would say them; `sentences.yaml` has them by what each shows."""

from pathlib import Path

import pytest
import yaml

import gwt
from gwt.text import sentence_formatter

CASES = [
    pytest.param(case, id=f"{rule}: {case['text']}")
    for rule, cases in yaml.safe_load(Path(__file__).with_name("sentences.yaml").read_text("utf-8")).items()
    for case in cases
]


@pytest.mark.parametrize("case", CASES)
def test_an_expression_is_said_as_a_person_would(case):
    pack, subject = gwt.load_pack(case.get("game")), case.get("subject", "")
    effect, languages = pack.parser.effect(case["text"]), {"en", "nl", "it"} & {*case}

    said = {one: sentence_formatter(pack, one).sentence(effect, subject) for one in languages}

    assert said == {one: case[one] for one in languages}
