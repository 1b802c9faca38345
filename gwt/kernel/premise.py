"""The premise of a game: what it is played with, by whom and from which seed."""

from typing import SupportsIndex

from attrs import frozen

from gwt.errors import UsageError, shorten_value, whole_number


@frozen
class PackVersion:
    """Identifies a pack with its content, in a saved game."""

    id: str
    version: str
    digest: str
    """Of the content of the pack."""

    def __str__(self) -> str:
        return f"{self.id} {self.version} {self.digest}"


@frozen
class Premise:
    """The premise of a game; with the choices made, it determines the whole game."""

    game: str
    """Its name, such as `new_game` takes."""
    packs: tuple[PackVersion, ...]
    """The packs that are merged, the whole game first."""
    players: int
    """The number of players."""
    seed: int
    """From 0 to `2**64 - 1`."""
    setup: str
    """The name of a way to set up, such as `new_game` takes."""
    rulings: tuple[str, ...] = ()
    """The rulings in force, in the order of the pack."""
    first: int | None = None
    """The seat that starts; the seed decides where none is given."""

    @property
    def pack(self) -> str:
        """The ids of its packs."""
        return " + ".join(stamp.id for stamp in self.packs)


def check_seed(seed: SupportsIndex) -> int:
    """Returns a seed as a number of Python. Raises `UsageError` unless it is from 0 to 2**64 - 1."""
    seed = whole_number(seed, "seed")
    if 0 <= seed < 1 << 64:
        return seed
    raise UsageError(f"a seed is a number from 0 to 2**64 - 1, not {shorten_value(seed)}")
