"""Puts texts of a pack into the words of the packs that lie on it.

A later edition calls a thing otherwise: what the editions below say of it is read in its words.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import field, frozen

from gwt import memory_cache, packs
from gwt.proofs import checklist, rulebook


def edition_text(text: str, pack: packs.Pack, code: str, rules: Sequence[str] = ()) -> str:
    """Returns a text in the words of the layers of a pack, in the language of that code.

    `rules` are those on which the text rests; a layer does not rename what it says itself.
    """
    words = _words_of(pack)
    key = text, code, frozenset().union(*(words.own[rule] for rule in rules if rule in words.own))
    if key not in words.texts:
        words.texts[key] = words.renamed(*key)
    return words.texts[key]


@frozen(eq=False)
class _EditionWords:
    layers: Mapping[Path, Sequence[rulebook.WordReplacement]]
    """The names that each layer replaces."""
    own: Mapping[str, frozenset[Path]]
    """The layer that says each rule and ruling, and those below it."""
    texts: dict[tuple[str, str, frozenset[Path]], str] = field(factory=dict)
    _patterns: dict[tuple[Path, str], "_Patterns | None"] = field(factory=dict)

    def renamed(self, text: str, code: str, exempt: frozenset[Path]) -> str:
        for folder in self.layers:
            patterns = None if folder in exempt else self._patterns_of(folder, code)
            # Most texts have none of the words.
            if patterns is not None and patterns.any.search(text):
                for pattern, to in patterns.each:
                    text = pattern.sub(to, text)
        return text

    def _patterns_of(self, folder: Path, code: str) -> "_Patterns | None":
        if (folder, code) not in self._patterns:
            each = [pair for word in self.layers[folder] if (pair := word.pattern(code)) is not None]
            joined = re.compile("|".join(f"(?:{pattern.pattern})" for pattern, _ in each))
            self._patterns[folder, code] = _Patterns(joined, each) if each else None
        return self._patterns[folder, code]


@frozen
class _Patterns:
    """The words that a layer renames in a language, each with its replacement, and all of them in one."""

    any: re.Pattern[str]
    each: Sequence[tuple[re.Pattern[str], str]]


@memory_cache.cached_per_object
def _words_of(pack: packs.Pack) -> _EditionWords:
    folders = {layer.folder.name: layer.folder for layer in pack.layers}
    below: dict[Path, frozenset[Path]] = {}
    layers: dict[Path, Sequence[rulebook.WordReplacement]] = {}
    own: dict[str, frozenset[Path]] = {}
    for layer in pack.layers:
        required = (below[folders[name]] for name in layer.manifest.requires if name in folders)
        below[layer.folder] = frozenset({layer.folder}).union(*required)
        words = rulebook.word_replacements([layer.folder])
        layers[layer.folder] = [word for word in words if not folders.keys() & set(word.without)]
        has_rules = checklist.rule_files([layer.folder], "checklist")
        rules = checklist.read_checklist([layer.folder]) if has_rules else ()
        own |= {rule.id: below[layer.folder] for rule in rules}
        rulings = rulebook.read_clarifications([layer.folder])
        own |= {ruling.id: below[layer.folder] for ruling in rulings}
    return _EditionWords(layers, own)
