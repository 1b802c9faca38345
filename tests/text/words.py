"""Packs with files of words of a test's own, and what every sentence looks like."""

import re
from pathlib import Path

from attrs import evolve

from gwt.packs.pack import Pack

_SENTENCES = re.compile(r"([^\s.].*[^\s]\.)( [^\s].*[^\s]\.)*")


def check(text: str) -> None:
    """The look of one sentence or of several."""
    assert _SENTENCES.fullmatch(text), text
    assert text[0] == text[0].upper(), text
    assert not re.search(r"  |\s[,.;)]|\(\s|[{}$\ue000-\uf8ff]|None|\.\.", text), text


def with_words(pack: Pack, folder: Path, text: str | bytes, language: str = "en") -> Pack:
    """The pack with one layer more, which has nothing but a file of words."""
    path = folder / "text" / f"{language}.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return evolve(pack, layers=(*pack.layers, evolve(pack.layers[0], folder=folder)))
