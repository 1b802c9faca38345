"""The registry of players by their names, and who sits where if several are named.

A name is that of a player who comes with the package or with an installed distribution, or `module:Name`
for any class or function that makes one; arguments follow a question mark, as in `greedy?depth=3&width=6`.
The name of a level is that of the player whom it stands for.
"""

import sys
from ast import literal_eval
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

from attrs import evolve, frozen

from gwt import errors, json_types, kernel, play
from gwt.packs import Pack
from gwt.players import fair_games, levels
from gwt.players.player import (
    NOTHING,
    Player,
    SupportsBegin,
    SupportsExperience,
    SupportsUnable,
    failure_line,
)

ENTRY_POINTS = "gwt.players"
"""The group in which an installed distribution names its players."""

PLAYERS = {
    "random": "gwt.players.random:RandomPlayer",
    "greedy": "gwt.players.greedy:GreedyPlayer",
    "erring": "gwt.players.noisy_player:NoisyPlayer",
    "distilled": "gwt.research.policy_player:PolicyPlayer",
    "learned": "gwt.research.policy_player:LearnedPlayer",
    "expert": "gwt.research.expert:ExpertPlayer",
}
"""The factory of each player of the package, by name."""
GIVEN = ("rng", "shunned")
"""The arguments of a factory: a seed, and the ids of components that are left alone."""

LEARNED = ("weights", "policy")
"""The arguments of players that name what has been learned."""


@frozen
class PlayerFactory:
    """A maker of the players of one name."""

    name: str
    make: Callable[..., Player]
    arguments: Mapping[str, object]
    takes: frozenset[str]
    """Of what is given, the parts that it takes."""
    own: bool
    """Whether it comes with the package, and so is known to go by what its seat may see."""

    def __call__(self, rng: int, shunned: frozenset[str] = NOTHING) -> Player:
        """A player; what it does by chance follows from `rng`, and it leaves alone what is `shunned`.

        Raises:
            UsageError: it can leave nothing alone, or making it fails.
        """
        if shunned and "shunned" not in self.takes:
            raise errors.UsageError(
                f"the player '{self.name}' takes no argument 'shunned', so it leaves nothing alone"
            )
        available = {"rng": rng, "shunned": shunned}
        taken = {name: available[name] for name in GIVEN if name in self.takes}
        try:
            return self.make(**self.arguments, **taken)
        except errors.UsageError:
            raise
        except (Exception, SystemExit) as error:
            raise errors.UsageError(
                f"the player '{self.name}' cannot be made: {failure_line(error)}"
            ) from error


def player_names() -> tuple[str, ...]:
    """The names of the levels, of the players of the package, and of those of installed distributions."""
    return (*levels.BY_NAME, *(PLAYERS | _installed(tuple(sys.path))))


def new_player(name: str, rng: int = 0) -> Player:
    """Returns the player of that name; `FairPlayer` hides from it what its seat may not know.

    Raises:
        UsageError: there is none.
    """
    return player_factory(name)(rng)


@lru_cache(maxsize=256)
def player_factory(name: str) -> PlayerFactory:
    """Returns the factory of the players of that name. Raises `UsageError` where there is none."""
    if level := levels.BY_NAME.get(name):
        return evolve(player_factory(level.player), name=name)
    word, _, rest = name.partition("?")
    factory = _factory(word)
    arguments = _arguments(name, rest)
    try:
        parameters = signature(factory).parameters
    except (TypeError, ValueError) as error:
        raise errors.UsageError(f"'{word}' makes no player: {error}") from None
    any_of_them = any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters.values())
    for key in arguments:
        if key in GIVEN or not (any_of_them or key in parameters):
            allowed = [parameter for parameter in parameters if parameter not in GIVEN]
            hint = errors.did_you_mean(key, allowed) if allowed else "It takes none."
            raise errors.UsageError(f"the player '{word}' takes no argument '{key}'. {hint}".strip())
    takes = frozenset(argument for argument in GIVEN if any_of_them or argument in parameters)
    return PlayerFactory(name, factory, arguments, takes, word in PLAYERS)


def learned_files(name: str) -> tuple[str, ...]:
    """Returns the weights and the policy that the arguments of a player name, if any."""
    arguments = player_factory(name).arguments
    return tuple(str(arguments[key]) for key in LEARNED if key in arguments)


def _factory(word: str) -> Callable[..., Player]:
    places = PLAYERS if word in PLAYERS or ":" in word else PLAYERS | _installed(tuple(sys.path))
    place = places.get(word, word)
    module, colon, path = place.partition(":")
    if not colon:
        hint = errors.did_you_mean(word, (*places, *levels.BY_NAME))
        raise errors.UsageError(f"there is no player '{word}'. {hint} Others are called module:Class.")
    if "" not in sys.path:
        # As `python -m` has it, so that a module in the folder where the command is called is known.
        sys.path.insert(0, "")
    try:
        value: Any = import_module(module)
        for name in path.split("."):
            value = getattr(value, name)
    except (ImportError, AttributeError, ValueError) as error:
        raise errors.UsageError(f"there is no player '{word}': {error}") from None
    except (Exception, SystemExit) as error:
        raise errors.UsageError(f"the player '{word}' cannot be imported: {failure_line(error)}") from error
    if not callable(value):
        raise errors.UsageError(
            f"'{word}' makes no player: expected a class or a function, found {value!r}"
        )
    factory: Callable[..., Player] = value
    return factory


