"""Packs with files of words of a test's own."""

from pathlib import Path

from attrs import evolve

from gwt.packs.pack import Pack


def with_words(pack: Pack, folder: Path, text: str | bytes, language: str = "en") -> Pack:
    """The pack with one layer more, which has nothing but a file of words."""
    path = folder / "text" / f"{language}.ftl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return evolve(pack, layers=(*pack.layers, evolve(pack.layers[0], folder=folder)))
