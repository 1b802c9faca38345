"""A game of any kind in progress, and how one starts; others import it from `gwt.play.game`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self
from weakref import WeakKeyDictionary

from attrs import evolve

from gwt._version import __version__
from gwt.atomic_files import write_atomically
from gwt.errors import (
    UnfinishedGame,
    UsageError,
    did_you_mean,
    join_with_or,
    seat_number,
    shorten_value,
    whole_number,
)
from gwt.kernel import Event, PackVersion, Premise, State, check_seed, record
from gwt.kernel import Game as KernelGame
from gwt.kernel.shape import Written, effect_text
from gwt.packs import Pack
from gwt.play import pickling, position_format
from gwt.play.view import View, names_by_value, view
from gwt.spec import GameSpec, PackArgument, game_kind, load_pack

if TYPE_CHECKING:
    from gwt.picture import Picture

_TOLD = 3
"""The most unknown rulings that are reported."""
_DEALS = 100_000
"""The most deals that `determinize` tries; usually one in a few fits what the seat knows."""


_names_of: WeakKeyDictionary[Pack, dict[int, Written]] = WeakKeyDictionary()
"""A cache of written names, by pack and number of players."""


class Game(KernelGame):
    """A game in progress or over, made by `new_game`, `load_game` or `from_position`.

    Seats count from 0.

    Examples:
        >>> import gwt
        >>> game = gwt.new_game(players=2, seed=1)
        >>> while not game.over:
        ...     events = game.play(game.options[0])
        >>> game
        <Game of ..., 2 players, 391 choices>
        >>> [score.total for score in game.scores], game.winners
        ([-8, -8], (0, 1))
    """

    __slots__ = ()

    @property
    def pack(self) -> Pack:
        """The content of the game, of one pack or of several merged."""
        pack = self.state.rules.pack
        assert isinstance(pack, Pack)
        return pack

    @property
    def kind(self) -> GameSpec:
        """The specification of the game that is played."""
        return game_kind(self.premise.game)

    @property
    def opponents(self) -> Mapping[int, str]:
        """The seats that nobody plays, from 0, with their names; the game never asks for their choices."""
        automatic, players = self.state.rules.automatic, self.premise.players
        if automatic is None:
            return {}
        return dict.fromkeys(range(players - automatic.seats, players), automatic.name)

    @property
    def chapter(self) -> tuple[int, int] | None:
        """The number of the game in its campaign, from 1, and how many games that has; None without one."""
        return self.kind.play.game_in_campaign(self.state)

    def position(self, *, full: bool = False) -> str:
        """Returns this state as YAML, from which `from_position` starts a game.

        Only what differs from a new game is written, or every field with `full`.
        """
        return self._position(self.state, full)

    def _position(self, state: State, full: bool = False) -> str:
        # A field that is written is also what the position starts from.
        premise = evolve(self.premise, first=first_seat(self)) if full else self.premise
        new = full or not self.set_up
        base = start_game(self.kind, self.pack, premise, listen=False).state if new else self._start
        rulings = {
            ruling.id: not ruling.default
            for ruling in self.pack.manifest.rulings
            if (ruling.id in self.premise.rulings) != ruling.default
        }
        names = self.kind.play.names(self.pack, state)
        impossible = any(True for _ in self.kind.play.find_inconsistencies(state))
        return position_format.format_position(premise, rulings, state, base, names, full, impossible)

    def view(self, seat: int) -> View:
        """Returns what a seat, from 0, may see of the state, and its options if it has to choose.

        Raises:
            UsageError: there is no such seat.
        """
        return self._view(seat_number(seat, self.premise.players))

    def public_view(self) -> View:
        """Returns what everybody may see of the state, such as a spectator."""
        return self._view(None)

    def _view(self, seat: int | None) -> View:
        data = view(self.state, self._names(), seat)
        data.update(self.kind.play.public_values(self.state))
        data["over"] = self.over
        if seat is not None and self.seat == seat:
            data["options"] = [effect_text(option) for option in self.options]
        return View(seat, data, self.pack)

    def _names(self) -> Written:
        """The spelling of values of the state; cached by pack and number of players."""
        cache, players = _names_of.setdefault(self.pack, {}), self.premise.players
        if players not in cache:
            cache[players] = names_by_value(self.kind.play.names(self.pack, self.state))
        return cache[players]

    def picture(self, seat: int | None = None, language: str | None = None) -> "Picture":
        """Returns a picture of the table as a seat, from 0, sees it, or by default with all hands open.

        Its `svg` shows in notebooks; its text alternative is in `language`, English by default.

        Raises:
            UsageError: there is no such seat, or the pack has no words in that language.
        """
        from gwt.spec import picture_spec

        if seat is not None:
            return self.view(seat).picture(language)
        standing = position_format.state_in_words(self.state, self.kind.play.names(self.pack, self.state))
        return picture_spec.position(self.pack, standing, language=language)

    def _repr_svg_(self) -> str:
        return self.picture().svg()

    def sentence(
        self,
        event: Event,
        seat: int | None = None,
        language: str = "en",
        names: Mapping[int, str] | None = None,
    ) -> str:
        """Returns an event as a sentence for a seat, from 0, or for a spectator.

        Whatever the seat may not see is left out; the text is empty if the language has nothing to say.
        `names` are the names of players by seat; those without one are called by the number of the seat,
        and seats that nobody plays by their own name.

        Raises:
            UsageError: there is no such seat, the pack has no words in that language, or the libraries
                for texts are not installed.
            ContentError: the words of the language have problems.
        """
        from gwt.text import event_formatter

        if seat is not None:
            seat = seat_number(seat, self.premise.players)
        return event_formatter(self.pack, language).event(event, seat, {**self.opponents, **(names or {})})

    def determinize(self, seat: int, seed: int) -> Self:
        """Returns a copy in which everything hidden from a seat, from 0, is dealt anew at random.

        All deals that agree with what the seat can know are equally likely; that includes who has to choose
        now. The seat cannot tell the copy from the true game.
        The copy has no history, and its generator starts from `seed`, so the true seed cannot be found.

        Raises:
            UsageError: there is no such seat or the seed is out of range.
        """
        seat = seat_number(seat, self.premise.players)
        seed = rng = check_seed(seed)
        guess = self.copy()
        # The hash of a true state would let anyone test guesses of the seed.
        guess.premise, guess.changed = evolve(self.premise, seed=seed, first=first_seat(self)), None
        for _ in range(_DEALS):
            guess.state = self.state.copy()
            guess.state.rng = rng
            self.kind.play.deal(guess.state, seat)
            rng = guess.state.rng
            guess.restart_here()
            # A deal that gives no options to choose from would not have stopped here.
            if guess.state.agenda == self.state.agenda:
                return guess
        raise AssertionError(f"no deal agrees with this:\n{self.record()}")

    def record(self) -> str:
        """Returns the text of the saved game, as `save` writes it."""
        start = "" if self.set_up else self._position(self._start)
        return record.format_record(
            self.premise,
            self.history,
            start,
            library=__version__,
            states=self.digests(),
            result=record.format_result(self.scores, self.winners) if self.over else "",
        )

    def save(self, path: str | Path) -> None:
        """Saves the game to a file, from which `load_game` resumes it at this decision.

        An existing file is replaced atomically: whatever happens, it is the old game or this one.

        Raises:
            OSError: the file cannot be written; an existing file has not changed.
        """
        write_atomically(Path(path), self.record().encode())


def new_game(
    players: int = 3,
    seed: int = 0,
    *,
    game: str | None = None,
    pack: PackArgument = None,
    setup: str | None = None,
    first: int | None = None,
    rulings: Mapping[str, bool] | None = None,
    listen: bool = True,
) -> Game:
    """Starts a new game, at its first decision.

    Args:
        players: the number of players; the pack says which numbers are possible.
        seed: from 0 to 2**64 - 1; the same arguments give the same game on every machine.
        game: the name of the game; by default that of the pack, or Great Western Trail.
        pack: the name of a pack or its folder, or several of them to merge.
        setup: the name of a way to set up; the pack's usual one by default.
        first: the seat that starts, from 0; by default the seed decides.
        rulings: points that the rulebook leaves open, by id: whether each is in force.
        listen: whether events are made, so that `play` returns them.

    Raises:
        UsageError: an argument names something that does not exist, or is out of range.
        ContentError: the pack has problems.

    Examples:
        >>> import gwt
        >>> gwt.new_game(players=2, seed=1)
        <Game of ..., 2 players, 0 choices>
        >>> gwt.new_game(players=3, pack="second_edition").pack.title()
        'Great Western Trail (second edition)'
    """
    loaded = load_pack(game, pack)
    kind = game_kind(loaded.manifest.game)
    settings = {ruling.id: ruling.default for ruling in loaded.manifest.rulings}
    settings.update(_asked(rulings, settings))
    premise = Premise(
        game=kind.name,
        packs=pack_versions(loaded),
        players=whole_number(players, "players"),
        seed=whole_number(seed, "seed"),
        setup=kind.play.setups[0] if setup is None else setup,
        rulings=tuple(name for name, in_force in settings.items() if in_force),
        first=None if first is None else whole_number(first, "first"),
    )
    return start_game(kind, loaded, premise, listen)


def _asked(rulings: Mapping[str, bool] | None, allowed: Mapping[str, bool]) -> Mapping[str, bool]:
    """Returns the rulings that are asked for. Raises `UsageError` if one is unknown or not a bool."""
    if rulings is None:
        return {}
    if not isinstance(rulings, Mapping):
        raise UsageError(f"rulings are a mapping of ids to True or False, not {shorten_value(rulings)}")
    for name, in_force in rulings.items():
        if name not in allowed:
            hint = did_you_mean(str(name), allowed)
            raise UsageError(
                f"there is no ruling '{shorten_value(str(name))}'. {hint}".strip()
            ).with_subject("rulings")
        if type(in_force) is not bool:
            raise UsageError(f"the ruling '{name}' is True or False, not {shorten_value(in_force)}")
    return rulings


def first_seat(game: Game) -> int:
    """Returns the seat that started, from 0."""
    table: Any = game.state
    first: int = table.first
    return first


def pack_versions(pack: Pack) -> tuple[PackVersion, ...]:
    return tuple(
        PackVersion(layer.manifest.id, layer.manifest.version, layer.digest) for layer in pack.layers
    )


def premise_mistakes(game_spec: GameSpec, pack: Pack, premise: Premise) -> Iterator[tuple[str, str]]:
    """Yields each mistake of a premise: the argument, and the message."""
    numbers = game_spec.play.players(pack)
    if premise.players not in numbers:
        count = shorten_value(premise.players)
        if game_spec.play.automatic_seats(game_spec.play.board(pack)) is not None:
            count += ": the seats that nobody plays are counted too"
        yield "players", f"{pack.title()} is for {join_with_or(numbers)} players, not {count}"
    if premise.setup not in game_spec.play.setups:
        hint = did_you_mean(str(premise.setup), game_spec.play.setups)
        yield "setup", f"there is no setup '{shorten_value(str(premise.setup))}'. {hint}"
    if not 0 <= premise.seed < 1 << 64:
        yield "seed", f"a seed is a number from 0 to 2**64 - 1, not {shorten_value(premise.seed)}"
    if premise.first is not None and not 0 <= premise.first < premise.players:
        yield "first", f"there is no seat {shorten_value(premise.first + 1)} of {premise.players} to start"
    allowed = {ruling.id for ruling in pack.manifest.rulings}
    unknown = [name for name in premise.rulings if name not in allowed]
    for name in unknown[:_TOLD]:
        yield (
            "rulings",
            f"there is no ruling '{shorten_value(name)}'. {did_you_mean(name, allowed)}".strip(),
        )


def start_game(game_spec: GameSpec, pack: Pack, premise: Premise, listen: bool) -> Game:
    for about, message in premise_mistakes(game_spec, pack, premise):
        raise UsageError(message).with_subject(about)
    try:
        state = game_spec.play.first_state(pack, premise)
        pickling.register(type(state))
        return Game(premise, state, pack.parser, listen=listen)
    except UnfinishedGame as error:
        raise UnfinishedGame(failure_message(pack, premise, str(error))) from None


def failure_message(pack: Pack, premise: Premise, message: str) -> str:
    """Returns a message about a game that failed, with the folder of the pack and the premise."""
    from gwt.packs import display_path

    place = display_path(pack.layers[-1].folder / "pack.yaml")
    which = f"{premise.pack}, {premise.players} players, {premise.setup} setup, seed {premise.seed}"
    return f"{place}: {message}: {which}"
