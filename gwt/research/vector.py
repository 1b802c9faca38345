"""Many games of one configuration that are stepped in one call, with all that is seen in one matrix.

Every seat of a table is played by the caller, as with `gwt.research.envs.TableEnv`: a row is what the seat
sees that has to choose. All numbers are written in place, in arrays that are the same from one step to the
next.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, NamedTuple, SupportsIndex

from gwt.errors import IllegalChoice, UsageError, many, part
from gwt.extras import missing
from gwt.kernel import draw_number
from gwt.play import Game
from gwt.players import collecting_rarely
from gwt.research.act import Actions
from gwt.research.numbered import Numbered
from gwt.research.observe import Observer
from gwt.research.returns import returns
from gwt.spec import Asked

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    raise missing("tables as arrays need numpy", "rl") from None

_TOLD = 8
"""The most options that the message about an illegal action names."""


class Batch(NamedTuple):
    """The arrays of some tables, with a row or a number for each; the next step writes them anew."""

    observations: "NDArray[np.float32]"
    """The observations of the seats that have to choose."""
    masks: "NDArray[np.int8]"
    """1 for each action that is legal, of which there is always one."""
    seats: "NDArray[np.int8]"
    """The seat that has to choose, from 0."""
    rewards: "NDArray[np.float32]"
    """The returns of all seats in a game that the last step ended; 0 otherwise."""
    terminations: "NDArray[np.bool_]"
    """Whether the last step ended the game; the other arrays then show the beginning of the next one."""
    finals: "NDArray[np.float32]"
    """The observation of the seat that chose last, at the end of a game; other rows are not written."""


def shapes(tables: int, size: int, many: int, players: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Returns the type and the shape of each array of a batch."""
    return {
        "observations": (np.float32, (tables, size)),
        "masks": (np.int8, (tables, many)),
        "seats": (np.int8, (tables,)),
        "rewards": (np.float32, (tables, players)),
        "terminations": (np.bool_, (tables,)),
        "finals": (np.float32, (tables, size)),
    }


