"""The game of a moment, to be kept, looked at elsewhere, or gone on with at another table.

Whoever may know everything gets the true game, with its choices up to that moment: everybody once the game
is over, and before that the host if all have been informed. While it runs a seat gets a game that it
cannot distinguish from the true one: everything hidden from it has been dealt again, as for a bot.
"""

from gwt.play import Game
from gwt.table.match import live_game, moment_messages
from gwt.table.problems import RequestRefused
from gwt.table.store.access_keys import Viewer


def game_at(match: live_game.LiveGame, reader: Viewer, number: int, seed: int) -> Game:
    """Returns a game that stands at a moment of a reader; `seed` is for what is dealt again.

    A choice that waits for the end of a turn has not been made in it.

    Raises:
        Refused: there is no such moment, or the reader may not have the game of it while the game runs:
            spectators and the host, and seats except where they choose.
    """
    seat = reader.seat
    played = moment_messages.moment_of_audience(match, seat, number).moment.played
    game = match.game.copy_at_start()
    game.listen = False
    for option in match.game.history[: match.count_after(played)]:
        game.play(option)
    if knows_all(match, reader):
        return game
    if seat is None:
        raise RequestRefused(
            "not-yours",
            "Until the game is over, only seats can go on from it.",
            "onward-seats",
        )
    # What another seat is asked may tell what it holds, and a game tells what is asked.
    if game.over or game.seat != seat:
        raise RequestRefused(
            "not-yours", "Until the game is over, go on from a moment at which you choose.", "onward-choose"
        )
    return game.determinize(seat, seed)


def knows_all(match: live_game.LiveGame, reader: Viewer) -> bool:
    """Whether a reader may have the saved game, and so know everything; where one is studied all may.

    While a game runs only the host may, and only if all have been informed.
    """
    return match.game.over or match.is_study or (reader.role == "host" and match.is_known)
