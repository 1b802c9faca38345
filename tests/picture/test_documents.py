"""The pictures of the documents are those that would be drawn today."""

import pytest

from tests.picture.documents import TABLE, pictures

DRAWN = dict(pictures())


def test_there_are_components_of_both_games_and_a_table():
    assert TABLE in DRAWN
    assert len({path.parent for path in DRAWN}) == 2


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.stem)
def test_a_picture_is_what_is_drawn_today(path):
    """If the change is wanted: python -m tests.picture.documents"""
    assert path.read_text(encoding="utf-8") == DRAWN[path]
