"""The `ContentSpec` of Pacific Rails Inc.: its entries, language, vocabulary and checks."""

from gwt.games.pacific_rails.checks.lints import lint
from gwt.games.pacific_rails.checks.pack_checks import check
from gwt.games.pacific_rails.entries.content import IDS, REFERENCES, Entries
from gwt.games.pacific_rails.entries.vocabulary import vocabulary
from gwt.games.pacific_rails.language import LANGUAGE
from gwt.packs import ContentSpec

CONTENT = ContentSpec(
    name="pacific-rails",
    language=LANGUAGE,
    entries=Entries,
    ids=IDS,
    vocabulary=vocabulary,
    references=REFERENCES,
    check=check,
    lint=lint,
)
