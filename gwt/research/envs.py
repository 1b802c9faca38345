"""Games as environments of PettingZoo and Gymnasium; importing this registers those of Gymnasium.

The number in the id of an environment is `LAYOUT`: it rises when the same id would show other numbers, and
Gymnasium refuses lower ones with the id to use instead. `version` also says with which pack.

Both show an observation and a mask of what may be chosen. An action is the place of an option in the list
of the decision, or with `actions="codes"` its code. A number that stands for no option is refused;
with `strict=False` it is taken for one of them, for what samples without the mask.
With `options=True` an observation also has the features of each option, a row for each place, so that a
learner sees what it chooses between.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsIndex, TypeAlias, TypedDict, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from pettingzoo import AECEnv

from gwt import dsl, errors, json_types, kernel, spec
from gwt.play import Game
from gwt.players import check_can_play, seat_player, seed_and_generator
from gwt.research import action_encoder, encoding_config, observer, returns, table_batch, vector_tables

Array: TypeAlias = np.ndarray[Any, Any]
LAYOUT = 2
"""The version of what environments show of the shipped packs."""


class EnvOptions(TypedDict, total=False):
    """Options of both environments besides the game and the number of players."""

    pack: spec.PackArgument
    setup: str | None
    actions: str
    """`places` or `codes`; `places` unless it is said."""
    reward: str
    """The return of a seat at the end, see `returns_of`; by default its `share` of the victory."""
    strict: bool
    """Whether an action that is no option is refused, as it is by default."""
    options: bool
    """Whether observations have the features of the options; no unless it is said."""


class _Table:
    """A game with its observer and the codes of its options."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        pack: spec.PackArgument = None,
        setup: str | None = None,
        actions: str = "places",
        reward: str = "share",
        strict: bool = True,
        options: bool = False,
    ) -> None:
        self._numbered = encoding_config.EncodingConfig(players, game, pack, setup, actions, options)
        self.players, self.coded, self.reward = self._numbered.players, self._numbered.coded, reward
        self._strict = strict
        self.game: Game = self._numbered.start()
        self.observer = observer.Observer(self.game)
        self.actions = action_encoder.ActionEncoder(self.game)
        self.many = self._numbered.many
        returns.returns_of(self.game, reward)

    def start(self, seed: int) -> None:
        self.game = self._numbered.start(seed, self.game)

    def play(self, action: SupportsIndex) -> None:
        """Plays what an action stands for. Raises `IllegalChoice` if that is nothing."""
        if self.game.over:
            raise errors.IllegalChoice("the game is over: call reset")
        self.game.play(self._option(action))

    def _option(self, action: SupportsIndex) -> dsl.Effect:
        try:
            number = errors.whole_number(action, "an action")
        except errors.UsageError as error:
            raise errors.IllegalChoice(str(error)) from None
        options = self.game.options
        if not self.coded and 0 <= number < len(options):
            return options[number]
        if self.coded and number in (codes := self.actions.codes(options)):
            return options[codes.index(number)]
        if self._strict:
            raise errors.IllegalChoice(
                f"the action {number} stands for none of the {len(options)} options: choose one where the "
                "mask is 1, or make the environment with strict=False"
            )
        return options[number % len(options)]

    def seen(self, seat: int) -> Array:
        return np.frombuffer(self.observer.dense(self.game, seat), np.float32)

    def mask(self, seat: int) -> Array:
        options = self.game.options if self.game.seat == seat else ()
        if not self.coded:
            return np.frombuffer(bytearray(self.actions.mask(options)), np.int8)
        mask = np.zeros(self.many, np.int8)
        mask[list(self.actions.codes(options))] = 1
        return mask

    def choices(self, seat: int) -> Array:
        """The features of the options, a row for each; all rows are 0 if it is not the seat's turn."""
        rows = np.zeros((self.many, self.actions.size), np.float32)
        if self.game.seat == seat:
            options = self.game.options
            features = np.frombuffer(self.actions.features(options), np.float32)
            rows[: len(options)] = features.reshape(len(options), -1)
        return rows

    def shown(self, seat: int) -> Array | json_types.JsonObject:
        """Returns the observation of a seat, with options and mask if they are wanted."""
        return self.observation_with_mask(seat) if self._numbered.options else self.seen(seat)

    def observation_with_mask(self, seat: int) -> dict[str, Array]:
        """Returns the observation of a seat with the mask, and with the options if they are wanted."""
        seen = {"observation": self.seen(seat)}
        if self._numbered.options:
            seen["options"] = self.choices(seat)
        seen["action_mask"] = self.mask(seat)
        return seen

    @property
    def space(self) -> spaces.Dict:
        """The space of `observation_with_mask`."""
        return _space(self.observer.size, self.many, self.actions.size if self._numbered.options else 0)

    @property
    def version(self) -> str:
        """Environments of one version show and take numbers of the same meaning."""
        return f"{self.observer.version}-{self.actions.version}"


