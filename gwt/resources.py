"""Finds the files of `content/` and `grammar/`, in an installed wheel or in a checkout."""

from pathlib import Path

from gwt.errors import UsageError


def package_folder(file: str | None) -> Path:
    """Returns the folder of a package, by its `__file__`.

    Raises:
        UsageError: the package is imported from an archive, where its other files cannot be read.
    """
    folder = Path(str(file)).parent
    if not folder.is_dir():
        raise UsageError(
            f"{folder} is inside an archive, where its content cannot be read. Unpack the archive."
        )
    return folder


def data_root() -> Path:
    """Returns the folder that contains `content/` and `grammar/`. Raises as `package_folder`."""
    package = package_folder(__file__)
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def grammar_file(name: str) -> Path:
    return data_root() / "grammar" / f"{name}.lark"


def grammar_files(game_file: Path) -> tuple[Path, ...]:
    """Returns the files of the grammar of a game that are there: what all games share, and its own."""
    shared = grammar_file("core")
    return (shared, game_file) if game_file.is_file() else (shared,)


def shared_text_files(language: str) -> list[Path]:
    """Returns the Fluent files of a language that all games share, if there are any."""
    folder = data_root() / "grammar" / "text"
    return [
        path for path in (folder / f"{language}.ftl", folder / f"table.{language}.ftl") if path.is_file()
    ]


def content_folder(game: str) -> Path:
    """Returns the folder of the packs that come with a game."""
    return data_root() / "content" / game


def template(game: str) -> Path:
    """Returns the folder of the template pack that `gwt new` copies for a built-in game."""
    return data_root() / "content" / "templates" / game


def shared_content_folder() -> Path:
    """Returns the folder of content that the packs of all games share."""
    return data_root() / "content"
