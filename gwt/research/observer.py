"""Observations of a game as numbers, by the declared fields of the state.

Numbers stand as they are, names as places that count how often they are there, and of what is hidden how
much there is. Of a pile of which the seat knows what lies there, though not in which order, the names are
counted. The seat that looks on comes first, and the others follow in the order of play.
"""

from array import array
from functools import cache
from typing import Any

from gwt.errors import UsageError, did_you_mean, seat_number
from gwt.play import Game
from gwt.research import component_features, observation_writer, vector_layout

_Memory = tuple["array[float]", Any]
"""The last observation of a seat, and what is needed of its state to make the next one."""


LAYOUTS = ("names", "compact")


class Observer:
    """A writer of what a seat sees of the games of one pack for one number of players.

    Games that a seat cannot tell apart have equal observations, and two observers of one `version` say the
    same at each place.
    What is played and the number of players decide about the layout; new content enters it by itself.

    In the layout `compact` a component is not its name but what its entry declares: numbers, kinds, and
    the verbs of its effects, added up over all components of a list or a mapping. It is the same for all
    packs of a game that have as many rows and stacks, so what has been learned with one can be used with
    another, also for components that nobody has seen yet.

    Examples:
        >>> import gwt
        >>> from gwt.research import Observer
        >>> game = gwt.new_game(players=2, seed=1)
        >>> observer = Observer(game)
        >>> observer.dense(game, seat=0)[observer.labels.index("own.money")]
        6.0
    """

    def __init__(self, game: Game, layout: str = "names") -> None:
        """
        Raises:
            UsageError: there is no such layout.
        """
        if layout not in LAYOUTS:
            raise UsageError(f"there is no layout '{layout}'. {did_you_mean(layout, LAYOUTS)}")
        self.players = game.premise.players
        self._origin = game.copy_at_start(), layout
        # The copy stays as it is, and a seat that nobody observes costs no time.
        example = game.copy()
        features = component_features.ComponentFeatures(example) if layout == "compact" else None
        front = observation_writer.ObservationWriter(example, features).numbers.size
        first = observation_writer.ObservationWriter(example, features, front)
        self._writer_of = cache(first.for_seat)
        self._numbers, self._layout = first.numbers, first.layout
        self._zeros = bytes(4 * self.size)
        self._memories: list[list[_Memory]] = [[] for _ in range(self.players)]

    @property
    def size(self) -> int:
        """The size of an observation."""
        return self._layout.end

    @property
    def slices(self) -> dict[str, slice]:
        """The places of each field, by its name: `own.hand`, `next.money`, `third.money`, `tiles`."""
        return {**self._numbers.slices, **self._layout.slices}

    @property
    def labels(self) -> tuple[str, ...]:
        """The label of each place, such as `own.money`."""
        return (*self._numbers.labels, *self._layout.labels)

    @property
    def version(self) -> str:
        """Two observers of one version have the same meaning at each place."""
        both = vector_layout.VectorLayout()
        both.labels += self.labels
        return both.version

    def sparse(self, game: Game, seat: int) -> vector_layout.Sparse:
        """The places of an observation and the numbers there, as coordinate formats have them.

        A place that comes several times has the sum of its numbers; all others are 0.

        Raises:
            UsageError: there is no such seat.
        """
        return self._writer_of(seat_number(seat, self.players)).sparse(game.state)

    def dense(self, game: Game, seat: int) -> "array[float]":
        """All numbers of an observation, as floats of four bytes; `numpy.frombuffer` reads them in place.

        Raises:
            UsageError: there is no such seat.
        """
        memory = self._brought_up_to(game, seat := seat_number(seat, self.players))
        whole = memory[0][:]
        self._memories[seat].append(memory)
        return whole

    def write(self, game: Game, seat: int, out: Any) -> None:
        """Writes all numbers of an observation into `out`, such as a row of a matrix of numpy.

        What a field said in the last observation of the seat is not computed again, so games that are
        observed in turn are best observed by an observer each, see `apart`.

        Raises:
            UsageError: there is no such seat, or `out` has not as many floats of four bytes.
        """
        memory = self._brought_up_to(game, seat := seat_number(seat, self.players))
        try:
            memoryview(out)[:] = memory[0]
        except (TypeError, ValueError) as error:
            raise UsageError(f"'out' takes {self.size} floats of four bytes: {error}") from None
        self._memories[seat].append(memory)

    def _brought_up_to(self, game: Game, seat: int) -> _Memory:
        """Takes a memory of a seat and makes it that of a game.

        Another thread that observes meanwhile finds none, and makes one; so does whoever comes after an
        update that has failed.
        """
        memories = self._memories[seat]
        whole, last = memories.pop() if memories else (array("f", self._zeros), None)
        return whole, self._writer_of(seat).update(game.state, last, whole)

    def without_memory(self) -> "Observer":
        """Returns an observer of the same version that remembers its own last observations."""
        new = object.__new__(type(self))
        vars(new).update(vars(self))
        new._memories = [[] for _ in self._memories]
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> "Observer":
        return self.without_memory()

    def __reduce__(self) -> tuple[type["Observer"], tuple[Game, str]]:
        return Observer, self._origin
