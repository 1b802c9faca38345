"""The generated pages of the first edition and of the library, made once for a module."""

import pytest

import gwt
from gwt.site.reference import Reference
from gwt.site.site import site


@pytest.fixture(scope="module")
def reference():
    return Reference(gwt.load_pack())


@pytest.fixture(scope="module")
def made(reference):
    return site([reference], library=True)


@pytest.fixture(scope="module")
def pages(made):
    """The text of each page by its path."""
    return {path: text for path, text in made.files.items() if path.endswith(".md")}
