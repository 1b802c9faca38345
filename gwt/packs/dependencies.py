"""Resolves which packs are required, and sorts each after the packs that it requires."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from attrs import define, field, frozen

from gwt.errors import Problem, did_you_mean, did_you_mean_one_of
from gwt.packs.document import Document
from gwt.packs.manifest import Manifest

PackFolders = Callable[[], Mapping[str, Path]]
"""A function that returns the folders of the packs that can be required by name."""


@define(eq=False)
class PackSource:
    """The parsed files of one pack; only the manifest has been converted so far."""

    folder: Path
    documents: dict[str, Document]
    manifest: Manifest
    problems: Sequence[Problem] = ()
    """The problems of its manifest and of the names of its files."""
    misnamed: tuple[Document, ...] = ()
    """The files whose names no file of such a pack has."""
    below: frozenset[str] = frozenset()
    """The ids of all packs that it requires, directly or through others."""
    required: dict[str, str] = field(factory=dict)
    """The ids of the packs that its manifest requires, by the names under which it does so."""

    def problem(self, key: str, at: int, message: str, code: str, hint: str = "") -> Problem:
        """Returns a problem with item `at` of the list `key` in the manifest."""
        return self.documents["pack"].problem((key, at), message, hint, code=code)


@frozen
class PackResolver:
    """The packs that can be required by name."""

    known: Callable[[], Mapping[str, Path]]
    """Returns their folders."""
    read: Callable[[Path], PackSource]
    """Reads one of them."""

    def resolve_played(self, roots: Sequence[PackSource]) -> tuple[list[PackSource], list[Problem]]:
        """Returns the packs that are played if some are asked for, as `ordered` does.

        If all that are played are asked for, as in a saved game, they keep their order.
        """
        standing, missing = self.standing_in(roots)
        sources, wrong = self.resolve(standing)
        if {source.manifest.id for source in sources} == {source.manifest.id for source in roots}:
            sources = self.resolve(roots)[0]
        return sources, [*wrong, *missing]

    def standing_in(self, roots: Sequence[PackSource]) -> tuple[list[PackSource], list[Problem]]:
        """Returns the requested packs, each replaced by the pack that it names under `instead`.

        That is so where the pack for which it names the other is asked for, or required by one of them.
        """
        roots = list(roots)
        # A pack gives way once, so that two that name each other do not loop.
        gone: set[str] = set()
        while (giving := next(self._giving_way(roots, gone), None)) is not None:
            at, other = giving
            gone.add(roots[at].manifest.id)
            if other not in self.known():
                message, hint = f"there is no pack '{other}'", did_you_mean(other, self.known())
                document = roots[at].documents["pack"]
                return roots, [document.problem(("instead",), message, hint, code="unknown-pack")]
            roots[at] = self.read(self.known()[other])
        while (above := self._played_too(roots)) is not None:
            roots.append(above)
        return roots, []

    def _played_too(self, roots: Sequence[PackSource]) -> PackSource | None:
        """Returns a pack that a required one names under `instead` and that requires it, if not played.

        The required one cannot give way, as others lie on it too; so both are played.
        """
        sources = self.resolve(roots)[0]
        played = {source.manifest.id for source in sources}
        for source in sources:
            for name, other in source.manifest.instead.items():
                if self._id(name) in played and other in self.known():
                    above = self.read(self.known()[other])
                    below = {pack.manifest.id for pack in self.resolve([above])[0]}
                    if above.manifest.id not in played and source.manifest.id in below:
                        return above
        return None

    def _id(self, name: str) -> str:
        """Returns the id of the pack of a name, or the name where no pack has it."""
        return self.read(self.known()[name]).manifest.id if name in self.known() else name

    def _giving_way(self, roots: Sequence[PackSource], gone: set[str]) -> Iterator[tuple[int, str]]:
        """Yields the place of each pack that another stands in for, with the name of that one."""
        if not any(source.manifest.instead for source in roots):
            return
        played = {source.manifest.id for source in self.resolve(roots)[0]}
        for at, source in enumerate(roots):
            for name, other in source.manifest.instead.items():
                if self._id(name) in played and source.manifest.id not in gone:
                    yield at, other

    def resolve(self, roots: Sequence[PackSource]) -> tuple[list[PackSource], list[Problem]]:
        """Returns the packs with all that they require, each after those, and problems of `requires`."""
        by_id = {source.manifest.id: source for source in roots}
        in_order: dict[str, PackSource] = {}
        problems: list[Problem] = []

        def visit(source: PackSource, above: tuple[str, ...]) -> frozenset[str]:
            id = source.manifest.id
            if id not in in_order:
                below: frozenset[str] = frozenset()
                for at, name in enumerate(source.manifest.requires):
                    required = by_id.get(name)
                    if required is None and name in self.known():
                        required = self.read(self.known()[name])
                    if required is None:
                        message, hint = f"there is no pack '{name}'", self._known_as(name)
                        problems.append(source.problem("requires", at, message, "unknown-pack", hint))
                        continue
                    if required.manifest.id in (*above, id):
                        message = f"'{name}' requires this pack in turn"
                        problems.append(source.problem("requires", at, message, "wrong-requires"))
                        continue
                    source.required[name] = required.manifest.id
                    below |= visit(required, (*above, id)) | {required.manifest.id}
                source.below = below
                in_order[id] = source
            return in_order[id].below

        for source in roots:
            visit(source, ())
        whole = [source for source in in_order.values() if not source.manifest.requires]
        for other in whole[1:]:
            message = f"'{whole[0].manifest.id}' and '{other.manifest.id}' are both whole games"
            hint = "Add 'requires' to the pack that extends the other."
            problems.append(other.documents["pack"].problem(("id",), message, hint, code="wrong-requires"))
        return list(in_order.values()), problems

    def exclusion_problems(self, sources: Sequence[PackSource]) -> Iterator[Problem]:
        """Yields a problem for each pack that is played although another one excludes it."""
        played = {source.manifest.id for source in sources}
        for source in sources:
            for name, reason in source.manifest.excludes.items():
                id = self._id(name)
                if id in played:
                    message = f"'{source.manifest.id}' cannot be played together with '{id}'"
                    yield source.documents["pack"].problem(
                        ("excludes", name),
                        message,
                        f"The pack says: {reason}",
                        key=True,
                        length=len(name),
                        code="packs-exclude",
                    )

    def _known_as(self, name: str) -> str:
        """Returns the hint for a name that no pack has; for that of a game, its packs that require none."""
        folders = self.known()
        of_game = (pack for pack in folders if pack.startswith(f"{name}/"))
        whole = [pack for pack in of_game if not self.read(folders[pack]).manifest.requires]
        return did_you_mean_one_of(whole) if whole else did_you_mean(name, folders)
