"""Merges packs that extend others: what each may change, and each file with all changes applied.

A pack declares in its manifest what it adds, replaces and removes, and may change nothing else.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any

import attrs
from attrs import define, field

from gwt import errors, spelling
from gwt.packs import dependencies, limits, yaml_parser
from gwt.packs.content_spec import ContentSpec
from gwt.packs.document import Document
from gwt.packs.traversal import KeyPath


@define(eq=False)
class LayeredDocument(Document):
    """A file merged from several packs; a problem is reported in the file that the value comes from."""

    parts: dict[KeyPath, tuple[Document, KeyPath]] = field(factory=dict)
    """For each key, and each entry of a list: the file of a pack that it comes from, and the way there."""

    def replaceable(self, key_path: KeyPath) -> bool:
        """Whether the way is a key that can only be replaced as a whole, and not entry by entry."""
        return len(key_path) == 1 and not any(len(at) == 2 and at[0] == key_path[0] for at in self.parts)

    def same_source_as(self, other: Document) -> bool:
        return isinstance(other, LayeredDocument) and self.parts == other.parts

    def problem(self, key_path: KeyPath, message: str, hint: str = "", **where: Any) -> errors.Problem:
        for length in (2, 1):
            if len(key_path) >= length and key_path[:length] in self.parts:
                document, path_in_document = self.parts[key_path[:length]]
                return document.problem((*path_in_document, *key_path[length:]), message, hint, **where)
        document, _ = next(reversed(self.parts.values()))
        return document.problem((), message, hint, **where)


@define(eq=False)
class _Value:
    """A value of a file, its place, and the pack that it comes from."""

    value: Any
    document: Document
    steps: KeyPath
    owner: dependencies.PackSource


Keys = dict[str, _Value | list[_Value]]
"""The value under each key of a file; for a list with ids, its entries."""


@define(eq=False)
class _LayerMerger:
    """The packs merged so far."""

    family: ContentSpec
    problems: list[errors.Problem]
    above: Sequence[dependencies.PackSource]
    """All packs, as one above two others may settle what both of them change."""
    without: str = ""
    """The name whose change is not applied by the pack that is laid."""
    files: dict[str, Keys] = field(factory=dict)
    gone: dict[str, dependencies.PackSource] = field(factory=dict)
    """The removed ids, each with the pack that removed it."""

    @cached_property
    def _lists(self) -> set[tuple[str, str]]:
        """The lists whose entries have ids, as `(file, key)`."""
        return {place for lists in self.family.ids.values() for place in lists}

    def apply_layer(self, source: dependencies.PackSource) -> None:
        """Applies the changes of a pack."""
        declared = _DeclaredChanges(
            source, self.problems, bool(self.files), self.above, *self._names_in(source)
        )
        for name in (removed for removed in source.manifest.removes if removed != self.without):
            self._remove(name, declared)
        for stem, document in source.documents.items():
            if stem in self.family.files:
                self._lay_file(stem, document, declared)
        declared.finish(self.ids())

    def _names_in(
        self, source: dependencies.PackSource
    ) -> tuple[dict[str, str], set[tuple[str, str]], bool]:
        """Returns what is in the files of a pack, and whether no id is missing.

        These are the ids and keys with their names, and each id with the list that it stands in.
        """
        names: dict[str, str] = {}
        places: set[tuple[str, str]] = set()
        whole = True
        for stem, document in source.documents.items():
            if stem not in self.family.files:
                continue
            keys = document.data if isinstance(document.data, dict) else {}
            whole = (
                whole and bool(keys) and keys.keys() <= attrs.fields_dict(self.family.files[stem]).keys()
            )
            for key, value in keys.items():
                if (stem, key) not in self._lists:
                    names[f"{stem}.{key}"] = ""
                for element in value if (stem, key) in self._lists and isinstance(value, list) else ():
                    entry_id = element.get("id") if isinstance(element, dict) else None
                    # If an id stands twice in a list, one of the two was probably meant to be another.
                    whole = (
                        whole and isinstance(entry_id, str) and (entry_id, f"{stem}.{key}") not in places
                    )
                    if isinstance(entry_id, str):
                        names[entry_id] = str(element.get("name", ""))
                        places.add((entry_id, f"{stem}.{key}"))
        return names, places, whole

    def ids(self) -> list[str]:
        """Returns every id of the packs, and `file.key` for every key whose value has no ids."""
        return [
            name
            for stem, keys in self.files.items()
            for key, parts in keys.items()
            for name in ([_id(part) for part in parts] if isinstance(parts, list) else [f"{stem}.{key}"])
            if name
        ]

    def _lay_file(self, stem: str, document: Document, declared: "_DeclaredChanges") -> None:
        if not isinstance(document.data, dict):
            self.problems.append(self._no_mapping(stem, document))
            return
        keys = self.files.setdefault(stem, {})
        for key, value in document.data.items():
            if (stem, key) in self._lists and isinstance(value, list):
                self._lay_list(stem, str(key), value, document, declared)
            else:
                part = _Value(value, document, (key,), declared.source)
                old = keys.get(key)
                name = f"{stem}.{key}"
                if name == self.without:
                    continue
                if old is None and name in self.gone and declared.stranger(self.gone[name]):
                    if declared.prevails(name, self.gone[name], "removes"):
                        del self.gone[name]
                        keys[key] = part
                    continue
                exists = key in attrs.fields_dict(self.family.files[stem])
                # An unknown key is reported when the whole file is converted.
                if not exists or declared.allows(name, old if isinstance(old, _Value) else None, part):
                    keys[key] = part

    def _no_mapping(self, stem: str, document: Document) -> errors.Problem:
        """Returns the problem of a file that is empty, or that has a list or text at its top level."""
        keys = [
            field.name for field in attrs.fields(self.family.files[stem]) if field.default is attrs.NOTHING
        ]
        lists = [key for key in keys if (stem, key) in self._lists]
        if document.data is None:
            message, hint = f"the file '{stem}.yaml' is empty", f"Its keys: {', '.join(keys)}."
        else:
            kind = "a list" if isinstance(document.data, list) else "a text"
            message = f"expected a mapping with {', '.join(keys)}, found {kind}"
            hint = f"Write {' or '.join(repr(f'{key}:') for key in lists)} above it." if lists else ""
        return document.problem((), message, hint, length=1, code="wrong-kind")

    def _lay_list(
        self, stem: str, key: str, values: list[Any], document: Document, declared: "_DeclaredChanges"
    ) -> None:
        old_parts = self.files[stem].setdefault(key, [])
        parts = old_parts if isinstance(old_parts, list) else []
        for at, value in enumerate(values):
            part = _Value(value, document, (key, at), declared.source)
            name = _id(part)
            if name and name == self.without:
                continue
            place = next((place for place, old in enumerate(parts) if name and _id(old) == name), None)
            old = None if place is None else parts[place]
            if old is not None and old.owner is declared.source:
                # An id that stands twice in one pack is reported by the check of the whole pack.
                place, old = None, None
            if old is None and name in self.gone and declared.stranger(self.gone[name]):
                if not declared.prevails(name, self.gone[name], "removes"):
                    continue
                del self.gone[name]
            elif name and not declared.allows(name, old, part, f"{stem}.{key}"):
                continue
            if place is None:
                parts.append(part)
            else:
                parts[place] = part

    def _remove(self, name: str, declared: "_DeclaredChanges") -> None:
        for keys in self.files.values():
            for parts in keys.values():
                for part in [old for old in parts if _id(old) == name] if isinstance(parts, list) else ():
                    if declared.may_touch(name, part.owner):
                        assert isinstance(parts, list)
                        parts.remove(part)
                        self.gone[name] = declared.source
                    declared.used.add(name)
        stem, _, key = name.partition(".")
        value = self.files.get(stem, {}).get(key)
        if isinstance(value, _Value):
            self._remove_value(stem, key, value, declared)
        if name not in declared.used and name in self.gone and declared.stranger(self.gone[name]):
            declared.prevails(name, self.gone[name], "removes")

    def _remove_value(self, stem: str, key: str, value: _Value, declared: "_DeclaredChanges") -> None:
        """Leaves out a key that has no entries with ids, if a file can do without it."""
        name = f"{stem}.{key}"
        attr = attrs.fields_dict(self.family.files[stem]).get(key)
        declared.used.add(name)
        if attr is not None and attr.default is attrs.NOTHING:
            at = declared.source.manifest.removes.index(name)
            message, hint = f"'{name}' cannot be removed, as each game needs it", "Replace it with another."
            document = declared.source.documents["pack"]
            self.problems.append(document.problem(("removes", at), message, hint, code="wrongly-declared"))
        elif declared.may_touch(name, value.owner):
            del self.files[stem][key]
            self.gone[name] = declared.source

    def documents(self) -> dict[str, Document]:
        """Returns each file with the changes of all packs applied."""
        return {stem: _merged(keys) for stem, keys in self.files.items()}


def _id(part: _Value) -> str:
    entry_id = part.value.get("id") if isinstance(part.value, dict) else None
    return entry_id if isinstance(entry_id, str) else ""


def _merged(keys: Keys) -> LayeredDocument:
    merged = LayeredDocument("", "", {})
    for key, content in keys.items():
        if isinstance(content, list):
            merged.data[key] = [part.value for part in content]
            for at, part in enumerate(content):
                merged.parts[key, at] = part.document, part.steps
            if content:
                # A problem of the whole list is reported in the lowest pack, which has most entries.
                merged.parts[key,] = content[0].document, (key,)
        else:
            merged.data[key] = content.value
            merged.parts[key,] = content.document, content.steps
    return merged


@define(eq=False)
class _DeclaredChanges:
    """The changes that a manifest declares, compared with those that the files of the pack make."""

    source: dependencies.PackSource
    problems: list[errors.Problem]
    bound: bool
    """Whether the pack requires others; a whole game need not declare what it adds."""
    packs: Sequence[dependencies.PackSource] = ()
    """All packs that are merged."""
    said: dict[str, str] = field(factory=dict)
    """The ids and keys in its files, with the names of their entries."""
    listed: set[tuple[str, str]] = field(factory=set)
    """Each id in its files, with `file.key` of a list that it stands in."""
    whole: bool = True
    """Whether all its keys and ids are known and present, so that no declared name is misspelt."""
    used: set[str] = field(factory=set)
    misnamed: dict[str, str] = field(factory=dict)
    """Declared names that are not ids, each with the id that was probably meant."""
    misplaced: dict[str, list[tuple[str, str]]] = field(factory=dict)
    """By the wrong key of the manifest: the names under it, and the pack that already has each, or ''."""
    clashing: dict[str, list[tuple[str, str, dependencies.PackSource]]] = field(factory=dict)
    """By the id of another pack: the names that both change, with what the other does, and that pack."""
    by_list: dict[str, dict[str, list[str]]] = field(factory=dict)
    """Lists declared as a whole, with the ids to declare instead, by the key of the manifest."""

    def allows(self, name: str, old: _Value | None, new: _Value, whole: str = "") -> bool:
        """Returns whether the pack may set the value of a name, and adds a problem if it may not.

        `old` is the value so far, and `whole` is `file.key` of the list that it stands in, if any.
        """
        if not self.bound:
            return True
        manifest = self.source.manifest
        self.used.add(name)
        if old is not None and name in (*manifest.adds, *manifest.replaces) and self.stranger(old.owner):
            return self.may_touch(name, old.owner)
        if whole in (*manifest.adds, *manifest.replaces):
            keys = self.by_list.setdefault(whole, {})
            keys.setdefault("adds" if old is None else "replaces", []).append(name)
            return old is None or self.may_touch(name, old.owner)
        if old is None:
            if name in manifest.replaces and name not in manifest.adds:
                if not self._called(name, exists=True):
                    self.misplaced.setdefault("replaces", []).append((name, ""))
            elif name not in manifest.adds and not self._called(name):
                message = errors.Message(f"'{name}' is new, but is not among what this pack 'adds'", name)
                declare = f"Add '{name}' to 'adds'" if manifest.adds else f"Write 'adds: [{name}]'"
                hint = f"{declare} in pack.yaml. {self._meant(name, whole)}".strip()
                self.problems.append(self._at_id(new, message, hint))
            return True
        owner = old.owner.manifest.id
        if name in manifest.adds and name not in manifest.replaces:
            if self.may_touch(name, old.owner):
                self.misplaced.setdefault("adds", []).append((name, owner))
            return False
        if name not in manifest.replaces and not self._called(name, exists=True):
            message = errors.Message(
                f"'{name}' is in '{owner}', and is not among what this pack 'replaces'"
            )
            declare = f"Write 'replaces: [{name}]' in pack.yaml, or choose another id."
            self.problems.append(self._at_id(new, message, f"{declare} {self._meant(name, whole)}".strip()))
            return False
        return self.may_touch(name, old.owner)

    def _waiting(self) -> list[str]:
        """Returns the declared names that no file of the pack has."""
        manifest = self.source.manifest
        return [name for name in (*manifest.adds, *manifest.replaces) if name not in self.said]

    def _meant(self, name: str, whole: str) -> str:
        """Returns a hint with the declared name that was meant, which is then not reported itself.

        `whole` is `file.key` of the list in which the entry stands, if any.
        """
        waiting, declared = self._waiting(), {*self.source.manifest.adds, *self.source.manifest.replaces}
        alone = len(waiting) == 1 and sum(key not in declared for key in self.said) == 1
        matches = waiting if alone else spelling.nearest_words(name, waiting, 1, 0.6)
        if not matches and whole:
            # The entries of a name can be of several kinds, and only this one be misspelt.
            declared -= {key for key in declared if key.startswith(name) or (key, whole) in self.listed}
            matches = spelling.nearest_words(name, declared, 1, 0.8)
        self.used.update(matches)
        return errors.did_you_mean_one_of(matches) if matches else ""

    def _called(self, name: str, *, exists: bool = False) -> bool:
        """Returns whether the entry is declared under a misspelt name, which is then reported there.

        Of two similar names the one is right that is used elsewhere too: in the required packs, where it
        `exists`, or in other files of the pack. A key of a file, `file.key`, is a name of the
        game, so that it is right.
        """
        waiting = self._waiting()
        meant = [
            word
            for word in waiting
            if word == self.said.get(name)
            or (" " in word and name in word.split())
            or word.endswith(f".{name}")
            or name.endswith(f".{word}")
        ]
        for candidate in spelling.nearest_words(name, waiting, 1, 0.6):
            as_called = re.sub("[^a-z0-9]+", "-", self.said.get(name, "").lower()) == name
            if (
                exists
                or as_called
                or "." in name
                or (self._mentioned(name) and not self._mentioned(candidate))
            ):
                meant.append(candidate)
        for declared_name in meant[:1]:
            self.misnamed[declared_name] = name
        return bool(meant)

    def _mentioned(self, name: str) -> bool:
        """Whether a file of the pack uses the name, besides the manifest and the entry with that id."""
        word = re.compile(rf"(?<![\w-])(?<!id: )(?:name-)?{re.escape(name)}(?![\w-])")
        return any(word.search(text) for text in self._texts)

    @cached_property
    def _texts(self) -> list[str]:
        """The texts of the readable files of the pack, without the manifest."""
        texts = []
        for path in limits.list_files(self.source.folder):
            if path.suffix in (".yaml", ".ftl") and path.name != "pack.yaml":
                with suppress(errors.ContentError):
                    texts.append(yaml_parser.read_text(path))
        return texts

    def may_touch(self, name: str, owner: dependencies.PackSource) -> bool:
        """Returns whether the pack may change a name of another; adds that the two clash if it may not."""
        if not self.stranger(owner):
            return True
        manifest = owner.manifest
        verb = next((verb for verb in ("adds", "replaces") if name in getattr(manifest, verb)), "has")
        return self.prevails(name, owner, verb)

    def prevails(self, name: str, other: dependencies.PackSource, verb: str) -> bool:
        """Returns whether the change of this pack holds against that of one that it does not require.

        `verb` is what the other one does; if no pack above both settles it, adds that they clash.
        """
        self.used.add(name)
        both = {self.source.manifest.id, other.manifest.id}
        for pack in self.packs:
            if both <= pack.below:
                if name in pack.manifest.settles:
                    return pack.required.get(pack.manifest.settles[name]) != other.manifest.id
                if name in (*pack.manifest.replaces, *pack.manifest.removes):
                    return True
        self.clashing.setdefault(other.manifest.id, []).append((name, verb, other))
        return False

    def stranger(self, other: dependencies.PackSource) -> bool:
        """Whether the pack does not require the other one."""
        return other.manifest.id not in self.source.below

    def _finish_clashes(self) -> None:
        """Adds a problem for each pack with which this one clashes, at the first name that both change."""
        manifest = self.source.manifest
        for clashes in self.clashing.values():
            (name, verb, other), more = clashes[0], len(clashes) - 1
            key = next(key for key in ("adds", "replaces", "removes") if name in getattr(manifest, key))
            message = f"'{manifest.id}' {key} '{name}', and so does '{other.manifest.id}'"
            if verb != key:
                message = f"'{manifest.id}' {key} '{name}', which '{other.manifest.id}' {verb}"
            message += f"; both change {more} more" if more else ""
            hint = "They can be played together if one requires the other, or below a pack that settles it"
            hint += f"; see {other.folder.name}."
            at = getattr(manifest, key).index(name)
            self.problems.append(self.source.problem(key, at, message, "packs-clash", hint))

    def _finish_settled(self) -> None:
        """Adds a problem for each name under `settles` that not two required packs change."""
        head = self.source.documents["pack"]
        changed = {
            pack.manifest.id: {*pack.manifest.adds, *pack.manifest.replaces, *pack.manifest.removes}
            for pack in self.packs
            if pack.manifest.id in self.source.below
        }
        for name, pack in self.source.manifest.settles.items():
            changing = [id for id, names in changed.items() if name in names]
            id = self.source.required.get(pack, "")
            key_path, key, hint = ("settles", name), True, ""
            if not id:
                message, key = f"'{pack}' is not among what this pack requires", False
                hint = errors.did_you_mean(pack, self.source.required)
            elif len(changing) < 2:
                message = f"not two of the required packs change '{name}'"
                hint = errors.did_you_mean(name, set().union(*changed.values()))
            elif id not in changing:
                message, key = f"'{pack}' does not change '{name}'", False
                hint = f"Those that do: {', '.join(changing)}."
            else:
                continue
            self.problems.append(head.problem(key_path, message, hint, key=key, code="wrongly-declared"))

    def _misdeclared(self, key: str, name: str, message: str, hint: str) -> None:
        at = getattr(self.source.manifest, key).index(name)
        self.problems.append(self.source.problem(key, at, message, "wrongly-declared", hint))

    def _finish_misplaced(self) -> None:
        """Adds one problem for each key of the manifest whose names belong under the other key."""
        for key, pairs in self.misplaced.items():
            (name, owner), names = pairs[0], list(dict.fromkeys(name for name, _ in pairs))
            quoted = ", ".join(map(repr, names))
            if key == "adds":
                more = f", and {len(names) - 1} more" if names[1:] else ""
                message = f"there is a '{name}' in '{owner}' already{more}"
                hint = f"Write 'replaces: [{', '.join(names)}]' if the new one takes its place."
            else:
                message = f"there is no {quoted} to replace"
                hint = f"Write 'adds: [{', '.join(names)}]' for what is new."
            self._misdeclared(key, name, message, hint)
        for name, keys in self.by_list.items():
            key = "adds" if name in self.source.manifest.adds else "replaces"
            message = f"the entries of '{name}' are declared by their ids"
            right = " and ".join(f"'{key}: [{', '.join(ids)}]'" for key, ids in keys.items())
            self._misdeclared(key, name, message, f"Write {right}.")

    def _at_id(self, new: _Value, message: str, hint: str) -> errors.Problem:
        if len(new.steps) == 1:
            return new.document.problem(new.steps, message, hint, key=True, code="undeclared")
        return new.document.problem((*new.steps, "id"), message, hint, code="undeclared")

    def _is_unmade(self, name: str) -> bool:
        """Whether no file has a name that is to be added; it is like none of the known ones."""
        return name not in {*self.used, *self.by_list, *self.misnamed} and " " not in name

    def _hint(self, key: str, name: str, ids: list[str]) -> str:
        """Returns a hint for a declared name that no file has; `ids` are all that there are."""
        if " " in name and (name not in self.misnamed or {*name.split()} <= {*ids, *self.said}):
            return f"Write a comma between them: [{', '.join(name.split())}]."
        if name in self.misnamed:
            return errors.did_you_mean_one_of([self.misnamed[name]])
        if key == "replaces" and name in ids:
            return f"Write the new entry of '{name}', or remove it here."
        return errors.did_you_mean(name, ids)

    def _finish_unbound(self) -> None:
        """Adds a problem for each change that a whole game declares."""
        head = self.source.documents["pack"]
        for key in ("adds", "replaces", "removes", "settles"):
            if getattr(self.source.manifest, key):
                message = f"'{key}' is for a pack that requires another"
                self.problems.append(head.problem((key,), message, key=True, code="wrongly-declared"))

    def finish(self, ids: list[str]) -> None:
        """Adds a problem for each declared change that no file makes; `ids` are all ids, for hints."""
        manifest = self.source.manifest
        if not self.bound:
            self._finish_unbound()
            return
        self._finish_misplaced()
        self._finish_clashes()
        self._finish_settled()
        unmade = [name for name in manifest.adds if self._is_unmade(name)] if self.whole else []
        if unmade:
            names = errors.join_with_or(map(repr, unmade))
            message = errors.Message(f"no file of this pack adds {names}", " ".join(unmade))
            those = "it" if len(unmade) == 1 else "them"
            self._misdeclared(
                "adds", unmade[0], message, f"Write {those} into a file, or leave {those} out here."
            )
        for key, lacking in (
            ("adds", "no file of this pack adds '{}'"),
            ("replaces", "no file of this pack replaces '{}'"),
            ("removes", "there is no '{}' to remove"),
        ):
            for at, name in enumerate(getattr(manifest, key)):
                if name in self.by_list or (key == "adds" and name in unmade):
                    continue
                if name not in self.used and (key == "removes" or self.whole):
                    hint = self._hint(key, name, ids)
                    none = key == "replaces" and name not in ids and name not in self.misnamed
                    about = "" if none or key == "removes" else name
                    lacks = f"there is no '{name}' to replace" if none else lacking.format(name)
                    message = errors.Message(lacks, about)
                    self.problems.append(self.source.problem(key, at, message, "wrongly-declared", hint))


def merge_layers(
    sources: Sequence[dependencies.PackSource],
    content_spec: ContentSpec,
    without: tuple[dependencies.PackSource, str] | None = None,
) -> tuple[dict[str, Document], list[errors.Problem]]:
    """Merges packs, each after those that it requires, and returns each file and the problems.

    With `without`, a pack and a name, the change that this pack declares for the name is not applied.
    """
    if len(sources) == 1:
        declared = _DeclaredChanges(sources[0], [], False)
        declared.finish([])
        return sources[0].documents, declared.problems
    pile = _LayerMerger(content_spec, [], sources)
    for source in sources:
        pile.without = without[1] if without is not None and without[0] is source else ""
        pile.apply_layer(source)
    return pile.documents(), pile.problems
