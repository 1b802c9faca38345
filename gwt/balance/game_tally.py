"""Counts what happens in one game: its points, its length, and the use of the watched components."""

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import cache
from statistics import fmean

from attrs import define, field, frozen

from gwt.dsl import Effect, class_name_in_words, field_names
from gwt.kernel import DO_IT, Event, carry_out, choose, options_of
from gwt.play import Game
from gwt.players import TURNS, Player, play_out, prospect, turn_of


@frozen
class WatchedComponents:
    """The components whose use is counted."""

    actions: Mapping[str, tuple[Effect, ...]]
    """The new or changed components, with the effects printed on each."""
    others: frozenset[str]
    """Similar components; for these only offers and choices are counted."""


@define
class UseCounts:
    """The counts of a component for one seat in a game: offered, chosen, used."""

    offered: int = 0
    """Turns in which an option named the component, or would have brought it."""
    chosen: int = 0
    """Turns in which the seat chose such an option."""
    reachable: int = 0
    """Turns in which an option would have led to its use, such as a step to where it lies."""
    reached: int = 0
    """Turns in which the seat chose such an option."""
    used: int = 0
    """Turns in which the seat took an action printed on the component, or one happened by itself."""
    chosen_points: int = 0
    """The rise of its score by those choices; as `used_points`, counted for new or changed content only."""
    used_points: int = 0
    """The rise of its score by the component's actions in those turns."""


@define
class Tally:
    """The counts of one game."""

    first: int
    """The seat that moved first."""
    turns: int
    decisions: int
    points: list[dict[str, int]]
    """The points of each seat, by category."""
    winners: list[int]
    deeds: dict[str, list[UseCounts]] = field(factory=dict)
    """The deeds of each seat, by component."""
    actions: dict[str, dict[str, int]] = field(factory=dict)
    """The uses of each printed action of a component, by all seats."""
    events: dict[str, dict[str, int]] = field(factory=dict)
    """The events of each kind that named a component."""
    changes: int = 0
    """The changes of the leading seat from turn to turn, by points as if the game ended."""
    decided: float = 1.0
    """The part of the turns after which only the winner was ahead."""

    def total(self, seat: int) -> int:
        return sum(self.points[seat].values())

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        return [sum(points.values()) for points in self.points]

    def average(self, category: str) -> float:
        """The points of a seat in a category, on average."""
        return fmean(points.get(category, 0) for points in self.points)

    def share(self, seat: int) -> float:
        """The seat's share of the victory, which tied seats divide."""
        return (seat in self.winners) / len(self.winners)

    def counts_of(self, thing: str, seat: int) -> UseCounts:
        return self.deeds[thing][seat] if thing in self.deeds else UseCounts()


def tally_game(
    game: Game, players: Sequence[Player], watch: WatchedComponents, turns: int = TURNS, seed: int = 0
) -> Tally:
    """Plays a game to its end and counts; the game must record events.

    Raises:
        UnfinishedGame: it has not ended after `turns` turns.
    """
    counting = _TallyPlayer(game, watch)
    first = game.seat
    play_out(game, players, turns, counting.play, seed)
    return Tally(
        first=first,
        turns=turn_of(game),
        decisions=len(game.history),
        points=[dict(score.points) for score in game.scores],
        winners=list(game.winners),
        deeds=counting.deeds,
        actions={thing: dict(taken) for thing, taken in counting.actions.items()},
        events={thing: dict(seen) for thing, seen in counting.events.items()},
        changes=counting.changes,
        decided=counting.decided(),
    )


