"""The engine: the functions of a game as C, compiled, and played."""

import ctypes
from collections.abc import Iterator, Sequence
from threading import RLock
from typing import Any

import attrs

from gwt import kernel, play, players, spec
from gwt.dsl import Effect
from gwt.native import compiler, translation
from gwt.native.transfer import Transfer
from gwt.native.untranslatable import NotNative
from gwt.players import GreedyPlayer, RandomPlayer

MEMORY = 1 << 31
"""Of each of the four areas of memory, in bytes; what is not used is never there."""


class Engine:
    """A game with a pack, compiled by the C compiler of the machine.

    Its games are those that the source plays, choice by choice; whatever the source does and C does not
    raises `NotNative`. One game is played at a time.
    """

    def __init__(
        self,
        first: play.Game,
        names: Sequence[str] = ("random", "greedy"),
        flags: tuple[str, ...] = compiler.FLAGS,
    ) -> None:
        """
        Args:
            first: a game with the pack, seats, setup and rulings of all that it plays.
            names: the players that can choose in it.
            flags: those of the compiler.
        """
        self._first = first
        self._players = {name: self._able(name) for name in names}
        self._source = translation.translate(self._first, tuple(self._players.values()))
        self._library = compiler.load_library(self._source.text, flags)
        self._playing = RLock()
        self._seated: tuple[str, ...] = ()
        if not self._library.begin(MEMORY):
            raise NotNative("there is no memory for the engine")
        self._transfer = Transfer(self._library, self._source.program)
        self._load()

    @property
    def faults(self) -> dict[str, str]:
        """The reasons why functions have no C, by their names in C; a game stops where one is called."""
        functions = self._source.program.functions.values()
        return {function.name: function.fault for function in functions if function.fault}

    def _load(self) -> None:
        state: Any = self._first.state
        self._board, premise = state.board, self._first.premise
        self._transfer.load([state.board, state.rules], premise, list(self._players.values()))
        self._check_memory()
        self._answer = compiler.ANSWER(self._answered)
        self._library.answer_by(self._answer)

    def _answered(self, number: int, count: int, words: Any) -> int:
        """Returns the word of what a function of Python answers; 0 if it fails."""
        self._transfer.refresh()
        called = list(self._source.program.functions.values())[number].live
        try:
            return self._transfer.word(called(*(self._transfer.object(words[at]) for at in range(count))))
        except Exception:
            return 0

    # --- whole games ---------------------------------------------------------------------------------

    def games(
        self,
        count: int,
        seed: int = 0,
        names: Sequence[str] = ("random",),
        *,
        first: int = 0,
        turns: int = players.TURNS,
    ) -> Iterator[players.Outcome]:
        """Yields the outcomes of games, which are those that `gwt.players.simulate` plays.

        `names` is a player for all seats, or one for each; `first` is the number of the first game.

        Raises:
            NotNative: a player has no C, a function has none that is called, or a game does not end.
        """
        limit, library = players.GameLengthLimit.of(self._first, turns), self._library
        for number in range(first, first + count):
            game_seed, rng = players.seed_and_generator(seed, number)
            with self._playing:
                self._seat(tuple(names))
                self._transfer.refresh()
                choices = self._checked(library.play_game(game_seed, rng, limit.last, limit.in_a_turn))
                self._transfer.refresh()
                scores = self.scores()
                turn = int(library.turn_now())
            yield players.Outcome(number, choices, turn, scores, _winners(scores))

    @property
    def _seats(self) -> int:
        return self._first.premise.players

    def _seat(self, names: tuple[str, ...]) -> None:
        """Puts a player at all seats, or one at each."""
        if names == self._seated:
            return
        players.check_names(names, self._seats)
        able = []
        for name in names:
            if name not in self._players:
                raise NotNative(f"the engine was made without the player {name}")
            able.append(self._players[name])
        row = [able[seat % len(names)] for seat in range(self._seats)]
        functions = (ctypes.c_int64 * self._seats)(*(self._source.choosers[type(player)] for player in row))
        self._library.seat_players(
            (ctypes.c_int64 * self._seats)(*map(self._transfer.word, row)), functions, len(row)
        )
        self._seated = names

    def _able(self, name: str) -> Any:
        """Returns a player with the valuation that it finds by itself where it is given a whole game."""
        player = players.new_player(name)
        if isinstance(player, GreedyPlayer):
            valuation = players.valuation_for(self._first, player.valuation, player.weights)
            depth = player.depth or self._first.kind.play.search_depth
            return attrs.evolve(player, valuation=valuation, depth=depth)
        if not isinstance(player, RandomPlayer):
            raise NotNative(f"there is no C for {type(player).__name__}")
        return player

    # --- one game ------------------------------------------------------------------------------------

    def best(self, game: play.Game, name: str = "greedy", rng: int = 0) -> Effect:
        """Returns what a player chooses at a decision of a game, as the source would.

        Raises:
            NotNative: the game has other packs or seats, or something in it has no C.
        """
        with self._playing:
            self.load_state(game)
            self._seat((name,))
            word = self._checked(self._library.chosen(rng), least=1)
            option: Effect = self._transfer.object(word)
        return option

    def load_state(self, game: play.Game) -> None:
        """Puts the engine at the decision of a game."""
        if game.state.rules is not self._first.state.rules and not self._has_same_rules(game):
            raise NotNative("the engine was made for another pack, or for other rulings")
        if len(game.premise.packs) and game.premise.players != self._seats:
            raise NotNative(f"the engine was made for {self._seats} players")
        self._library.start_anew()
        self._transfer.refresh()
        state: Any = game.state.copy()
        # They are equal, and only these have words.
        state.rules, state.board = self._first.state.rules, self._board
        self._library.set_state(self._transfer.new_word(state))
        self._check_memory()
        self._checked(self._library.settle_now())

    def _has_same_rules(self, game: play.Game) -> bool:
        first, premise = self._first.premise, game.premise
        return (first.packs, first.rulings) == (premise.packs, premise.rulings)

    def set_up(self, seed: int) -> int:
        """Sets up a game, and returns how many options its first decision has."""
        return self._checked(self._library.set_up(seed))

    def scores(self) -> tuple[kernel.FinalScore, ...]:
        """Returns the points of every seat, as if the game ended now."""
        scores: tuple[kernel.FinalScore, ...]
        scores = self._transfer.object(self._checked(self._library.scores(), least=1))
        return scores

    def take(self, at: int) -> int:
        """Chooses the option with a number, and returns how many options the next decision has."""
        return self._checked(self._library.take(at))

    @property
    def state(self) -> kernel.State:
        """The state as it is now."""
        state: kernel.State = self._transfer.object(self._library.get_state())
        return state

    @property
    def options(self) -> tuple[Effect, ...]:
        return tuple(self._transfer.object(self._library.get_options()))

    def _checked(self, result: int, least: int = 0) -> int:
        if result < least:
            self._fail()
        return result

    def _check_memory(self) -> None:
        if self._library.was_broken():
            self._fail()

    def _fail(self) -> None:
        self._library.was_broken()
        raise NotNative(self._library.error().decode(errors="replace"))


def engine(
    pack: spec.PackArgument = None,
    players: int = 3,
    *,
    game: str | None = None,
    setup: str | None = None,
    names: Sequence[str] = ("random", "greedy"),
) -> Engine:
    """Returns an engine for the games of a pack, with the players `names`; compiling takes half a minute.

    Raises:
        NoCompiler: there is no C compiler, or it fails.
        NotNative: a player has no C.
        UsageError, ContentError: as `gwt.new_game` does.
    """
    first = play.new_game(players, 0, game=game, pack=pack, setup=setup, listen=False)
    return Engine(first, names)


def _winners(scores: Sequence[kernel.FinalScore]) -> tuple[int, ...]:
    ranks = [score.rank for score in scores]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
