"""Fair games: copies for players, without anything that the seat may not know."""

from hashlib import sha256

from attrs import define, field

from gwt import dsl, errors, kernel, play
from gwt.players.player import Player, SupportsBegin, SupportsEnd


def fair_game(game: play.Game, seat: int, seed: int = 0) -> play.Game:
    """Returns a game that looks the same to a seat, with everything hidden dealt again.

    It is a game like any other, with the same decision: a player may look at all of it, copy it, and
    play on in it. All that is hidden from the seat has been dealt again by the seed, the generator and
    the history are not those of the true game, and nothing that is done with it changes that one.
    Games that the seat cannot tell apart give equal ones for the same seed.

    Raises:
        UsageError: there is no such seat or the seed is out of range.
    """
    return game.determinize(seat, seed)


def derive_seed(seed: int) -> int:
    """Returns a seed from which nobody can compute the given one.

    The seeds of a run follow from each other, so that of a player could give away that of its game.
    """
    return int.from_bytes(sha256(errors.whole_number(seed, "seed").to_bytes(8)).digest()[:8])


@define(eq=False)
class FairPlayer:
    """A player that lets another one choose by fair games only, so that it need not be trusted.

    Examples:
        >>> import gwt
        >>> from gwt.players import FairPlayer, RandomPlayer
        >>> game = gwt.new_game(players=2, seed=1)
        >>> FairPlayer(RandomPlayer(rng=7), 7).choose(game) in game.options
        True
    """

    player: Player
    _seed: int = field(converter=derive_seed)

    def choose(self, game: play.Game) -> dsl.Effect:
        return self.player.choose(self._fair(game, game.seat))

    def begin(self, game: play.Game, seat: int, seed: int) -> None:
        if isinstance(self.player, SupportsBegin):
            self._seed = derive_seed(seed)
            self.player.begin(self._fair(game, seat), seat, self._seed)

    def end(self, game: play.Game, seat: int) -> None:
        if isinstance(self.player, SupportsEnd):
            self.player.end(game.copy(), seat)

    def _fair(self, game: play.Game, seat: int) -> play.Game:
        self._seed, seed = kernel.draw_number(self._seed)
        return fair_game(game, seat, seed)
