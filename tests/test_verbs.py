"""What a verb of a game still lacks is told in one message."""

from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import ClassVar, get_origin, get_type_hints

import attrs
import pytest

import gwt
from gwt.dsl.effects import Effect, walk_effect
from gwt.dsl.nodes import class_name_in_words
from gwt.dsl.number_bindings import BindingSource
from gwt.dsl.templates import forms_of, is_in_content
from gwt.dsl.verbs import verb
from gwt.errors import ExpressionError
from gwt.games.great_western.verbs.verb_modules import SUBJECTS as GREAT_WESTERN
from gwt.games.pacific_rails.verbs.verb_modules import SUBJECTS as PACIFIC_RAILS
from gwt.kernel import Verb
from gwt.packs.pack import Pack
from gwt.packs.traversal import effects_of
from gwt.packs.yaml_parser import parse_file
from gwt.proofs import scenario
from gwt.proofs.checklist import rule_areas
from gwt.resources import data_root
from gwt.text.message_catalog import message_catalog
from gwt.text.required_messages import message_id
from tests.law.places import whole_pack

GAMES = {"great-western-trail": GREAT_WESTERN, "pacific-rails": PACIFIC_RAILS}
LANGUAGES = ("en", "nl", "it")
PAGES = {"great-western-trail": "verbs.md", "pacific-rails": "pacific-rails.md"}


def declared(subjects: Iterable[ModuleType]) -> set[type[Effect]]:
    """The verbs that stand in some modules, and those that have a row in them."""
    named = {one for subject in subjects for one in vars(subject).values() if isinstance(one, type)}
    verbs = {one for one in named if issubclass(one, Effect) and "templates" in vars(one)} - {Effect}
    return verbs | {one for subject in subjects for one in subject.VERBS}


def lacking(subjects: Iterable[ModuleType], pack: Pack, *others: Pack) -> list[str]:
    """For each verb that lacks something a line with all that it lacks; other packs may use it too."""
    rows = {one for subject in subjects for one in subject.VERBS}
    words = {language: message_catalog(pack, language).entries for language in LANGUAGES}
    used = {kind for one in (pack, *others) for kind in types_said(one)}
    of_rules = {name for area in rule_areas([pack.layers[0].folder]) for name in area.verbs}
    page = (data_root() / "docs" / PAGES[pack.manifest.game]).read_text(encoding="utf-8")

    def missing(kind: type[Effect]) -> Iterator[str]:
        if kind not in rows:
            yield "a row in VERBS of its subject"
        for language, entries in words.items():
            if message_id(kind) not in entries:
                yield f"a message '{message_id(kind)}' in text/{language}.ftl"
        if not (kind.__doc__ or "").strip() and is_in_content(kind):
            yield "a docstring"
        if is_in_content(kind) and kind not in used and class_name_in_words(kind) not in of_rules:
            yield "content, a scenario or an area of rules that uses it"
        if pack.manifest.game == "great-western-trail" and not all(
            one.plain.replace("|", "\\|") in page for one in forms_of(kind)
        ):
            yield "a line in docs/verbs.md (python -m tests.docs.verbs)"

    told = {kind: list(missing(kind)) for kind in sorted(declared(subjects), key=lambda one: one.__name__)}
    return [f"{kind.__name__} lacks {'; '.join(what)}" for kind, what in told.items() if what]


@cache
def types_said(pack: Pack) -> frozenset[type[Effect]]:
    """The verbs of the content and of the scenarios of a pack."""
    return frozenset(_types_said(pack))


def _types_said(pack: Pack) -> Iterator[type[Effect]]:
    for whole in pack.files.values():
        for _, effect in effects_of(whole):
            yield from map(type, walk_effect(effect))
    for path in (one for layer in pack.layers for one in scenario.scenario_files(layer.folder)):
        for text in _texts(parse_file(path).data):
            try:
                effect = pack.parser._read(text, "start", BindingSource.ELSEWHERE)
            except ExpressionError:
                continue
            yield from map(type, walk_effect(effect))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)


@pytest.mark.parametrize("game", GAMES)
def test_no_verb_lacks_anything(game):
    file, others = ("opponent", ["bidding"]) if game == "great-western-trail" else ("", [])
    packs = [gwt.load_pack(game, one) for one in others]

    assert lacking(GAMES[game], whole_pack(game, file), *packs) == []


@verb("whistle")
class Whistle(Effect):
    pass


def test_every_member_of_a_row_and_of_a_class_is_explained():
    """A reader of the kernel finds what each says, with an example."""
    page = (data_root() / "docs" / "architecture.md").read_text(encoding="utf-8")
    of_rows = [one.name for one in attrs.fields(Verb)]
    of_classes = [name for name, hint in get_type_hints(Effect).items() if get_origin(hint) is ClassVar]

    assert [name for name in (*of_rows, *of_classes) if f"`{name}`" not in page] == []