def _space(size: int, many: int, features: int) -> spaces.Dict:
    """The space of observations with a mask, and with the features of options if there are any."""
    parts: dict[str, spaces.Space] = {"observation": spaces.Box(-np.inf, np.inf, (size,), np.float32)}
    if features:
        parts["options"] = spaces.Box(-np.inf, np.inf, (many, features), np.float32)
    return spaces.Dict(parts | {"action_mask": spaces.Box(0, 1, (many,), np.int8)})


class _EnvBase:
    """The members that both environments of one table have."""

    _table: _Table

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._table.game

    @property
    def version(self) -> str:
        """Environments of one version show and take numbers of the same meaning."""
        return self._table.version

    def render(self) -> str:
        """The position as text."""
        return self.game.position()


class TableEnv(_EnvBase, AECEnv):  # type: ignore[misc]
    """All seats of a game, one decision after the other, as an environment of PettingZoo."""

    metadata: ClassVar[dict[str, object]] = {
        "name": f"gwt_v{LAYOUT}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = spec.DEFAULT_GAME,
        players: int = 2,
        *,
        render_mode: str | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        """
        Raises:
            UsageError: something asked for does not exist.
        """
        super().__init__()
        self._table = _Table(game, players, **settings)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._table.space)
        self.action_spaces = {agent: spaces.Discrete(self._table.many) for agent in self.possible_agents}
        self._rng = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Starts the game of a seed; without one, that which follows from the last."""
        seed = None if seed is None else errors.whole_number(seed, "seed")
        self._rng, chance = kernel.draw_number(self._rng if seed is None else seed)
        self._table.start(chance if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> json_types.JsonObject:
        return self._table.observation_with_mask(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Chooses for the agent whose turn it is; None for one whose game is over.

        Raises:
            IllegalChoice: the action stands for no option, or there is no game.
        """
        if not self.agents:
            raise errors.IllegalChoice("there is no game, or it is over: call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise errors.IllegalChoice("an action is a whole number, as the game is not over")
        self._table.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(
                zip(self.possible_agents, returns.returns_of(self.game, self._table.reward), strict=True)
            )
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]

    def close(self) -> None:
        pass


class SeatEnv(_EnvBase, gymnasium.Env):  # type: ignore[misc]
    """One seat of a game against players, as an environment of Gymnasium."""

    metadata: ClassVar[dict[str, object]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = spec.DEFAULT_GAME,
        opponents: str = "random",
        players: int = 2,
        seat: int = 0,
        *,
        render_mode: str | None = None,
        **settings: Unpack[EnvOptions],
    ) -> None:
        """
        Args:
            opponents: the name of the player of all other seats, see `gwt.players`.
            seat: from 0.

        Raises:
            UsageError: something asked for does not exist.
        """
        self._table = _Table(game, players, **settings)
        self._opponents, self._seat = opponents, errors.seat_number(seat, self._table.players)
        self.render_mode = render_mode
        space = self._table.space
        self.observation_space = space if settings.get("options") else space["observation"]
        self.action_space = spaces.Discrete(self._table.many)
        check_can_play([opponents], self._table.game.pack)
        self._others = [seat_player(opponents, 0, True)] * players

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Any, json_types.JsonObject]:
        """Starts a game, and lets the others choose until it is the seat's turn."""
        super().reset(seed=None if seed is None else errors.whole_number(seed, "seed"))
        start, rng = seed_and_generator(int(self.np_random.integers(1 << 62)), 0)
        self._table.start(start)
        self._others = [
            seat_player(self._opponents, rng + seat, True) for seat in range(self._table.players)
        ]
        self._let_others()
        return self._table.shown(self._seat), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, json_types.JsonObject]:
        """Chooses for the seat, and lets the others choose until it is its turn again.

        Raises:
            IllegalChoice: the action stands for no option, or the game is over.
        """
        self._table.play(action)
        self._let_others()
        over = self.game.over
        reward = returns.returns_of(self.game, self._table.reward)[self._seat] if over else 0.0
        return self._table.shown(self._seat), reward, over, False, self._info()

    def action_masks(self) -> Array:
        """Returns the mask of legal actions, as MaskablePPO asks for it."""
        return self._table.mask(self._seat).astype(bool)

    def _let_others(self) -> None:
        game = self.game
        while not game.over and game.seat != self._seat:
            game.play(self._others[game.seat].choose(game))

    def _info(self) -> json_types.JsonObject:
        return {"action_mask": self._table.mask(self._seat)}


class TablesOptions(TypedDict, total=False):
    """Options of many tables, see `VectorTables`."""

    pack: spec.PackArgument
    setup: str | None
    actions: str
    reward: str
    layout: str
    options: bool
    processes: int


