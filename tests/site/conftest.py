"""The generated pages of the first edition and of the library, made once."""

import pytest

import gwt
from gwt.site.combinations import references_by_game
from gwt.site.pack_reference import PackReference
from gwt.site.site_builder import all_pages
from gwt.spec.registry import GAMES
from tests.sampling import sample


@pytest.fixture(scope="module")
def reference():
    return PackReference(gwt.load_pack())


@pytest.fixture(scope="module")
def made(reference):
    return all_pages([reference], library=True)


@pytest.fixture(scope="module")
def pages(made):
    """The text of each page by its path."""
    return {path: text for path, text in made.files.items() if path.endswith(".md")}


@pytest.fixture(scope="session")
def games():
    """All games, each with the combinations of its packs that people play."""
    return references_by_game([PackReference(gwt.load_pack(game)) for game in GAMES])


@pytest.fixture(scope="session")
def whole(games):
    """The pages of all games and of some packs that lie on them; they take long, so they are made once."""
    packs = (path.parent for path in GAMES["great-western-trail"].packs.glob("*/pack.yaml"))
    found = [gwt.load_pack(pack=one.name) for one in sorted(packs)]
    later = sample([pack for pack in found if len(pack.layers) > 1], 3)
    return all_pages(games, library=False, later=[PackReference(pack) for pack in later])
