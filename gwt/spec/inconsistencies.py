"""Impossible states, and the position's statements that make them so.

Each game lists what is impossible in a state (`GamePlay.find_inconsistencies`), as `chess.Board.status`
does of a board. A position is refused where it states something impossible; what it leaves out is completed
as far as the game can (`GamePlay.end_position`), and is nobody's mistake where it cannot.
"""

from collections.abc import Iterator, Sequence
from enum import Enum

from attrs import field, frozen

from gwt import errors, packs


class Severity(Enum):
    """The ways to take a position that states something impossible."""

    UNPLAYABLE = "unplayable"
    """Nothing could be played from there, so it is refused in any case."""
    WRONG = "wrong"
    """It is refused unless the position says `impossible: true`."""
    SHORT = "short"
    """Short positions are like that, as where a piece is nowhere; one written by a game is not."""


@frozen
class Inconsistency:
    """Something in a state that no game can reach."""

    key_path: packs.KeyPath
    """The way to the value in a position that would state everything."""
    message: str
    severity: Severity = Severity.WRONG
    also: tuple[packs.KeyPath, ...] = ()
    """Further ways to what it is about; some of all these have to be stated for it to be refused."""
    most: int = 0
    """The number of them that may be stated without being refused."""
    of: str = ""
    """The subject of several mistakes, such as a piece of which there are too many or too few."""

    @property
    def same(self) -> object:
        """Equal for what is one and the same mistake in two states."""
        return self.of or (self.severity, self.key_path)

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.key_path))}: {self.message}"


@frozen
class StatedValues:
    """The values that a position states, by the ways to them; `in` asks for a key of the table."""

    key_paths: frozenset[packs.KeyPath] = field(factory=frozenset)
    keys: frozenset[str] = field(factory=frozenset)
    """Those of the table that are named at all."""

    def __contains__(self, key: object) -> bool:
        return key in self.keys

    def says(self, key_path: packs.KeyPath) -> bool:
        """Whether the value there is stated, by itself or as part of a list."""
        return any(key_path[:length] in self.key_paths for length in range(1, len(key_path) + 1))

    def about(self, key_path: packs.KeyPath) -> bool:
        """Whether something of what lies there is stated."""
        return self.says(key_path) or any(longer[: len(key_path)] == key_path for longer in self.key_paths)


class SetupError(errors.UsageError):
    """Something that cannot be set up as a position says, with the way to where it says so."""

    def __init__(self, key_path: packs.KeyPath, message: str) -> None:
        super().__init__(message)
        self.way = key_path


def stated_ways(data: object) -> Iterator[packs.KeyPath]:
    """Yields the ways to the values that a position states; a mapping and the list of seats state none."""
    if not isinstance(data, dict):
        return
    for key, value in data.items():
        yield from _ways((key,), value)


def _ways(key_path: packs.KeyPath, value: object) -> Iterator[packs.KeyPath]:
    if isinstance(value, dict):
        for key, child in value.items():
            # Single rows are stated by their number, from 1.
            yield from _ways((*key_path, key - 1 if isinstance(key, int) else key), child)
    elif key_path == ("seats",) and isinstance(value, list):
        for at, child in enumerate(value):
            yield from _ways((*key_path, at), child)
    else:
        yield key_path


def refused_inconsistencies(
    mistakes: Sequence[Inconsistency], stated: StatedValues, *, anyway: bool
) -> Iterator[tuple[Inconsistency, packs.KeyPath]]:
    """Yields the mistakes for which a position is refused, each with the way to its statement.

    `anyway` leaves only what nothing could be played with. A position that names its format, as those do
    that a game writes, is no short one, so that everything has to be possible.
    """
    whole = "position" in stated
    for mistake in mistakes:
        unplayable = mistake.severity is Severity.UNPLAYABLE
        if (anyway or (mistake.severity is Severity.SHORT and not whole)) and not unplayable:
            continue
        key_paths = [key_path for key_path in (mistake.key_path, *mistake.also) if stated.about(key_path)]
        if len(key_paths) > mistake.most:
            yield mistake, key_paths[mistake.most]
        elif unplayable or whole:
            yield mistake, key_paths[-1] if key_paths else mistake.key_path
