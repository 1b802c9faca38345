"""The computer players of a table, who play as soon as it is their turn."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from attrs import define, field

from gwt.table.live import connections, player_pool
from gwt.table.live.replica import Replica
from gwt.table.match import commands
from gwt.table.match.live_game import HUMAN, LiveGame
from gwt.table.problems import RequestRefused

Result = TypeVar("Result")

LOG = logging.getLogger("gwt.table")

_AGAIN = 5.0
"""Seconds after which a player goes on that could not because the database was away."""


async def think_within(
    think: Callable[[player_pool.PlayerTask, float, str], Awaitable[Result]],
    thought: player_pool.PlayerTask,
    seconds: float,
    table: str,
    account: str,
) -> Result:
    """Returns what a player of a table thinks, who has so many seconds, for which an account pays.

    It begins to think here, so that nothing is left behind of a task that is cancelled before it begins.

    Raises:
        Refused: it has failed, or takes too long.
    """
    try:
        return await think(thought, seconds, account)
    except RequestRefused:
        raise
    except Exception as error:
        # Whatever a stranger's player does wrong is its own affair; the table goes on.
        LOG.exception("the player %s has failed at table %s", thought.player, table)
        raise RequestRefused(
            "broken", f"The player has failed: {type(error).__name__}.", "player-lost"
        ) from error


@define(eq=False)
class ComputerPlayers:
    """The computer players of the seats of a table."""

    replica: Replica
    listeners: connections.ClientConnections
    _playing: "asyncio.Task[None] | None" = field(default=None, init=False)
    _thinking: "asyncio.Task[str] | None" = field(default=None, init=False)
    _about: tuple[object, ...] = field(default=(), init=False)
    """The question that is thought about."""
    _stands_in: tuple[int, int] | None = field(default=None, init=False)
    """The seat and the turn in which a computer player chooses for somebody who is away."""

    @property
    def busy(self) -> bool:
        """Whether one of them plays or thinks."""
        return self._playing is not None and not self._playing.done()

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    def drive(self, after: float = 0) -> None:
        """Lets them play, if it is their turn and nobody does yet.

        Args:
            after: seconds in which another server may do so first.
        """
        match = self.replica.match
        if match is None or self.replica.trouble:
            return
        if self.busy:
            self._reconsider(match)
            return
        if self._is_theirs(match) and match.projection.waits is None:
            self._playing = self.replica.services.soon(self._play_on(after))

    def stand_in(self, match: LiveGame) -> None:
        """Lets a computer player choose for the seat that is asked, until the turn or the seat changes."""
        self._stands_in = match.game.seat, getattr(match.game.state, "turn", 0)
        self.drive()

    def _player(self, match: LiveGame) -> str:
        """Returns the player of the seat that is asked: a person or a computer player."""
        player = match.player(match.game.seat)
        now = match.game.seat, getattr(match.game.state, "turn", 0)
        return match.projection.pace.stand_in if player == HUMAN and now == self._stands_in else player

    def _is_theirs(self, match: LiveGame) -> bool:
        """Whether a computer player has to choose."""
        return match.is_open and not match.game.over and self._player(match) not in (HUMAN, "")

    def _reconsider(self, match: LiveGame) -> None:
        """Stops a thought that is no longer about what is asked, or for nobody."""
        relevant = match.question == self._about and (HUMAN in match.projection.players or self.listeners)
        if self._thinking is not None and not relevant:
            self._thinking.cancel()

    async def _think(self, thought: player_pool.PlayerTask, about: tuple[object, ...]) -> str | None:
        """Returns what a player chooses;

        None if nobody wants it any more. Raises as `think_within` does.
        """
        services, table = self.replica.services, self.replica.row.id
        self._about = about
        account = services.costs.account_of(table)
        thinking = think_within(services.workers.choose, thought, services.limits.thinking, table, account)
        self._thinking = asyncio.ensure_future(thinking)
        try:
            return await self._thinking
        except asyncio.CancelledError:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            return None
        finally:
            self._thinking = None

    async def _play_on(self, after: float) -> None:
        """Plays until a person has to choose."""
        replica = self.replica
        services, deeds = replica.services, replica.deeds
        if after:
            await asyncio.sleep(after)
            if replica.deeds != deeds:
                return
        began, turn = services.now(), -1
        while True:
            async with replica.lock:
                match = await replica.awake()
                game, about = match.game, match.question
                people = HUMAN in match.projection.players
                if not self._is_theirs(match) or not (people or self.listeners):
                    return
                seat, player = game.seat, self._player(match)
                # A player's chance follows from the game and its choices only.
                seed = match.game.premise.seed ^ len(match.projection.lines)
                thought = player_pool.PlayerTask.of(game, seat, player, seed)
                if (now := getattr(game.state, "turn", 0)) != turn:
                    began, turn = services.now(), now
            try:
                option = await self._think(thought, about)
                async with replica.lock:
                    match = await replica.awake()
                    if option is None or match.question != about:
                        continue
                    if not await replica.add(match, commands.choose_for_player(match, seat, option)):
                        await self.listeners.show()
                        continue
                    ended = (match.game.seat, getattr(match.game.state, "turn", 0)) != (seat, turn)
            except RequestRefused as refused:
                if refused.code == "away":
                    await asyncio.sleep(_AGAIN)
                    continue
                self._give_up(seat, player, refused.message)
                return
            if ended:
                # Every turn of theirs takes as long, so that nobody learns from its length.
                await asyncio.sleep(max(0.0, began + services.pace - services.now()))
            if ended or replica.row.settings["watch"] == "choices":
                async with replica.lock:
                    await self.listeners.send_present()

    def _give_up(self, seat: int, player: str, message: str) -> None:
        self.replica.trouble = f"Seat {seat + 1} ({player}) does not go on. {message}"
        self.listeners.send_problem(
            RequestRefused(
                "broken",
                self.replica.trouble,
                "player-stops",
                number=seat + 1,
                player=player,
                cause=message,
            )
        )
        self.listeners.send_seats()
