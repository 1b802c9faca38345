"""Many games of one configuration that are stepped in one call, with all that is seen in one matrix.

Every seat of a table is played by the caller, as with `gwt.research.envs.TableEnv`: a row is what the seat
sees that has to choose. All numbers are written in place, in arrays that are the same from one step to the
next.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Self, SupportsIndex

from gwt.errors import IllegalChoice, UsageError, count_noun, shorten_value, whole_number
from gwt.json_types import JsonObject
from gwt.optional_dependencies import missing_dependency
from gwt.play import Game
from gwt.research import action_encoder, encoding_config, observer, returns, subprocess_tables, table_batch

try:
    import numpy as np
except ImportError:
    raise missing_dependency("tables as arrays need numpy", "research") from None

from gwt.spec import PackArgument


class VectorTables:
    """Tables of one configuration that are stepped in one call, each with all of its seats.

    A table whose game is over begins the next one in the same step (`SAME_STEP` of Gymnasium), so there
    always is something to choose. What a table plays does not depend on how many others there are.

    Examples:
        >>> from gwt.research import VectorTables
        >>> tables = VectorTables(3, players=2)
        >>> seen = tables.reset(seed=1)
        >>> seen.observations.shape == (3, tables.size), seen.masks.shape
        (True, (3, 96))
        >>> seen = tables.step(seen.masks.argmax(1))
        >>> seen.seats.tolist(), seen.terminations.tolist()
        ([0, 0, 0], [False, False, False])
    """

    def __init__(
        self,
        tables: int,
        players: int = 2,
        *,
        game: str | None = None,
        pack: PackArgument = None,
        setup: str | None = None,
        actions: str = "places",
        reward: str = "share",
        layout: str = "names",
        options: bool = False,
        processes: int = 1,
    ) -> None:
        """
        Args:
            tables: their number.
            players: the seats of each.
            actions: `places` in the list of options, or `codes`, see `ActionEncoder`.
            reward: the return of a seat at the end, see `gwt.research.returns`.
            layout: that of the observations, see `Observer`.
            options: whether the features of options are shown, so that a learner sees what it chooses
                between.
            processes: with more than one the tables are in processes of their own, which share memory with
                this one and are started as the module multiprocessing does here.

        Raises:
            UsageError: something asked for does not exist, or numpy is missing.
        """
        tables, processes = whole_number(tables, "tables"), whole_number(processes, "processes")
        if tables < 1:
            raise UsageError(f"expected one table or more, not {shorten_value(tables)}")
        if processes < 1:
            raise UsageError(f"expected one process or more, not {shorten_value(processes)}")
        self._numbered = encoding_config.EncodingConfig(players, game, pack, setup, actions, options)
        start = self._numbered.start()
        returns.returns_of(start, reward)
        self._observer = observer.Observer(start, layout)
        self.tables, self.players = tables, self._numbered.players
        encoder = action_encoder.ActionEncoder(start)
        self._version = f"{self._observer.version}-{encoder.version}"
        self.features = encoder.size
        """The size of the features of an option."""
        shapes = table_batch.array_shapes(tables, self.size, self.features, self._numbered)
        self._block: table_batch.InProcessTables | subprocess_tables.SubprocessTables
        if processes == 1:
            arrays: JsonObject = {name: np.zeros(shape, kind) for name, (kind, shape) in shapes.items()}
            self._batch = table_batch.Batch(**arrays)
            self._block = table_batch.InProcessTables(self._numbered, self._observer, reward, 0, tables)
        else:
            parts = min(processes, tables)
            self._block = subprocess_tables.SubprocessTables(
                self._numbered, layout, reward, tables, shapes, parts
            )
            self._batch = self._block.batch
        self._started = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the processes of the tables; without a call they end with the tables."""
        self._started = False
        if isinstance(self._block, subprocess_tables.SubprocessTables):
            self._block.close()

    @property
    def size(self) -> int:
        """The size of an observation."""
        return self._observer.size

    @property
    def actions(self) -> int:
        """The size of a mask: the number of actions there are at most."""
        return self._numbered.many

    @property
    def version(self) -> str:
        """Tables of one version show and take numbers of the same meaning, as environments do."""
        return self._version

    @property
    def games(self) -> tuple[Game, ...]:
        """The games as they stand, which are in this process.

        Raises:
            UsageError: they are in others.
        """
        if isinstance(self._block, subprocess_tables.SubprocessTables):
            raise UsageError("the games are in processes of their own: only those of one process are here")
        return tuple(self._block.games)

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        *,
        observations: object = None,
        masks: object = None,
        options: object = None,
    ) -> table_batch.Batch:
        """Starts a game at each table.

        Args:
            seed: of table 0, where the next tables have the next numbers; or one for each table. Without
                one a game follows from the last one at its table, or from the number of the table.
            observations: the array to write into, instead of that of the tables.
            masks, options: the same for these.

        Raises:
            UsageError: there is not a seed for each table, or an array is of another type or shape.
        """
        batch = self._into(observations=observations, masks=masks, options=options)
        self._block.reset(self._seeds(seed), batch)
        self._started = True
        return batch

    def step(
        self, actions: object, *, observations: object = None, masks: object = None, options: object = None
    ) -> table_batch.Batch:
        """Plays an action at each table, for the seat that has to choose there.

        Args:
            actions: a whole number for each table, in a list or an array.
            observations: the array to write into, instead of that of the tables.
            masks, options: the same for these.

        Raises:
            IllegalChoice: an action is not legal at its table, or no game has been started; no table has
                changed.
            UsageError: an array is of another type or shape.
        """
        if not self._started:
            raise IllegalChoice("there are no games yet: call reset")
        chosen = self._chosen(actions)
        batch = self._into(observations=observations, masks=masks, options=options)
        self._block.check(chosen)
        self._block.step(chosen, batch)
        return batch

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.tables
        if isinstance(seed, SupportsIndex):
            first = whole_number(seed, "seed")
            return [first + table for table in range(self.tables)]
        if not isinstance(seed, Iterable):
            raise UsageError(f"expected a seed or one for each table, found {shorten_value(repr(seed))}")
        seeds = [None if number is None else whole_number(number, "seed") for number in seed]
        if len(seeds) != self.tables:
            raise UsageError(
                f"expected a seed for each of {count_noun(self.tables, 'table')}, found {len(seeds)}"
            )
        return seeds

    def _chosen(self, actions: object) -> list[int]:
        numbers = np.asarray(actions)
        if numbers.shape != (self.tables,) or numbers.dtype.kind not in "iu":
            raise IllegalChoice(
                f"expected a whole number for each of {count_noun(self.tables, 'table')}, found an array "
                f"of {numbers.dtype} of the shape {numbers.shape}"
            )
        chosen: list[int] = numbers.tolist()
        return chosen

    def _into(self, **arrays: Any) -> table_batch.Batch:
        arrays = {name: array for name, array in arrays.items() if array is not None}
        for name, array in arrays.items():
            old = getattr(self._batch, name)
            same = isinstance(array, np.ndarray) and array.shape == old.shape and array.dtype == old.dtype
            if not (same and array.flags.writeable):
                actual = (
                    f"{array.dtype} of the shape {array.shape}"
                    if hasattr(array, "dtype")
                    else shorten_value(array)
                )
                raise UsageError(
                    f"'{name}': expected an array of {old.dtype} of the shape {old.shape} that can be "
                    f"written, found {actual}"
                )
        return self._batch._replace(**arrays)
