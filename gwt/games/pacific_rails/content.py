"""The `ContentSpec` of Pacific Rails Inc.: its entries, language, vocabulary and checks."""

from collections.abc import Iterator, Mapping

from gwt import errors, packs
from gwt.games.pacific_rails.entries import content, vocabulary
from gwt.games.pacific_rails.language import LANGUAGE


def check(entries: content.Entries, documents: Mapping[str, packs.Document]) -> Iterator[errors.Problem]:
    """Yields the problems of a pack; a pack from the cache has none, so its checks are not imported."""
    from gwt.games.pacific_rails.checks.pack_checks import check

    return check(entries, documents)


def lint(entries: content.Entries, documents: Mapping[str, packs.Document]) -> Iterator[errors.Problem]:
    """Yields what is probably a mistake in a pack."""
    from gwt.games.pacific_rails.checks.lints import lint

    return lint(entries, documents)


CONTENT = packs.ContentSpec(
    name="pacific-rails",
    language=LANGUAGE,
    entries=content.Entries,
    ids=content.IDS,
    vocabulary=vocabulary.vocabulary,
    check=check,
    lint=lint,
)
