"""Begins the next game of a campaign."""

from gwt import errors
from gwt.play import game_start, position_start
from gwt.play.game import Game


def next_game(game: Game, seed: int = 0, *, first: int | None = None, listen: bool = True) -> Game:
    """Starts the next game of a campaign, with what `game` leaves for it.

    It has the same packs, players, set-up and rulings.

    Args:
        game: the game before, which is over.
        seed: from 0 to `2**64 - 1`.
        first: the seat that starts, from 0; by default the seed decides.
        listen: whether events are made, so that `play` returns them.

    Raises:
        UnfinishedGame: the game is not over.
        UsageError: its packs have no campaign, or it was the last game; or an argument is out of range.
    """
    if not game.over:
        raise errors.UnfinishedGame("the game is not over, so that it leaves nothing for the next")
    if game.chapter is None:
        raise errors.UsageError("these packs have no campaign, so no game follows")
    number, games = game.chapter
    if number == games:
        raise errors.UsageError(f"this was the last of {games} games")
    premise = game.premise
    rulings = {ruling.id: ruling.id in premise.rulings for ruling in game.pack.manifest.rulings}
    new = game_start.new_game(
        premise.players,
        seed,
        pack=game.pack,
        setup=premise.setup,
        first=first,
        rulings=rulings,
        listen=False,
    )
    game.kind.play.begin_next_game(game.state, new.state)
    return position_start.from_position(new.position(), pack=game.pack, listen=listen)
