"""Reads the rules and rulings of a pack in another language, and finds translations that are outdated.

The texts are in `rules/texts.nl.yaml` and the like. Beside them, `rules/digests.nl.yaml` holds for each a
digest of the English text that was translated; `record_digests` writes it.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import field, frozen

from gwt import atomic_files, errors
from gwt.packs import Document, ValueChecker, convert_document, make_converter, yaml_parser
from gwt.proofs.checklist import read_checklist, rule_files
from gwt.proofs.rulebook import read_clarifications

TEXTS, DIGESTS = "texts", "digests"
_HEAD = """\
# Written by `gwt rules --lang {code} --record`: digests of the English texts that were translated.
digests:
"""


@frozen
class TranslatedRuling:
    """A ruling in another language."""

    ruling: str
    reason: str = ""


@frozen
class Translation:
    """The translated texts of some packs, by id."""

    rules: Mapping[str, str]
    rulings: Mapping[str, TranslatedRuling]
    missing: tuple[str, ...]
    """The ids of rules and rulings without a translation."""
    outdated: tuple[errors.Problem, ...]
    """Texts whose English has changed since, or of which it is not known from which English they are."""


@frozen
class _Texts:
    rules: dict[str, str] = field(factory=dict)
    rulings: dict[str, TranslatedRuling] = field(factory=dict)


@frozen
class _Digests:
    digests: dict[str, str]


def read_translation(packs: Sequence[Path], code: str) -> Translation:
    """Returns the rules and rulings of some packs in a language; empty if nothing is translated.

    Raises:
        ContentError: a file has problems, such as the id of a rule that does not exist.
    """
    english = _English.of(packs)
    whole = _Texts()
    outdated: list[errors.Problem] = []
    for pack in packs:
        recorded = _recorded(pack, code)
        for path in rule_files([pack], f"{TEXTS}.{code}"):
            document = yaml_parser.parse_file(path)
            texts: _Texts = convert_document(document, _Texts, make_converter())
            english.refuse_unknown(document, texts)
            outdated += english.outdated(document, texts, recorded)
            whole = _Texts(whole.rules | texts.rules, whole.rulings | texts.rulings)
    done = {*whole.rules, *whole.rulings}
    missing = tuple(id for id in (*english.rules, *english.rulings) if id not in done)
    return Translation(whole.rules, whole.rulings, missing, tuple(outdated))


def record_digests(packs: Sequence[Path], code: str) -> Path:
    """Writes the digests of the English texts that the pack on top translates; returns the file.

    Raises:
        UsageError: the pack on top has no texts in this language, or the file cannot be written.
        ContentError: a file has problems.
    """
    read_translation(packs, code)
    english = _English.of(packs)
    paths = rule_files(packs[-1:], f"{TEXTS}.{code}")
    if not paths:
        raise errors.UsageError(f"{packs[-1] / 'rules'} has no {TEXTS}.{code}.yaml")
    texts: _Texts = convert_document(yaml_parser.parse_file(paths[0]), _Texts, make_converter())
    lines = (f'  {id}: "{english.digest(id)}"\n' for id in (*texts.rules, *texts.rulings))
    path = paths[0].with_name(f"{DIGESTS}.{code}.yaml")
    atomic_files.write_text(path, _HEAD.format(code=code) + "".join(lines))
    return path


def _recorded(pack: Path, code: str) -> Mapping[str, str]:
    digests: dict[str, str] = {}
    for path in rule_files([pack], f"{DIGESTS}.{code}"):
        recorded: _Digests = convert_document(yaml_parser.parse_file(path), _Digests, make_converter())
        digests |= recorded.digests
    return digests


@frozen
class _English:
    """The English texts that translations are compared with, by id."""

    rules: Mapping[str, str]
    rulings: Mapping[str, str]

    @classmethod
    def of(cls, packs: Sequence[Path]) -> "_English":
        rules = read_checklist(packs) if rule_files(packs, "checklist") else ()
        return cls(
            {rule.id: rule.text for rule in rules},
            {ruling.id: f"{ruling.ruling} {ruling.reason}" for ruling in read_clarifications(packs)},
        )

    def digest(self, id: str) -> str:
        """Returns a digest of a text, whatever its line breaks are."""
        text = self.rules.get(id) or self.rulings[id]
        return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:12]

    def refuse_unknown(self, document: Document, texts: "_Texts") -> None:
        """Raises `ContentError` with every text of a rule or ruling that does not exist."""
        strict = ValueChecker(document)
        for name, by_id, english in (
            ("rule", texts.rules, self.rules),
            ("ruling", texts.rulings, self.rulings),
        ):
            for id in by_id:
                if id not in english:
                    message, hint = f"'{id}' is not a {name} of this pack", errors.did_you_mean(id, english)
                    strict.add_problem((f"{name}s", id), message, hint, key=True, code="unknown-name")
        if strict.problems:
            raise errors.ContentError(strict.problems)

    def outdated(
        self, document: Document, texts: "_Texts", recorded: Mapping[str, str]
    ) -> Iterator[errors.Problem]:
        for name, by_id in (("rules", texts.rules), ("rulings", texts.rulings)):
            for id in by_id:
                if recorded.get(id) != self.digest(id):
                    what = "has changed since" if id in recorded else "has not been recorded"
                    hint = "Compare the two, then run 'gwt rules' with '--record'."
                    message = f"the English text of '{id}' {what}"
                    yield document.problem((name, id), message, hint, key=True)
