"""Writes PDF by typst from a template and data, with a font that comes with the extra `print`."""

import json
from pathlib import Path

from gwt.json_types import JsonObject
from gwt.optional_dependencies import missing_dependency

FONT = "Source Sans Pro"
_TEMPLATES = Path(__file__).parent


def need_libraries() -> None:
    """Raises `UsageError` if the libraries for printing are not installed; it says how to install them."""
    try:
        import font_source_sans_pro  # noqa: F401
        import typst  # noqa: F401
    except ModuleNotFoundError:
        raise missing_dependency("printing needs typst and its font", "print") from None


def render_pdf(template: str, data: JsonObject) -> bytes:
    """Returns the PDF of a template of this folder, which reads the data from its input `job`.

    Letters that the font lacks are taken from the fonts of the system. Raises as `need_libraries` does.
    """
    need_libraries()
    import font_source_sans_pro
    import typst

    fonts = Path(font_source_sans_pro.__file__).parent / "files"
    job = {**data, "fonts": [FONT, "DejaVu Sans", "Noto Sans"]}
    document = typst.compile(
        str(_TEMPLATES / template),
        font_paths=[str(fonts)],
        sys_inputs={"job": json.dumps(job)},
        format="pdf",
    )
    assert isinstance(document, bytes)
    return document
