"""Plays the choices of a record as its format meant them."""

from attrs import define, field

from gwt import dsl, errors, kernel
from gwt.kernel.record import FORMAT
from gwt.play.game import Game

_DECLINE = str(dsl.DONE)


@define(eq=False)
class RecordedChoices:
    """The choices of a record, played one after the other.

    In the present format each of them is an option of the next decision. Earlier versions did a task that
    is done as it is without asking before it what can be done freely, unless the task was the last one of
    a turn. In their records such a question is answered with `done`. A `done` that answers no question any
    more is passed over, and so is a choice that the game has made at once, as there was no other.
    """

    _game: Game
    _format: int = FORMAT
    count: int = field(default=0, init=False)
    """The number of choices that the game has made for them."""
    _is_asked: bool = field(default=False, init=False)
    """Whether the last state of the record is the one before the present decision."""
    _forced: list[str] = field(factory=list, init=False)
    """The choices that the game has made at once, and the record not yet."""

    @property
    def is_ahead(self) -> bool:
        """Whether the game has made choices at once that the record has not made yet."""
        return bool(self._forced)

    def play(self, text: str, digest: str = "") -> tuple[kernel.Event, ...]:
        """Plays the next choice of the record; `digest` is the hash of the state after it, if it has one.

        Returns:
            what happened, in order; nothing unless the game listens.

        Raises:
            IllegalChoice: it is no option now.
        """
        if self._format == FORMAT:
            return self._choose(text)
        if text in self._forced:
            del self._forced[: self._forced.index(text) + 1]
            return ()
        events = () if self._is_asked else self._decline_added()
        return events + self._read(text) + self.reach(digest)

    def reach(self, digest: str) -> tuple[kernel.Event, ...]:
        """Declines what was not asked, up to the state with this hash, and returns what happened."""
        if self._format == FORMAT or not digest or self._is_at(digest):
            return ()
        return self._decline_added(digest)

    def undo(self, count: int) -> None:
        """Takes choices of the game back, even those that have revealed something, down to a count."""
        while self.count > count:
            self._game.undo(even_reveals=True)
            self.count -= 1
        self._forced = list(map(str, self._game.forced))
        # Whoever takes a choice back is asked what the game asks now.
        self._is_asked = True

    def _read(self, text: str) -> tuple[kernel.Event, ...]:
        """Plays a choice, after the decline of a question that it does not answer."""
        try:
            return self._choose(text)
        except errors.IllegalChoice:
            if text == _DECLINE:
                return ()
            options = self._options_of_task()
            if options and options is not kernel.DO_IT:
                raise
        return self._choose(_DECLINE) + self._read(text)

    def _decline_added(self, digest: str = "") -> tuple[kernel.Event, ...]:
        """Declines what earlier versions did not ask, up to the state with this hash if there is one."""
        events: tuple[kernel.Event, ...] = ()
        while len(self._game.state.agenda) > 1 and self._options_of_task() is kernel.DO_IT:
            events += self._choose(_DECLINE)
            if self._is_at(digest):
                break
        return events

    def _choose(self, text: str) -> tuple[kernel.Event, ...]:
        events = self._game.play(text)
        self._is_asked = False
        self._forced = [] if self._format == FORMAT else list(map(str, self._game.forced))
        self.count += 1
        return events

    def _is_at(self, digest: str) -> bool:
        self._is_asked = bool(digest) and digest == kernel.digest_of(self._game.state)
        return self._is_asked

    def _options_of_task(self) -> kernel.Options:
        """The options of the task that waits, without what can be done freely."""
        state = self._game.state
        if state.over:
            raise errors.IllegalChoice("the game is over")
        seat, effect, _ = state.agenda[-1]
        return kernel.options_of(state, seat, effect)
