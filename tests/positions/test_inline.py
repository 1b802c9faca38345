"""A value of a position is written as PyYAML's emitter would write it."""

import yaml
from hypothesis import given
from hypothesis import strategies as st

from gwt.play.inline_yaml import dump_inline

SIGNS = "ab -_$:,[]{}#'\"?é19.~%@&*!|>"
WORDS = [
    "yes",
    "No",
    "null",
    "on",
    "1",
    "9a",
    "2026-01-01",
    "1e3",
    "discard 1 guernsey -> gain $2",
    "x" * 200,
]
texts = st.text(SIGNS, max_size=12) | st.sampled_from(WORDS)
scalars = st.integers() | st.booleans() | st.none() | st.floats(allow_nan=False) | texts
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts | st.integers(), inner, max_size=4),
)


@given(values)
def test_a_value_is_written_as_pyyaml_writes_it(value):
    whole = yaml.safe_dump(value, default_flow_style=True, width=10**9, sort_keys=False)

    assert dump_inline(value) == whole.strip().removesuffix("...").strip()
