"""Games as games of OpenSpiel; importing this registers `python_gwt`.

A chance node that nobody sees draws the seed at the root; from there everything follows from choices.
An action is the place of an option in the list of the decision.
"""

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel
from attrs import evolve, frozen

from gwt import json_types, memory_cache, play, spec
from gwt.research.action_encoder import ROOM, ActionEncoder
from gwt.research.observer import Observer
from gwt.research.returns import returns_of

DEALS = 1000
"""Seeds that the chance node draws from, unless the parameter `deals` says otherwise."""
LONGEST = 4000
"""Choices in a game; players have made some 800 at most in the printed games."""

_TYPE = pyspiel.GameType(
    short_name="python_gwt",
    long_name="Games of the package gwt",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "game": spec.DEFAULT_GAME,
        "pack": "",
        "deals": DEALS,
        "options": False,
    },
)


@frozen
class _Setting:
    """The setting of a game; it stands in every state of OpenSpiel, so copies of them share it."""

    players: int
    deals: int
    game: str
    pack: str | None
    options: bool = False
    """Whether tensors have the features of the options besides."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Setting":
        return self

    def check(self, player: int) -> None:
        """Raises what games of OpenSpiel raise where there is no such player."""
        if player < 0:
            raise RuntimeError(f"expected player >= 0, found {player}")
        if player >= self.players:
            raise RuntimeError(f"expected player < {self.players}, found {player}")

    def start(self, seed: int) -> play.Game:
        return play.new_game(self.players, seed, game=self.game, pack=self.pack, listen=False)


@memory_cache.bounded_cache(32)
def _observer(setting: _Setting) -> Observer:
    return Observer(setting.start(0))


@memory_cache.bounded_cache(32)
def _actions(setting: _Setting) -> ActionEncoder:
    return ActionEncoder(setting.start(0))


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a pack, for a number of players."""

    def __init__(self, params: json_types.JsonObject | None = None) -> None:
        arguments = dict(params or {})
        self._setting = _Setting(
            int(arguments.get("players", 2)),
            int(arguments.get("deals", DEALS)),
            arguments.get("game", spec.DEFAULT_GAME),
            arguments.get("pack") or None,
            bool(arguments.get("options", False)),
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ROOM,
            max_chance_outcomes=self._setting.deals,
            num_players=self._setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, arguments)

    @property
    def observer(self) -> Observer:
        """The writer of the tensors of its observations."""
        return _observer(self._setting)

    def new_initial_state(self) -> "OpenSpielState":
        return OpenSpielState(self, self._setting)

    def make_py_observer(
        self, iig_obs_type: object = None, params: json_types.JsonObject | None = None
    ) -> "OpenSpielObserver":
        actions = _actions(self._setting) if self._setting.options else None
        return OpenSpielObserver(self.observer, iig_obs_type, actions)


@frozen
class _Past:
    """All that the seats have seen and chosen until a game stood so; copies of a state share it."""

    game: play.Game
    hashes: tuple[str, ...]
    """A hash for each seat of what it has seen and chosen at its decisions."""
    seen: str = ""
    """The observation of the seat to act, if somebody has asked."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "_Past":
        return self

    def until(self, now: play.Game) -> "_Past":
        """Plays the choices again that have been made since."""
        options = now.history[len(self.game.history) :]
        if not options:
            return self
        game, hashes, seen = self.game.copy(), list(self.hashes), self.seen
        for option in options:
            seat = game.seat
            choice = f"{hashes[seat]} {seen or game.view(seat).json()} {game.options.index(option)}"
            hashes[seat], seen = hashlib.sha256(choice.encode()).hexdigest(), ""
            game.play(option)
        return _Past(game, tuple(hashes))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game between two choices, or before its seed has been drawn."""

    def __init__(self, game: OpenSpielGame, setting: _Setting) -> None:
        super().__init__(game)
        self._setting = setting
        self.game: play.Game | None = None
        self._past: _Past | None = None

    def current_player(self) -> int:
        if self.game is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if self.game.over:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        return self.game.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return list(range(len(self.game.options))) if player == self.game.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._setting.deals) for seed in range(self._setting.deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self._setting.start(action)
            self._past = _Past(self.game.copy(), ("",) * self._setting.players)
            return
        options = self.game.options
        if not 0 <= action < len(options):
            raise RuntimeError(f"expected an action from 0 to {len(options) - 1}, found {action}")
        self.game.play(options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.game is None:
            return f"seed {action}"
        return str(self.game.options[action])

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self._setting.players
        return list(returns_of(self.game))

    def observation_string(self, player: int | None = None) -> str:
        """Returns the observation of a seat, by default of the one that chooses.

        Raises `RuntimeError` if there is no such player.
        """
        player = self._asked(player)
        return "" if self.game is None else self.game.view(player).json()

    def information_state_string(self, player: int | None = None) -> str:
        """Returns the observation of a seat, by default of who chooses, and a hash of its past.

        Raises `RuntimeError` if there is no such player.
        """
        player = self._asked(player)
        seen = self.observation_string(player)
        if self.game is None:
            return f" {seen}"
        past = self._current_past()
        if player == self.game.seat:
            self._past = evolve(past, seen=seen)
        return f"{past.hashes[player]} {seen}"

    def _current_past(self) -> _Past:
        assert self.game is not None and self._past is not None
        # Most searches never ask, so nothing is kept for it with each choice.
        self._past = self._past.until(self.game)
        return self._past

    def _asked(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        self._setting.check(seat)
        return seat

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A state that the seat cannot tell from this one: what is hidden from it is dealt again."""
        assert self.game is not None
        other: OpenSpielState = self.clone()
        other.game = self.game.determinize(player, int(sampler() * (1 << 53)))
        other._past = _Past(other.game.copy(), self._current_past().hashes)
        return other

    def __str__(self) -> str:
        if self.game is None:
            return "before the seed is drawn"
        return json.dumps([self.game.view(seat).data for seat in range(self._setting.players)])


class OpenSpielObserver:
    """An observer that fills a tensor with what a seat sees.

    With `actions` also with the features of each option by its place, as `options` of `dict` has them; it
    has zeros there for who does not choose.
    """

    def __init__(self, observer: Observer, iig_obs_type: Any, actions: ActionEncoder | None = None) -> None:
        self._observer, self._actions = observer, actions
        rows = 0 if actions is None else ROOM * actions.size
        self.tensor = np.zeros(observer.size + rows, np.float32)
        self.dict = {
            name: self.tensor[places]
            for name, places in observer.slices.items()
            if places.start != places.stop
        }
        if actions is not None:
            self.dict["options"] = self.tensor[observer.size :].reshape(ROOM, actions.size)
        self._recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if state.game is None:
            self.tensor.fill(0.0)
        else:
            size = self._observer.size
            self.tensor[:size] = np.frombuffer(self._observer.dense(state.game, player), np.float32)
            self.tensor[size:] = 0.0
            if self._actions is not None and state.game.seat == player:
                rows = np.frombuffer(self._actions.features(state.game.options), np.float32)
                self.tensor[size : size + len(rows)] = rows

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if self._recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


pyspiel.register_game(_TYPE, OpenSpielGame)
