"""The data for all pages of a pack, collected once."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from pathlib import Path
from posixpath import dirname
from typing import Any, Self

from attrs import field, frozen

from gwt import errors, memory_cache, packs, proofs, spec
from gwt.packs.traversal import (
    Component,
    Tree,
    expressions_of,
    is_entry,
    non_default_fields,
)
from gwt.proofs import checklist, rulebook, translations
from gwt.proofs.checklist import Rule, RuleArea
from gwt.site.markdown_page import PageLink, SitePage, escape_markdown, inline_forms, slug, title_of_name
from gwt.site.site_texts import translate
from gwt.text import DEFAULT, SentenceFormatter, event_formatter, languages

CALCULATOR = "points calculator"
"""The name of the calculator in the manifest of a pack that it does not support."""


@frozen(eq=False)
class ListedComponent:
    """An entry of a pack that has an id."""

    kind: str
    """The kind of its id, as the game names it."""
    file: str
    listed: str
    """The list of the file in which it stands."""
    entry: Any
    name: str
    called: str
    """Its name in the language of its page."""
    page: str
    """The path of its page, and of its picture, where it has no page of its own too."""
    is_section: bool = False
    """Whether it has none, but a section on the page of its file; see `PackReference.sections`."""
    letters: str = ""
    """In which combinations it is so, if not in all; see `plays`."""
    of: "PackReference | None" = None
    """The first of these."""
    drawn: str = ""
    """The path of its picture, without the theme, if another has that of its page."""

    @property
    def id(self) -> str:
        return str(self.entry.id)

    @property
    def anchor(self) -> str:
        """The anchor of its section."""
        return slug(self.id if self.id.startswith(f"{self.kind}-") else f"{self.kind} {self.id}")

    @property
    def link(self) -> PageLink:
        if not self.is_section:
            return PageLink(self.page)
        return PageLink(f"{dirname(dirname(self.page))}/index.md", self.anchor)


@frozen
class _Voices(Mapping[str, SentenceFormatter]):
    """The voices of a pack, those that its pictures have too, each made when it is first used."""

    pack: packs.Pack

    def __getitem__(self, code: str) -> SentenceFormatter:
        if code not in languages(self.pack):
            raise KeyError(code)
        return event_formatter(self.pack, code)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(languages(self.pack), key=lambda code: (code != DEFAULT, code)))

    def __len__(self) -> int:
        return len(languages(self.pack))


@frozen
class PrintedExpression:
    """An expression, as the language prints it, with the name and the page of what holds it."""

    name: str
    link: PageLink
    text: str


@frozen(eq=False)
class ScenarioProof:
    """A scenario of the pack with its cases, as it stands in its file."""

    name: str
    file: str
    text: str
    note: str
    rules: tuple[str, ...]
    data: Mapping[str, object]
    cases: tuple[proofs.Scenario, ...]
    """Its cases, or else itself."""
    link: PageLink
    letter: str = ""
    """The first combination in which it can be played, if there are several."""

    def shows(self, rule: str) -> bool:
        """Whether one of its cases shows a rule."""
        return any(rule in case.shows for case in self.cases)


@frozen(eq=False, slots=False)
class PackReference:
    """A pack with its texts, rules and scenarios, and where each has its page."""

    pack: packs.Pack
    voices: Mapping[str, SentenceFormatter] = field(init=False)
    """The language of whoever asks for none first."""

    every: Mapping[str, SentenceFormatter] = field(init=False)
    """The voices of all languages by their codes, whatever the language of the pages is."""

    code: str = field(default="", init=False)
    """The language of its pages where they lie in a tree of their own; empty for the first language."""

    @voices.default
    def _voices(self) -> Mapping[str, SentenceFormatter]:
        return _Voices(self.pack)

    @every.default
    def _every(self) -> Mapping[str, SentenceFormatter]:
        return self.voices

    @cached_property
    def family(self) -> packs.ContentSpec:
        return spec.game_kind(self.pack.manifest.game).content

    @cached_property
    def folders(self) -> tuple[Path, ...]:
        """Of the packs that lie on each other, or beside each other, the whole game first."""
        return tuple(layer.folder for layer in self.pack.layers)

    @property
    def title(self) -> str:
        """The name of the top pack, or of several combinations, as the pages say it."""
        return self.pack.layers[-1].manifest.name_in(self.code or DEFAULT)

    @cached_property
    def own_statements(self) -> tuple[ListedComponent, ...]:
        """The statements of the top pack about components, where it is built on another."""
        _, *above = self.pack.layers
        says = {id for layer in above[-1:] for id in (*layer.manifest.adds, *layer.manifest.replaces)}
        return self._listed(source for source in self.pack.components if source.id in says)

    @property
    def root(self) -> str:
        """The folder of its pages."""
        return f"{self.code}/{self.top}" if self.code else self.top

    @cached_property
    def top(self) -> str:
        """The folder of its pages in the first language, where also stand those that have no other."""
        return f"reference/{slug(self.pack.layers[-1].manifest.id)}"

    @property
    def language(self) -> str:
        """The page of its language."""
        return f"{self.top}/language.md"

    def picture(self, page: str) -> str:
        """The path of the picture of a page; those of all languages share it."""
        return page.removesuffix(".md").removeprefix(f"{self.code}/")

    def picture_of_file(self, file: str, number: int) -> str:
        """The path of the picture of a whole file in one of its forms, which are counted from 1."""
        path = self.picture(self.file_link(file).path.removesuffix("index.md") + "all")
        return path if number == 1 else f"{path}-{number}"

    # --- languages -----------------------------------------------------------------------------------

    def in_language(self, code: str) -> Self:
        """Returns a reference of the pack in another language."""
        other = copy(self)
        other.__dict__.update(code=code, voices={code: self.voices[code]})
        for name in (
            "components",
            "own_statements",
            "component_by_entry",
            "expressions_of_components",
            "all_expressions",
            "translation",
        ):
            other.__dict__.pop(name, None)
        return other

    def say(self, text: str, within: str = "") -> str:
        """A text of the pages themselves in their language; `within` is what it stands in, in this game."""
        return translate(text, self.code, within, self.pack.manifest.game)

    def counted(self, number: int, singular: str, plural: str) -> str:
        """A number of things in the language of the pages."""
        return f"{number} {self.say(singular if number == 1 else plural)}"

    def title_of(self, rule: str) -> str:
        """Returns the title of a rule, area or ruling in the language of the pages, if there is one."""
        return self._titles.get(rule, {}).get(self.code or DEFAULT, "")

    def ways_of(self, id: str) -> tuple[str, ...]:
        """Other ways to ask for a rule, a component or a word, in the language of the pages."""
        return self._ways.get(id, {}).get(self.code or DEFAULT, ())

    def place_of(self, rule: Rule) -> str:
        """Returns the place of a rule in the rulebook."""
        return self.say(rule.section) if rule.page is None else self.say("p. {}").format(rule.page)

    def area_name(self, area: RuleArea) -> str:
        return self.title_of(f"area {area.id}") or area.name

    @cached_property
    def translation(self) -> translations.Translation:
        """The rules and rulings in the language of the pages."""
        return translations.read_translation(self.folders, self.code or DEFAULT)

    @cached_property
    def _titles(self) -> Mapping[str, Mapping[str, str]]:
        return rulebook.titles(self.folders)

    @cached_property
    def _ways(self) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        return rulebook.ways(self.folders)

    def with_words_of(self, other: "PackReference") -> Self:
        """Returns a reference with the words of another combination."""
        reference = copy(self)
        reference.__dict__["voices"] = other.voices
        return reference

    def wholes(self, file: str) -> Sequence[tuple[Any, str, "PackReference"]]:
        """A file as often as it differs in combinations, each with the letters and the first of these."""
        return [(self.pack.files[file], "", self)]

    def width(self, of: "PackReference", entry: Any) -> float:
        """The width of the picture of an entry of a combination; drawn once for all languages."""
        width = of.widths.get(id(entry))
        if width is None:
            width = of.widths[id(entry)] = spec.picture_spec.component(of.pack, entry).piece.width
        return width

    @cached_property
    def widths(self) -> dict[int, float]:
        """The widths of pictures by the identity of what they show."""
        return {}

    # --- combinations --------------------------------------------------------------------------------

    @property
    def each(self) -> Sequence[tuple[str, "PackReference"]]:
        """The combinations with their letters, or itself."""
        return [("", self)]

    def first_of_letters(self, letters: str) -> "PackReference":
        """The first combination of some, or itself."""
        return self

    def combinations_with_rules(self, rules: Iterable[str]) -> str:
        """The combinations in which all of some rules hold; nothing if these are all."""
        return ""

    def combinations_with_ruling(self, ruling: str) -> str:
        """The combinations that have a ruling; nothing if these are all."""
        return ""

    def some(self, letters: str) -> str:
        """The letters of combinations, or nothing if they are all."""
        return ""

    def editions_with_rules(self, rules: Iterable[str]) -> list[str]:
        """The combinations of each edition in which all of some rules hold; of a single one, no letters."""
        return [""]

    def holds(self, rules: Iterable[str], letters: str = "") -> bool:
        """Whether all of some rules hold in any combination, or in any of these."""
        return True

    def forms(self, text: str, rules: Iterable[str], letters: str = "") -> Mapping[str, str]:
        """A text in the words of each combination, with their letters; `letters` are those wanted."""
        return {text: ""}

    def inline_markdown(self, text: str, rules: Iterable[str], letters: str = "") -> str:
        """Returns the text as Markdown in a line."""
        return inline_forms(self.forms(text, rules, letters), escape_markdown)

    def find_forms(
        self,
        page: SitePage,
        anchor: str,
        texts: Iterable[str],
        rules: Iterable[str],
        letters: str,
        before: str = "",
    ) -> None:
        """Has the search find a title, a text and other ways to ask in the words of each combination."""
        for form, where in self.forms("\0".join(texts), rules, letters).items():
            title, text, *also = form.split("\0")
            rests = tuple(rules) if page.kind == "question" else ()
            page.find(anchor, before + title, text, where or letters, also, rules=rests)

    def label(self, letters: str) -> str:
        """A few words for where something stands, if that is not in the first combination."""
        return ""

    def mark(self, letters: str) -> str:
        """A paragraph that says in which combinations something stands, if that is not in the first."""
        label = self.label(letters)
        return f"{escape_markdown(label)}\n{{ .gwt-of }}" if label else ""

    def inline_mark(self, letters: str) -> str:
        """A mark within a line for the combinations that have something, if the first has not."""
        label = self.label(letters)
        return f' <span class="gwt-of">{escape_markdown(label)}</span>' if label else ""

    # --- components ----------------------------------------------------------------------------------

    @cached_property
    def components(self) -> tuple[ListedComponent, ...]:
        """In the order of the files of the game; one that differs in combinations, once for each way."""
        return self._listed(self.pack.components)

    def _listed(self, sources: Iterable[Component]) -> tuple[ListedComponent, ...]:
        kinds = {place: kind for kind, lists in self.family.ids.items() for place in lists}
        return tuple(
            ListedComponent(
                kind=kinds.get((source.file, source.key), source.key),
                file=source.file,
                listed=source.key,
                entry=source.entry,
                name=self._name(source.entry),
                called=self.voices[self.code].name(source.entry) if self.code else self._name(source.entry),
                page=f"{self.root}/{slug(source.file)}/{slug(source.key)}/{slug(source.id)}.md",
                is_section=(source.file, source.key) in self.sections,
            )
            for source in sources
        )

    @cached_property
    def sections(self) -> frozenset[tuple[str, str]]:
        """The lists of files of which most entries have no effect; these have no pages of their own."""
        by_list: dict[tuple[str, str], list[bool]] = {}
        for source in self.pack.components:
            has_effect = next(expressions_of(source.entry), None) is not None
            by_list.setdefault((source.file, source.key), []).append(has_effect)
        return frozenset(key for key, effects in by_list.items() if 2 * sum(effects) < len(effects))

    @cached_property
    def files(self) -> Mapping[str, object]:
        """The files of the pack; of several combinations, each as the first that has it."""
        return self.pack.files

    @cached_property
    def component_by_entry(self) -> Mapping[int, ListedComponent]:
        """By the identity of an entry."""
        return {id(component.entry): component for component in self.components}

    def of_list(self, file: str, key: str) -> tuple[ListedComponent, ...]:
        return tuple(form for form in self.components if (form.file, form.listed) == (file, key))

    def file_link(self, file: str) -> PageLink:
        return PageLink(f"{self.root}/{slug(file)}/index.md")

    def _name(self, entry: Any) -> str:
        """As content calls it, else as the texts do, else its id."""
        if getattr(entry, "name", ""):
            return str(entry.name)
        return next(iter(self.voices.values())).name(entry) if self.voices else str(entry.id)

    @cached_property
    def expressions_of_components(self) -> tuple[tuple[ListedComponent, str], ...]:
        """Every expression of a component, by itself, as the language prints it."""
        return tuple((component, text) for component in self.components for text in texts(component.entry))

    @cached_property
    def all_expressions(self) -> tuple[PrintedExpression, ...]:
        """Every expression of the pack, those of components and those that a file holds itself."""
        of_components = (
            PrintedExpression(component.name, component.link, text)
            for component, text in self.expressions_of_components
        )
        of_files = (
            PrintedExpression(title_of_name(file), self.file_link(file), text)
            for file, whole in self.files.items()
            for key_path, tree in expressions_of(whole)
            if not self.of_list(file, str(key_path[0]))
            for text in print_tree(tree)
        )
        return (*of_components, *of_files)

    # --- rules ---------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        has = checklist.rule_files(self.folders, "checklist")
        return checklist.read_checklist(self.folders) if has else ()

    @cached_property
    def rule_by_id(self) -> Mapping[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @cached_property
    def areas(self) -> tuple[RuleArea, ...]:
        """Those that the checklist describes, in its order, and any other that a rule names."""
        areas = checklist.rule_areas(self.folders)
        used_ids = dict.fromkeys(rule.area for rule in self.rules)
        listed_ids = {area.id for area in areas}
        return (*areas, *(RuleArea(area, area.capitalize()) for area in used_ids if area not in listed_ids))

    @cached_property
    def questions(self) -> tuple[rulebook.Question, ...]:
        """The questions of players."""
        return rulebook.read_questions(self.folders)

    @cached_property
    def turn(self) -> tuple[rulebook.TurnPart, ...]:
        """The parts of a turn."""
        return rulebook.turn(self.folders)

    @cached_property
    def setup(self) -> tuple[rulebook.TurnPart, ...]:
        """The parts of the set-up."""
        return rulebook.setup(self.folders)

    @cached_property
    def mistakes(self) -> tuple[rulebook.Mistake, ...]:
        """The common mistakes."""
        return rulebook.mistakes(self.folders)

    @cached_property
    def calculator(self) -> rulebook.Calculator | None:
        """Its points calculator, if it has one that asks for what the packs without one bring."""
        lacks = [at for at, layer in enumerate(self.pack.layers) if CALCULATOR in layer.manifest.lacks]
        lacking = lacks and not checklist.rule_files(
            [layer.folder for layer in self.pack.layers[lacks[-1] :]], "calculator"
        )
        return None if lacking else rulebook.calculator(self.folders)

    @cached_property
    def rulings(self) -> tuple[rulebook.Clarification, ...]:
        """The rulings on what its rulebook leaves open."""
        return rulebook.read_clarifications(self.folders)

    @cached_property
    def tests(self) -> Mapping[str, list[str]]:
        """The proofs of a rule besides the scenarios: tests of the checkout."""
        by_rule: dict[str, list[str]] = {}
        for rule, test in checklist.tests(self.folders):
            by_rule.setdefault(rule, []).append(test)
        return by_rule

    @cached_property
    def scenarios(self) -> tuple[ScenarioProof, ...]:
        return tuple(self.scenarios_naming(""))

    def scenarios_naming(self, rule: str) -> Iterator[ScenarioProof]:
        """Yields the scenarios of the files that name a rule; the others are not parsed."""
        for path, text in self._scenario_texts.items():
            if rule in text:
                if path not in self._scenarios_by_file:
                    self._scenarios_by_file[path] = tuple(self._in_file(path))
                yield from self._scenarios_by_file[path]

    @cached_property
    def _scenario_texts(self) -> Mapping[Path, str]:
        paths = (path for folder in self.folders for path in proofs.scenario_files(folder))
        return {path: path.read_text("utf-8") for path in paths}

    @cached_property
    def _scenarios_by_file(self) -> dict[Path, tuple[ScenarioProof, ...]]:
        """The scenarios of the files that have been asked for."""
        return {}

    def origin(self, path: Path) -> tuple[str, str]:
        """Returns the first combination with a file of scenarios, and the name of its page."""
        return "", path.name.removesuffix(proofs.SCENARIO_SUFFIX)

    def _in_file(self, path: Path) -> Iterator[ScenarioProof]:
        """Yields the scenarios of a file, one for all its cases."""
        letter, stem = self.origin(path)
        cases: dict[int, list[proofs.Scenario]] = {}
        for scenario in _scenarios(path, path.stat().st_mtime_ns):
            at = scenario.steps[0]
            assert isinstance(at, int)
            cases.setdefault(at, []).append(scenario)
        for at, scenarios in cases.items():
            document = scenarios[0].document
            data = document.data[at]
            yield ScenarioProof(
                name=data["scenario"],
                file=stem,
                text=_entry(document, at),
                note=str(data.get("note", "")),
                rules=scenarios[0].rules,
                data=data,
                cases=tuple(scenarios),
                letter=letter,
                link=PageLink(f"{self.top}/scenarios/{slug(stem)}.md", slug(data["scenario"])),
            )

    @cached_property
    def proofs(self) -> Mapping[str, tuple[ScenarioProof, ...]]:
        """The scenarios that prove a rule."""
        by_rule: dict[str, list[ScenarioProof]] = {rule.id: [] for rule in self.rules}
        for proof in self.scenarios:
            for rule in proof.rules:
                by_rule.setdefault(rule, []).append(proof)
        return {rule: tuple(proofs) for rule, proofs in by_rule.items()}

    def area_link(self, area: str) -> PageLink:
        return PageLink(f"{self.root}/rules/{slug(area)}.md")

    def rule_link(self, rule: Rule) -> PageLink:
        return PageLink(self.area_link(rule.area).path, slug(rule.id))

    @property
    def rulings_page(self) -> str:
        return f"{self.root}/rulings.md"

    def ruling_link(self, label: str) -> PageLink:
        return PageLink(self.rulings_page, slug(label))

    # --- pictures ------------------------------------------------------------------------------------

    @cached_property
    def undrawn(self) -> str:
        """The reason why nothing of the pack can be drawn, if so."""
        try:
            spec.picture_spec.book_of(self.pack)
        except errors.UsageError as error:
            return str(error)
        return ""


def entry_as_data(value: object) -> Any:
    """An entry as it is written: texts, lists and mappings."""
    if is_entry(value):
        return {fact.name: entry_as_data(fact.value) for fact in non_default_fields(value)}
    if isinstance(value, tuple):
        return [entry_as_data(part) for part in value]
    if isinstance(value, dict):
        return {str(key): entry_as_data(part) for key, part in value.items()}
    return str(value)


def texts(entry: Any) -> Iterator[str]:
    """Yields the expressions of an entry as the language prints them; of several needs each."""
    for _, tree in expressions_of(entry):
        yield from print_tree(tree)


def print_tree(tree: Tree) -> Iterator[str]:
    """Yields an expression as the language prints it; of several needs each."""
    yield from map(str, tree if isinstance(tree, tuple) else (tree,))


@memory_cache.bounded_cache(256)
def _scenarios(path: Path, stamp: int) -> tuple[proofs.Scenario, ...]:
    """The scenarios of a file as it was at that time, the same for the pages in every language."""
    return tuple(proofs.read_scenarios(path))


def _entry(document: packs.Document, at: int) -> str:
    """An entry of a list as it stands in its file, as if it began at the left edge.

    The parser says where an entry starts but not where it ends, which is where the next one starts;
    what is said in comments between the two is about the next.
    """
    start = document.values[(at,)].start
    behind = document.values.get((at + 1,))
    end = document.text.rfind("\n", 0, behind.start) if behind else len(document.text)
    column = start - (document.text.rfind("\n", 0, start) + 1)
    first, *lines = document.text[start:end].split("\n")
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()
    return "\n".join([first, *(line[column:] if not line[:column].strip() else line for line in lines)])
