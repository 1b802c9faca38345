"""The player who takes what looks best a few choices ahead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import define, field, frozen

from gwt.dsl import Effect
from gwt.kernel import State, draw_number, is_done
from gwt.packs import Pack
from gwt.play import Game
from gwt.players import player, prospects

FINER = 5
"""Choices that carry out one in its own right: which tile to build, where, and so on."""
WIDTH = 8
"""Options that are looked at of each choice behind the first."""


@frozen(eq=False)
class _Choice:
    option: Effect
    state: State
    """In which it would be chosen."""


@frozen(eq=False)
class _Line:
    """Choices one after the other, and the worth of where they lead."""

    worth: float
    choices: tuple[_Choice, ...] = ()


@define(eq=False)
class GreedyPlayer:
    """Looks ahead through its own choices until something would be revealed, and takes the best.

    What it has thought through it does not think through again, as long as all goes as expected.
    """

    shunned: frozenset[str] = player.NOTHING
    """The ids of what it leaves alone."""
    valuation: player.Valuation | None = None
    """The valuation of positions; without it, that of the game."""
    weights: str = ""
    """The weights of the game's valuation, by a name or the path of a file."""
    depth: int | None = None
    """The depth of its search in own decisions; by default that of the game."""
    width: int = WIDTH
    """Options that are looked at of each choice behind the first."""
    finer: int = FINER
    """Choices behind a decision in its own right that are looked at because they carry it out."""
    _ahead: tuple[_Choice, ...] = field(default=(), init=False)

    def unable(self, pack: Pack) -> str:
        """Returns why it cannot play the games of a pack: it is to go by weights that they do not have."""
        return "" if self.valuation else player.missing_weights_message(pack, self.weights)

    def choose(self, game: Game) -> Effect:
        return self.best_with_estimates(game)[0]

    def best_with_estimates(self, game: Game) -> tuple[Effect, Mapping[Effect, float]]:
        """Returns its choice, and the worth of the best line behind each option in points if it has thought
        about them now; nothing of that if there is one option, or if it follows an earlier thought."""
        options = prospects.without_shunned(game.state, game.options, self.shunned)
        if len(options) == 1:
            # After it everything is searched again, which takes no longer and was not weaker in 660 games.
            return options[0], {}
        worths: dict[Effect, float] = {}
        if not self._ahead or self._ahead[0].state != game.state:
            lines = self._search(game).lines(game.state, options, self._depth(game))
            worths = {option: line.worth for option, line in zip(options, lines, strict=True)}
            at = max(range(len(lines)), key=lambda place: lines[place].worth)
            self._ahead = (_Choice(options[at], game.state), *lines[at].choices)
        choice, *rest = self._ahead
        self._ahead = tuple(rest)
        return choice.option, worths

    def rank_options(self, game: Game, options: Sequence[Effect]) -> list[Effect]:
        """The options of the decision, the one that it would choose first."""
        worths = self.worths(game, options)
        places = sorted(range(len(options)), key=lambda at: -worths[at])
        return [options[at] for at in places]

    def estimates(self, game: Game) -> Mapping[Effect, float]:
        """Returns the worth of the best line behind each option, in points, the best first."""
        options = prospects.without_shunned(game.state, game.options, self.shunned)
        worths = dict(zip(options, self.worths(game, options), strict=True))
        return {option: worths[option] for option in sorted(worths, key=lambda option: -worths[option])}

    def worths(self, game: Game, options: Sequence[Effect]) -> list[float]:
        """Returns the worth of the best line behind each of these options of the decision, in points."""
        lines = self._search(game).lines(game.state, options, self._depth(game))
        return [line.worth for line in lines]

    def _search(self, game: Game) -> "_Lookahead":
        worth = player.valuation_for(game, self.valuation, self.weights)(game.state, game.seat)
        return _Lookahead(game, self.shunned, worth, self.width, self.finer)

    def _depth(self, game: Game) -> int:
        return self.depth or game.kind.play.search_depth


class _Lookahead:
    """One look ahead from a decision.

    A decision that comes while the tasks of the one before it are still on the agenda carries that one
    out; any other is the next in its own right.
    """

    def __init__(
        self, game: Game, shunned: frozenset[str], worth: Callable[[Any], float], width: int, finer: int
    ) -> None:
        self._seat, self._shunned, self._worth, self._width = game.seat, shunned, worth, width
        self._finer = finer
        self._lot = draw_number(game.state.reveals)[1]

    def best(
        self,
        state: State,
        options: Sequence[Effect],
        depth: int,
        finer: int = 0,
        level: int = 0,
    ) -> _Line:
        """The best of the lines that begin with these options; the first of equals."""
        lines = self.lines(state, options, depth, finer, level)
        line = max(lines, key=lambda line: line.worth)
        option = options[lines.index(line)]
        return _Line(line.worth, (_Choice(option, state), *line.choices))

    def lines(
        self,
        state: State,
        options: Sequence[Effect],
        depth: int,
        finer: int = 0,
        level: int = 0,
    ) -> list[_Line]:
        """The best line behind each of these options."""
        level, finer = level or len(state.agenda), finer or self._finer
        # Behind the last decision in its own right only what carries it out is looked at.
        enough = level if depth == 1 else 0
        return [
            self._line(player.look_ahead(state, option, enough), depth, finer, level) for option in options
        ]

    def _line(self, ahead: player.Lookahead, depth: int, finer: int, level: int) -> _Line:
        """`level` is how long the agenda was at the last decision in its own right."""
        agenda = ahead.state.agenda
        if ahead.options and agenda[-1][0] == self._seat:
            if len(agenda) > level:
                finer -= 1
            else:
                depth, finer, level = depth - 1, self._finer, len(agenda)
            if depth and finer:
                options = self._some(prospects.without_shunned(ahead.state, ahead.options, self._shunned))
                return self.best(ahead.state, options, depth, finer, level)
        return _Line(self._worth(ahead.state))

    def _some(self, options: Sequence[Effect]) -> Sequence[Effect]:
        """A few of many options from end to end, each as likely as any other; and to do no more.

        Which ones follows from how much has become known, which everybody has seen. If it were always the
        ends of the list, what an author adds there would be looked at more often than what it lies beside.
        """
        if len(options) <= self._width:
            return options
        end = [option for option in options[-1:] if is_done(option)]
        many, count = len(options) - len(end), self._width - len(end)
        return [options[(at * many + self._lot % many) // count] for at in range(count)] + end
