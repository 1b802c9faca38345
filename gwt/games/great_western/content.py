"""The `ContentSpec` of Great Western Trail: its entries, language, vocabulary and checks."""

from gwt.games.great_western.checks.lints import lint
from gwt.games.great_western.checks.pack_checks import check
from gwt.games.great_western.entries.content import IDS, Entries
from gwt.games.great_western.entries.references import REFERENCES
from gwt.games.great_western.entries.vocabulary import vocabulary
from gwt.games.great_western.language import LANGUAGE
from gwt.packs import ContentSpec

CONTENT = ContentSpec(
    name="great-western-trail",
    language=LANGUAGE,
    entries=Entries,
    ids=IDS,
    vocabulary=vocabulary,
    references=REFERENCES,
    check=check,
    lint=lint,
    compulsory_fields=frozenset(("cities.yaml: cities[].delivery", "cities.yaml: links[].delivery")),
)
