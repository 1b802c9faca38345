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
class _Line:
    """Options chosen one after the other, and the worth of where they lead."""

    worth: float
    options: tuple[Effect, ...] = ()


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
    _ahead: tuple[Effect, ...] = field(default=(), init=False)
    """The options that it means to choose next."""
    _expected: State | None = field(default=None, init=False)
    """The state in which it will choose the first of them."""

    def unable(self, pack: Pack) -> str:
        """Returns why it cannot play the games of a pack: it is to go by weights that they do not have."""
        return "" if self.valuation else player.missing_weights_message(pack, self.weights)

    def choose(self, game: Game) -> Effect:
        return self.best_with_estimates(game)[0]

    def best_with_estimates(self, game: Game) -> tuple[Effect, Mapping[Effect, float]]:
        """Returns its choice, and the worth of the best line behind each option in points if it has thought
        about them now; nothing of that if there is one option, or if it follows an earlier thought."""
        choice, options, lines = self._best(
            game.state, game.options, self._valuation(game), self._depth(game)
        )
        return choice, {option: line.worth for option, line in zip(options, lines, strict=False)}

    def choose_from(self, state: State, options: Sequence[Effect]) -> Effect:
        """Returns its choice at a decision; it must have been given a valuation and a depth."""
        assert self.valuation is not None and self.depth is not None
        return self._best(state, options, self.valuation, self.depth)[0]

    def _best(
        self, state: State, options: Sequence[Effect], valuation: player.Valuation, depth: int
    ) -> tuple[Effect, Sequence[Effect], list[_Line]]:
        """Returns its choice, and the options with the line behind each of them if it has searched."""
        options = prospects.without_shunned(state, options, self.shunned)
        lines: list[_Line] = []
        if len(options) == 1:
            # After it everything is searched again, which takes no longer and was not weaker in 660 games.
            return options[0], options, lines
        if not self._ahead or self._expected != state:
            lines = self._lines(state, options, valuation, depth)
            at = max(range(len(lines)), key=lambda place: lines[place].worth)
            self._ahead = (options[at], *lines[at].options)
        choice, *rest = self._ahead
        self._ahead = tuple(rest)
        self._expected = player.look_ahead(state, choice).state if rest else None
        return choice, options, lines

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
        return [
            line.worth
            for line in self._lines(game.state, options, self._valuation(game), self._depth(game))
        ]

    def _lines(
        self, state: State, options: Sequence[Effect], valuation: player.Valuation, depth: int
    ) -> list[_Line]:
        """Returns the best line behind each of these options."""
        seat = state.agenda[-1][0]
        search = _Lookahead(state, seat, self.shunned, valuation(state, seat), self.width, self.finer)
        return search.lines(state, options, depth, self.finer, len(state.agenda))

    def _valuation(self, game: Game) -> player.Valuation:
        return player.valuation_for(game, self.valuation, self.weights)

    def _depth(self, game: Game) -> int:
        return self.depth or game.kind.play.search_depth


class _Lookahead:
    """One look ahead from a decision.

    A decision that comes while the tasks of the one before it are still on the agenda carries that one
    out; any other is the next in its own right.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        shunned: frozenset[str],
        worth: Callable[[Any], float],
        width: int,
        finer: int,
    ) -> None:
        self.seat, self.shunned, self.worth, self.width = seat, shunned, worth, width
        self.finer = finer
        self._lot = draw_number(state.reveals)[1]

    def lines(
        self, state: State, options: Sequence[Effect], depth: int, finer: int, level: int
    ) -> list[_Line]:
        """The best line behind each of these options.

        `level` is how long the agenda was at the last decision in its own right.
        """
        # Behind the last decision in its own right only what carries it out is looked at.
        enough = level if depth == 1 else 0
        return [line_behind(self, state, option, enough, depth, finer, level) for option in options]

    def _some(self, options: Sequence[Effect]) -> Sequence[Effect]:
        """A few of many options from end to end, each as likely as any other; and to do no more.

        Which ones follows from how much has become known, which everybody has seen. If it were always the
        ends of the list, what an author adds there would be looked at more often than what it lies beside.
        """
        if len(options) <= self.width:
            return options
        end = [option for option in options[-1:] if is_done(option)]
        many, count = len(options) - len(end), self.width - len(end)
        return [options[(at * many + self._lot % many) // count] for at in range(count)] + end

    def after(self, state: State, options: Sequence[Effect], depth: int, finer: int, level: int) -> _Line:
        """The best line behind one of the own decisions."""
        options = self._some(prospects.without_shunned(state, options, self.shunned))
        lines = self.lines(state, options, depth, finer, level)
        # The first of equals.
        at = max(range(len(lines)), key=lambda place: lines[place].worth)
        return _Line(lines[at].worth, (options[at], *lines[at].options))


def line_behind(
    search: _Lookahead, state: State, option: Effect, enough: int, depth: int, finer: int, level: int
) -> _Line:
    """Returns the best line behind an option; nothing else that is made for it is used afterwards."""
    ahead = player.look_ahead(state, option, enough)
    agenda = ahead.state.agenda
    if ahead.options and agenda[-1][0] == search.seat:
        if len(agenda) > level:
            finer -= 1
        else:
            depth, finer, level = depth - 1, search.finer, len(agenda)
        if depth and finer:
            return search.after(ahead.state, ahead.options, depth, finer, level)
    return _Line(search.worth(ahead.state))