@cache
def _installed(path: tuple[str, ...]) -> dict[str, str]:
    """The factories of players of installed distributions, by name."""
    from importlib import metadata

    return {point.name: point.value for point in metadata.entry_points(group=ENTRY_POINTS)}


def _arguments(name: str, rest: str) -> json_types.JsonObject:
    arguments: json_types.JsonObject = {}
    for part in filter(None, rest.split("&")):
        key, equals, value = part.partition("=")
        if not (key.isidentifier() and equals):
            raise errors.UsageError(f"'{name}': expected arguments such as depth=3&width=6, found '{part}'")
        arguments[key] = value
        with suppress(ValueError, SyntaxError):
            arguments[key] = literal_eval(value)
    return arguments


def split_names(text: str) -> tuple[str, ...]:
    """The names in a text that gives one or several, with commas between them."""
    return tuple(name.strip() for name in text.split(","))


def check_names(names: Sequence[str], seats: int) -> None:
    """Raises `UsageError` unless each is the name of a player, and there is one or one for each seat."""
    for name in names:
        player_factory(name)
    if len(names) not in (1, seats):
        raise errors.UsageError(f"the game has {seats} seats, and {len(names)} players are named")


def cannot_play(name: str, pack: Pack) -> str:
    """Returns why the player of that name cannot play the games of a pack; empty if it can.

    The text is one English sentence. It may be that there is no such player, that it cannot be made (a
    library is missing, its class is wrong), or that it has learned nothing about the game of the pack.
    """
    try:
        player = _lasting(name)
    except errors.UsageError as error:
        return str(error)
    return player.unable(pack) if isinstance(player, SupportsUnable) else ""


def check_can_play(names: Iterable[str], pack: Pack) -> None:
    """Raises `UsageError` with the reason if one of these players cannot play the games of a pack."""
    for name in dict.fromkeys(names):
        if reason := cannot_play(name, pack):
            raise errors.UsageError(reason)


@frozen
class UntrainedWarning:
    """A message at a table about a player."""

    message: str
    arguments: Mapping[str, str | int]

    def text(self, say: Callable[..., str]) -> str:
        """Returns its sentence, which calls a level by its name in the language; `say` is a speaker's."""
        level = levels.BY_NAME.get(str(self.arguments["player"]))
        named = {"player": say(level.title)} if level else {}
        return say(self.message, **{**self.arguments, **named})


def untrained_warning(name: str, pack: Pack, players: int) -> UntrainedWarning | None:
    """Returns the message that a player was trained in other games than those of a pack and a number of
    players, so that it may play them badly.

    None for a player that was trained in these, that was not trained, or of which nothing is known; raises
    nothing for a player that `cannot_play`.
    """
    if cannot_play(name, pack):
        return None
    player = _lasting(name)
    experience = player.experience(pack) if isinstance(player, SupportsExperience) else frozenset()
    if not experience or (pack.name, players) in experience:
        return None
    if any(packs == pack.name for packs, _ in experience):
        return UntrainedWarning("table-untrained-players", {"player": name, "number": players})
    return UntrainedWarning("table-untrained-content", {"player": name})


def check_seats_are_played(game: play.Game) -> None:
    """Raises `UsageError` if nobody plays one of the seats, where players are compared by what they do."""
    for seat, name in game.opponents.items():
        message = f"players are compared where each seat has one, and {name} has seat {seat + 1}"
        raise errors.UsageError(f"{message}: leave out that pack")


def players_of_seats(
    names: Sequence[str],
    seats: int,
    rng: int,
    shunned: frozenset[str] = NOTHING,
    by: int | None = None,
    trusted: bool = False,
) -> list[Player]:
    """The player of each seat, all of one name being one player.

    What is `shunned` is left alone by the seat `by`, who then is a player of their own.
    Players who do not come with the package choose by fair games, unless they are `trusted`.

    Raises:
        UsageError: as `check_names` does.
    """
    check_names(names, seats)
    by_name = {name: seat_player(name, rng, trusted) for name in names}
    players = [by_name[names[seat % len(names)]] for seat in range(seats)]
    if by is not None:
        players[by] = seat_player(names[by % len(names)], kernel.draw_number(rng)[1], trusted, shunned)
    return players


def seat_player(name: str, rng: int, trusted: bool, shunned: frozenset[str] = NOTHING) -> Player:
    """A player of that name for a seat of a game, who chooses by fair games unless it may be trusted."""
    making = player_factory(name)
    open_handed = trusted or making.own
    if not shunned and _is_kept(making):
        player = _kept(name)
    else:
        player = making(rng if open_handed else fair_games.derive_seed(rng), shunned)
    return player if open_handed else fair_games.FairPlayer(player, rng)


def _lasting(name: str) -> Player:
    """A player that is asked about itself only. Raises `UsageError` if it cannot be made."""
    making = player_factory(name)
    return _kept(name) if _is_kept(making) else making(0)


def _is_kept(making: PlayerFactory) -> bool:
    return isinstance(making.make, type) and issubclass(making.make, SupportsBegin)


@lru_cache(maxsize=256)
def _kept(name: str) -> Player:
    """A player that is notified when games begin, and so plays all that are played in this process."""
    return player_factory(name)(0)