class Block:
    """Some tables in this process, the first of which has a number among all tables."""

    def __init__(
        self, numbered: Numbered, observer: Observer, reward: str, first: int, tables: int
    ) -> None:
        self._numbered, self._reward, self._first = numbered, reward, first
        self._observers = [observer.apart() for _ in range(tables)]
        self.games: list[Game] = []
        self._rng = [0] * tables
        self._actions, self._places = Actions(numbered.start()), np.arange(numbered.many)
        self._known: list[dict[int, int]] = [{} for _ in range(tables)]
        """The place of each code that is legal at a table."""

    def reset(self, seeds: Sequence[int | None], batch: Batch) -> None:
        """Starts a game at each table; one without a seed follows from the last one there."""
        with collecting_rarely():
            self.games = [self._new_game(table, seed) for table, seed in enumerate(seeds)]
            batch.rewards[:] = 0
            batch.terminations[:] = False
            self._show(batch)

    def check(self, actions: Sequence[int]) -> None:
        """Raises `IllegalChoice` if one of the actions is none of the options of its table."""
        for table, (game, action) in enumerate(zip(self.games, actions, strict=True)):
            legal = self._known[table] if self._numbered.coded else range(len(game.options))
            if action not in legal:
                raise self._illegal(table, action)

    def step(self, actions: Sequence[int], batch: Batch) -> None:
        """Plays a legal action at each table."""
        over = []
        with collecting_rarely():
            for table, (game, action) in enumerate(zip(self.games, actions, strict=True)):
                place = self._known[table][action] if self._numbered.coded else action
                game.play(game.options[place])
                if game.over:
                    over.append(table)
            batch.rewards[:] = 0
            batch.terminations[:] = False
            for table in over:
                self._end(table, batch)
            self._show(batch)

    def _end(self, table: int, batch: Batch) -> None:
        game = self.games[table]
        batch.rewards[table] = returns(game, self._reward)
        batch.terminations[table] = True
        self._observers[table].write(game, int(batch.seats[table]), batch.finals[table])
        self.games[table] = self._new_game(table, None)

    def _new_game(self, table: int, seed: int | None) -> Game:
        # As an environment of PettingZoo does, so that a table plays what one of these alone would.
        self._rng[table], chance = draw_number(self._rng[table] if seed is None else seed)
        return self._numbered.start(chance if seed is None else seed)

    def _show(self, batch: Batch) -> None:
        """Writes what the seats see that have to choose, and what they may choose."""
        seats = [game.seat for game in self.games]
        batch.seats[:] = seats
        each = zip(self._observers, self.games, seats, batch.observations, strict=True)
        for observer, game, seat, row in each:
            observer.write(game, seat, row)
        if not self._numbered.coded:
            counts = np.array([len(game.options) for game in self.games])
            np.less(self._places, counts[:, None], out=batch.masks.view(np.bool_))
            return
        batch.masks[:] = 0
        for table, game in enumerate(self.games):
            codes = self._actions.codes(game.options)
            self._known[table] = {code: place for place, code in enumerate(codes)}
            batch.masks[table, codes] = 1

    def _illegal(self, table: int, action: int) -> IllegalChoice:
        game = self.games[table]
        numbers = list(self._known[table]) or range(len(game.options))
        legal = [
            f"{number} '{part(str(option))}'"
            for number, option in zip(numbers, game.options[:_TOLD], strict=False)
        ]
        rest = len(game.options) - len(legal)
        told = ", ".join(legal) + (f", and {rest} more" if rest else "")
        return IllegalChoice(
            f"table {self._first + table}, seat {game.seat}: the action {part(action)} stands for none of "
            f"the {many(len(game.options), 'option')} ({told}): choose one where the mask is 1. No table "
            "has changed"
        )


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
        pack: Asked = None,
        setup: str | None = None,
        actions: str = "places",
        reward: str = "share",
        layout: str = "names",
    ) -> None:
        """
        Args:
            tables: their number.
            players: the seats of each.
            actions: `places` in the list of options, or `codes`, see `Actions`.
            reward: the return of a seat at the end, see `gwt.research.returns`.
            layout: that of the observations, see `Observer`.

        Raises:
            UsageError: something asked for does not exist, or numpy is missing.
        """
        if tables < 1:
            raise UsageError(f"expected one table or more, not {part(tables)}")
        self._numbered = Numbered(players, game, pack, setup, actions)
        start = self._numbered.start()
        returns(start, reward)
        self._observer = Observer(start, layout)
        self.tables, self.players = tables, players
        needed = shapes(tables, self.size, self.actions, players)
        self._batch = Batch(**{name: np.zeros(shape, kind) for name, (kind, shape) in needed.items()})
        self._block = Block(self._numbered, self._observer, reward, 0, tables)
        self._started = False

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
        return f"{self._observer.version}-{Actions(self._numbered.start()).version}"

    @property
    def games(self) -> tuple[Game, ...]:
        """The games as they stand."""
        return tuple(self._block.games)

    def reset(
        self,
        seed: int | Sequence[int | None] | None = None,
        *,
        observations: Any = None,
        masks: Any = None,
    ) -> Batch:
        """Starts a game at each table.

        Args:
            seed: of table 0, where the next tables have the next numbers; or one for each table. Without
                one a game follows from the last one at its table.
            observations: the array to write into, in place of that of the tables.
            masks: the same for masks.

        Raises:
            UsageError: there is not a seed for each table, or an array is of another type or shape.
        """
        batch = self._into(observations, masks)
        self._block.reset(self._seeds(seed), batch)
        self._started = True
        return batch

    def step(self, actions: Any, *, observations: Any = None, masks: Any = None) -> Batch:
        """Plays an action at each table, for the seat that has to choose there.

        Args:
            actions: a whole number for each table, in a list or an array.
            observations: the array to write into, in place of that of the tables.
            masks: the same for masks.

        Raises:
            IllegalChoice: an action is not legal at its table, or no game has been started; no table has
                changed.
            UsageError: an array is of another type or shape.
        """
        if not self._started:
            raise IllegalChoice("there are no games yet: call reset")
        batch, chosen = self._into(observations, masks), self._chosen(actions)
        self._block.check(chosen)
        self._block.step(chosen, batch)
        return batch

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.tables
        if isinstance(seed, SupportsIndex):
            return [index(seed) + table for table in range(self.tables)]
        seeds = [None if one is None else index(one) for one in seed]
        if len(seeds) != self.tables:
            raise UsageError(
                f"expected a seed for each of {many(self.tables, 'table')}, found {len(seeds)}"
            )
        return seeds

    def _chosen(self, actions: Any) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            raise IllegalChoice(
                f"expected a whole number for each of {many(self.tables, 'table')}, found an array of "
                f"{given.dtype} of the shape {given.shape}"
            )
        chosen: list[int] = given.tolist()
        return chosen

    def _into(self, observations: Any, masks: Any) -> Batch:
        given = {"observations": observations, "masks": masks}
        given = {name: array for name, array in given.items() if array is not None}
        for name, array in given.items():
            own = getattr(self._batch, name)
            same = isinstance(array, np.ndarray) and array.shape == own.shape and array.dtype == own.dtype
            if not (same and array.flags.writeable):
                found = (
                    f"{array.dtype} of the shape {array.shape}" if hasattr(array, "dtype") else part(array)
                )
                raise UsageError(
                    f"'{name}': expected an array of {own.dtype} of the shape {own.shape} that can be "
                    f"written, found {found}"
                )
        return self._batch._replace(**given)
