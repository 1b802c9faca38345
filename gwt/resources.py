"""Finds `content/` and `grammar/`, in an installed wheel or in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def root() -> Path:
    """The folder that holds `content/` and `grammar/`."""
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def grammar(name: str) -> Path:
    return root() / "grammar" / f"{name}.lark"


def words(language: str) -> list[Path]:
    """The files of the words that every game needs in a language, if there are any."""
    folder = root() / "grammar" / "text"
    return [
        path for path in (folder / f"{language}.ftl", folder / f"table.{language}.ftl") if path.is_file()
    ]


def content(game: str) -> Path:
    """The folder of the packs that come with a game."""
    return root() / "content" / game


def template(game: str) -> Path:
    """The folder of the pack that `gwt new` copies for a game that comes with the package."""
    return root() / "content" / "templates" / game


def shared() -> Path:
    """The folder of what the packs of all games share."""
    return root() / "content"
