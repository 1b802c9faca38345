"""The `ContentSpec` of Great Western Trail: its entries, language, vocabulary and checks."""

from collections.abc import Iterator, Mapping

from gwt import errors, packs
from gwt.games.great_western.entries import content, vocabulary
from gwt.games.great_western.language import LANGUAGE


def check(entries: content.Entries, documents: Mapping[str, packs.Document]) -> Iterator[errors.Problem]:
    """Yields the problems of a pack; a pack from the cache has none, so its checks are not imported."""
    from gwt.games.great_western.checks.pack_checks import check

    return check(entries, documents)


def lint(entries: content.Entries, documents: Mapping[str, packs.Document]) -> Iterator[errors.Problem]:
    """Yields what is probably a mistake in a pack."""
    from gwt.games.great_western.checks.lints import lint

    return lint(entries, documents)


CONTENT = packs.ContentSpec(
    name="great-western-trail",
    language=LANGUAGE,
    entries=content.Entries,
    ids=content.IDS,
    vocabulary=vocabulary.vocabulary,
    check=check,
    lint=lint,
    compulsory_fields=frozenset(("cities.yaml: cities[].delivery", "cities.yaml: links[].delivery")),
)