class _TallyPlayer:
    def __init__(self, game: Game, watch: WatchedComponents) -> None:
        self._game, self._watch = game, watch
        self.deeds: dict[str, list[UseCounts]] = {}
        self.actions: dict[str, Counter[str]] = {}
        self.events: dict[str, Counter[str]] = {}
        self.changes = 0
        self._known: set[tuple[str, str, int, int]] = set()
        self._ahead, self._since = -1, 0

    def play(self, option: Effect) -> None:
        """Plays an option, and counts what it names, what it uses and what it leads to."""
        game, watch = self._game, self._watch
        seat, cause, turn = game.seat, game.state.agenda[-1][2], turn_of(game)
        things = watch.others | watch.actions.keys()
        prospects = {other: prospect(game.state, other) for other in game.options} if things else {}
        chosen = prospects[option].brings & things if things else set[str]()
        for other, result in prospects.items():
            last = 1 + (other == option)
            self._count_each(result.brings & things, ("offered", "chosen")[:last], seat, turn)
            self._count_each(result.reaches & things, ("reachable", "reached")[:last], seat, turn)
        if cause in watch.actions and self._take(cause, option):
            self._count("used", cause, seat, turn)
        using = ("used", cause, seat, turn) in self._known
        close = chosen & watch.actions.keys()
        by_itself = self._is_forced(option)
        for thing, action, actor in by_itself:
            self._count("used", thing, actor, turn)
            self._done(thing, action, actor, turn)
        uses = {thing for thing, _, actor in by_itself if actor == seat}
        if using and cause not in close:
            uses.add(cause)
        before = self._score(seat) if close or uses else 0
        self._count_events(game.play(option), cause, turn)
        rise = self._score(seat) - before if close or uses else 0
        for thing in close:
            self._of(thing)[seat].chosen_points += rise
        for thing in uses:
            self._of(thing)[seat].used_points += rise
        if game.over or turn_of(game) != turn:
            self._look_who_is_ahead(turn)

    def _count_each(self, things: Set[str], kinds: Sequence[str], seat: int, turn: int) -> None:
        for thing in things:
            for kind in kinds:
                self._count(kind, thing, seat, turn)

    def _count_events(self, events: Sequence[Event], cause: str, turn: int) -> None:
        """Counts what events name and use."""
        for event in events:
            for thing, words in _naming(event, self._watch.actions):
                self.events.setdefault(thing, Counter())[words] += 1
            # What is printed need not be a task of its own; events of the option have its cause.
            if event.cause in self._watch.actions and event.cause != cause:
                self._count("used", event.cause, event.seat, turn)

    def _look_who_is_ahead(self, turn: int) -> None:
        """Takes note of who is ahead at the end of a turn; of several, whoever was before."""
        totals = [score.total for score in self._game.scores]
        best = max(totals)
        if totals.count(best) == 1 and (ahead := totals.index(best)) != self._ahead:
            self.changes += self._ahead >= 0
            self._ahead, self._since = ahead, turn

    def decided(self) -> float:
        """The part of the turns after which nobody but who has won was ahead."""
        if self._game.winners != (self._ahead,):
            return 1.0
        return min(1.0, self._since / max(1, turn_of(self._game)))

    def _is_forced(self, option: Effect) -> list[tuple[str, Effect, int]]:
        """Returns what happens behind an option without a choice: each component with its printed action,
        and the seat. A task of a component has its id as cause."""
        state, done = self._game.state.copy(), list[tuple[str, Effect, int]]()
        state.log = None
        asked = choose(state, option)
        verbs, printed = state.rules.verbs, self._watch.actions

        def note(seat: int, effect: Effect) -> bool:
            cause = state.agenda[-1][2]
            leaves_nothing = effect in printed.get(cause, ()) and options_of(state, seat, effect) is DO_IT
            if leaves_nothing and verbs[type(effect)].applies(state, seat, effect):
                done.append((cause, effect, seat))
            return False

        carry_out(state, note, asked)
        return done

    def _score(self, seat: int) -> int:
        return self._game.scores[seat].total

    def _of(self, thing: str) -> list[UseCounts]:
        seats = range(self._game.premise.players)
        return self.deeds.setdefault(thing, [UseCounts() for _ in seats])

    def _count(self, what: str, thing: str, seat: int, turn: int) -> None:
        """Counts something, at most once a turn."""
        if (what, thing, seat, turn) not in self._known:
            self._known.add((what, thing, seat, turn))
            deeds = self._of(thing)[seat]
            setattr(deeds, what, getattr(deeds, what) + 1)

    def _take(self, thing: str, option: Effect) -> bool:
        """Counts the printed action that the option is or narrows; returns whether there is one."""
        action = self._game.origin(option)
        if action is None or action not in self._watch.actions[thing]:
            return False
        self._done(thing, action, self._game.seat, turn_of(self._game))
        return True

    def _done(self, thing: str, action: Effect, seat: int, turn: int) -> None:
        """Counts an action once a turn, although it is chosen, narrowed and seen in several events."""
        if (str(action), thing, seat, turn) not in self._known:
            self._known.add((str(action), thing, seat, turn))
            self.actions.setdefault(thing, Counter())[str(action)] += 1


def _naming(event: Event, things: Mapping[str, object]) -> list[tuple[str, str]]:
    """Returns the components that an event names besides its cause, each with words for the event."""
    pairs = []
    kind: type = type(event)
    for name in field_names(kind):
        value = getattr(event, name)
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, str) and word in things and name != "cause":
                pairs.append((word, _event_words(kind, name)))
    return pairs


@cache
def _event_words(kind: type, name: str) -> str:
    """Returns `building placed`; with `(replaced)` behind it if that field names the component."""
    words = class_name_in_words(kind)
    names = [field_name for field_name in field_names(kind) if field_name not in ("seat", "cause")]
    return words if name == names[0] else f"{words} ({name.replace('_', ' ')})"
