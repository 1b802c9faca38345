"""Tables of one process, and the arrays in which all that is seen of them stands."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gwt.errors import IllegalChoice, count_noun, shorten_value
from gwt.kernel import draw_number
from gwt.play import Game
from gwt.players import rare_collections
from gwt.research import action_encoder, encoding_config, returns
from gwt.research.observer import Observer

_TOLD = 8
"""The most options that the message about an illegal action names."""


class Batch(NamedTuple):
    """The arrays of some tables, with a row or a number for each; the next step overwrites them."""

    observations: "NDArray[np.float32]"
    """The observations of the seats that have to choose."""
    masks: "NDArray[np.int8]"
    """1 for each action that is legal, of which there is always one."""
    options: "NDArray[np.float32]"
    """The features of each option by its place, see `ActionEncoder`, if the tables show them; rows
    where the mask is 0 are not written."""
    seats: "NDArray[np.int8]"
    """The seat that has to choose, from 0."""
    rewards: "NDArray[np.float32]"
    """The returns of all seats in a game that the last step ended; 0 otherwise."""
    terminations: "NDArray[np.bool_]"
    """Whether the last step ended the game; the other arrays then show the beginning of the next one."""
    finals: "NDArray[np.float32]"
    """The observation of the seat that chose last, at the end of a game; other rows are not written."""


Shapes = Mapping[str, tuple[Any, tuple[int, ...]]]
"""The type and the shape of each array of a batch."""


def array_shapes(tables: int, size: int, features: int, config: encoding_config.EncodingConfig) -> Shapes:
    """Returns the shapes for the sizes of an observation and of the features of an option."""
    return {
        "observations": (np.float32, (tables, size)),
        "masks": (np.int8, (tables, config.many)),
        "options": (np.float32, (tables, config.many if config.options else 0, features)),
        "seats": (np.int8, (tables,)),
        "rewards": (np.float32, (tables, config.players)),
        "terminations": (np.bool_, (tables,)),
        "finals": (np.float32, (tables, size)),
    }


class InProcessTables:
    """Some tables in this process, the first of which has a number among all tables."""

    def __init__(
        self,
        numbered: encoding_config.EncodingConfig,
        observer: Observer,
        reward: str,
        first: int,
        tables: int,
        counts: "NDArray[np.int32] | None" = None,
    ) -> None:
        """
        Args:
            counts: an array for the number of options at each table.
        """
        self._numbered, self._reward, self._first = numbered, reward, first
        self._observers = [observer.without_memory() for _ in range(tables)]
        self.games: list[Game] = []
        # Tables that begin without a seed begin differently.
        self._rng = list(range(first, first + tables))
        self._like = numbered.start()
        self._actions, self._places = action_encoder.ActionEncoder(self._like), np.arange(numbered.many)
        self._counts = np.zeros(tables, np.int32) if counts is None else counts
        self._known: list[dict[int, int]] = [{} for _ in range(tables)]
        """The place of each code that is legal at a table."""

    def reset(self, seeds: Sequence[int | None], batch: Batch) -> None:
        """Starts a game at each table; one without a seed follows from the last one there."""
        with rare_collections():
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
        with rare_collections():
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
        batch.rewards[table] = returns.returns_of(game, self._reward)
        batch.terminations[table] = True
        self._observers[table].write(game, int(batch.seats[table]), batch.finals[table])
        self.games[table] = self._new_game(table, None)

    def _new_game(self, table: int, seed: int | None) -> Game:
        # As an environment of PettingZoo does, so that a table plays what one of these alone would.
        self._rng[table], chance = draw_number(self._rng[table] if seed is None else seed)
        return self._numbered.start(chance if seed is None else seed, self._like)

    def _show(self, batch: Batch) -> None:
        """Writes what the seats see that have to choose, and what they may choose."""
        seats = [game.seat for game in self.games]
        batch.seats[:] = seats
        views = zip(self._observers, self.games, seats, batch.observations, strict=True)
        for observer, game, seat, row in views:
            observer.write(game, seat, row)
        if self._numbered.options:
            self._show_options(batch)
        if not self._numbered.coded:
            self._counts[:] = [len(game.options) for game in self.games]
            # Raises an error where there are more options than places.
            self._actions.mask(self.games[self._counts.argmax()].options)
            np.less(self._places, self._counts[:, None], out=batch.masks.view(np.bool_))
            return
        batch.masks[:] = 0
        for table, game in enumerate(self.games):
            codes = self._actions.codes(game.options)
            self._known[table] = {code: place for place, code in enumerate(codes)}
            batch.masks[table, codes] = 1

    def _show_options(self, batch: Batch) -> None:
        for game, rows in zip(self.games, batch.options, strict=True):
            features = np.frombuffer(self._actions.features(game.options), np.float32)
            rows[: len(game.options)] = features.reshape(-1, self._actions.size)

    def _illegal(self, table: int, action: int) -> IllegalChoice:
        game = self.games[table]
        numbers = list(self._known[table]) or range(len(game.options))
        legal = [
            f"{number} '{shorten_value(str(option))}'"
            for number, option in zip(numbers, game.options[:_TOLD], strict=False)
        ]
        rest = len(game.options) - len(legal)
        texts = ", ".join(legal) + (f", and {rest} more" if rest else "")
        return IllegalChoice(
            f"table {self._first + table}, seat {game.seat}: the action {shorten_value(action)} stands for "
            f"none of the {count_noun(len(game.options), 'option')} ({texts}): choose one where the mask "
            "is 1. No table has changed"
        )
