"""The `ContentSpec` of Pacific Rails Inc.: its entries, language, vocabulary and checks."""

from gwt.games.pacific_rails.checks import check
from gwt.games.pacific_rails.content import IDS, REFERENCES, Entries
from gwt.games.pacific_rails.language import LANGUAGE
from gwt.games.pacific_rails.lints import lint
from gwt.games.pacific_rails.vocabulary import vocabulary
from gwt.packs import ContentSpec

FAMILY = ContentSpec(
    name="pacific-rails",
    language=LANGUAGE,
    entries=Entries,
    ids=IDS,
    vocabulary=vocabulary,
    references=REFERENCES,
    check=check,
    lint=lint,
)