class TablesEnv(VectorEnv):  # type: ignore[misc]
    """Many tables with all of their seats, as a vector environment of Gymnasium.

    A row is what the seat sees that has to choose, and its reward is what the seat that chose has at the
    end. The next game begins in the same step; `final_obs` of the infos then has what that seat last saw,
    and `final_info` the `returns_of` of all seats.
    """

    metadata: ClassVar[dict[str, object]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        game: str = spec.DEFAULT_GAME,
        players: int = 2,
        *,
        copy: bool = True,
        **settings: Unpack[TablesOptions],
    ) -> None:
        """
        Args:
            copy: whether each step returns arrays of its own; otherwise the next step overwrites them.

        Raises:
            UsageError: something asked for does not exist.
        """
        self.tables = vector_tables.VectorTables(num_envs, players, game=game, **settings)
        self.num_envs, self._copy = self.tables.tables, copy
        features = self.tables.features if settings.get("options") else 0
        space = _space(self.tables.size, self.tables.actions, features)
        self._whole = features > 0
        self.single_observation_space = space if self._whole else space["observation"]
        self.single_action_space = spaces.Discrete(self.tables.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._seats = np.zeros(self.num_envs, np.int8)

    @property
    def version(self) -> str:
        """Environments of one version show and take numbers of the same meaning."""
        return self.tables.version

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, object] | None = None
    ) -> tuple[Any, json_types.JsonObject]:
        """Starts a game at each table: that of the seed, and of those after it, or one seed for each.

        Raises:
            UsageError: there is not a seed for each table, or only some tables are to be started.
        """
        if options and "reset_mask" in options:
            raise errors.UsageError(
                "'reset_mask': all tables begin at once, and each again when its game is over"
            )
        if seed is None:
            seed = self.np_random.integers(1 << 62, size=self.num_envs).tolist()
        elif isinstance(seed, SupportsIndex):
            super().reset(seed=errors.whole_number(seed, "seed"))
        seen = self._own(self.tables.reset(seed))
        return self._shown(seen), self._infos(seen)

    def step(self, actions: object) -> tuple[Any, Any, Any, Any, json_types.JsonObject]:
        """Chooses at each table, for the seat whose turn it is.

        Raises:
            IllegalChoice: an action stands for no option of its table; no table has changed.
        """
        chose = self._seats
        seen = self._own(self.tables.step(actions))
        rewards = seen.rewards[np.arange(self.num_envs), chose].astype(np.float64)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._shown(seen), rewards, seen.terminations, truncations, self._infos(seen)

    def close_extras(self, **kwargs: object) -> None:
        """Ends the processes of the tables."""
        self.tables.close()

    def _own(self, seen: table_batch.Batch) -> table_batch.Batch:
        self._seats = seen.seats.copy()
        if not self._copy:
            return seen
        # Ends are rare, and their rows are copied one by one.
        return table_batch.Batch._make([*(array.copy() for array in seen[:-1]), seen.finals])

    def _shown(self, seen: table_batch.Batch) -> Array | json_types.JsonObject:
        if not self._whole:
            return seen.observations
        return {"observation": seen.observations, "options": seen.options, "action_mask": seen.masks}

    def _final(self, observation: Array) -> Array | json_types.JsonObject:
        """Returns what a seat sees at the end, where there is nothing to choose."""
        if not self._whole:
            return observation
        zeros = {
            name: np.zeros(box.shape, box.dtype) for name, box in self.single_observation_space.items()
        }
        return {**zeros, "observation": observation}

    def _infos(self, seen: table_batch.Batch) -> json_types.JsonObject:
        all_of_them = np.ones(self.num_envs, np.bool_)
        infos: json_types.JsonObject = {"action_mask": seen.masks, "seat": seen.seats}
        infos |= {f"_{name}": all_of_them for name in infos}
        if seen.terminations.any():
            over = seen.terminations.copy()
            finals = np.full(self.num_envs, None, dtype=object)
            for table in np.flatnonzero(over):
                finals[table] = self._final(seen.finals[table].copy())
            infos |= {"final_obs": finals, "_final_obs": over, "_final_info": over}
            infos["final_info"] = {"returns": seen.rewards, "_returns": over}
        return infos


def register() -> None:
    """Registers `gwt/NAME-vN` for each game that Gymnasium does not know yet, `gwt/NAME-options-vN`, whose
    observations have the features of the options, and `gwt/NAME-tables-vN` for `make_vec`."""
    for name in spec.GAMES:
        for variant, settings in (("", {}), ("-options", {"options": True})):
            _register(
                f"{name}{variant}", entry_point=f"{__name__}:SeatEnv", kwargs={"game": name, **settings}
            )
        _register(f"{name}-tables", vector_entry_point=f"{__name__}:TablesEnv", kwargs={"game": name})


def _register(name: str, **settings: Any) -> None:
    if (id := f"gwt/{name}-v{LAYOUT}") not in gymnasium.registry:
        gymnasium.register(id, **settings)


register()
