"""The player who searches the tree of what may be chosen, in dealt games: information set MCTS.

Source: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the form with a
single observer.
"""

from collections.abc import Sequence
from math import exp, inf, log, sqrt

from attrs import define, field

from gwt.dsl import Effect
from gwt.errors import whole_number
from gwt.kernel import draw_number, random_below
from gwt.play import Game
from gwt.players.game_length_limit import turn_of
from gwt.players.player import NOTHING, Valuation
from gwt.players.prospects import without_shunned
from gwt.players.rollout import score_leads

ITERATIONS, TURNS, EXPLORATION = 200, 2, 0.7
SCALE = 10.0
"""Points of a lead that make it rather sure."""


@define(eq=False)
class _Node:
    """The statistics of an option."""

    visits: int = 0
    available: int = 0
    """Times that it could have been chosen."""
    sum: float = 0.0
    """Of what came of it for the seat that chose it, from 0 to 1."""
    next: "dict[Effect, _Node]" = field(factory=dict)


@define(eq=False)
class IsmctsPlayer:
    """A player that goes down a tree of choices, each time in another deal that its seat cannot tell from
    the true one.

    Behind the tree it plays on by chance for some turns, and takes the game's valuation of where that
    leads.
    """

    rng: int = field(converter=whole_number)
    shunned: frozenset[str] = NOTHING
    """The ids of what it leaves alone."""
    iterations: int = ITERATIONS
    turns: int = TURNS
    """Of all players, that it looks ahead."""
    exploration: float = EXPLORATION
    """The exploration constant."""
    valuation: Valuation | None = None
    """The valuation of positions; without it, that of the game."""

    def choose(self, game: Game) -> Effect:
        options = without_shunned(game.state, game.options, self.shunned)
        if len(options) == 1:
            return options[0]
        root = _Node(next={option: _Node() for option in options})
        for _ in range(self.iterations):
            self.rng, seed = draw_number(self.rng)
            self._go(root, game.determinize(game.seat, seed), options)
        return max(options, key=lambda option: root.next[option].visits)

    def _go(self, root: _Node, game: Game, options: Sequence[Effect]) -> None:
        """Goes one way down the tree and on by chance, and adds what it comes to for all on the way."""
        game.listen = False
        last, node = turn_of(game) + self.turns, root
        path: list[tuple[_Node, int]] = []
        while not game.over and turn_of(game) < last:
            chosen = self._selected(node, options)
            node = node.next[chosen]
            path.append((node, game.seat))
            game.play(chosen)
            if not node.visits:
                break
            options = game.options
        while not game.over and turn_of(game) < last:
            game.play(game.options[random_below(self, len(game.options))])
        rewards = [
            1 / (1 + exp(-max(-300.0, min(300.0, lead)) / SCALE))
            for lead in score_leads(game, self.valuation)
        ]
        for node, seat in path:
            node.visits += 1
            node.sum += rewards[seat]

    def _selected(self, node: _Node, options: Sequence[Effect]) -> Effect:
        """The option with the highest bound of what may come of it; any that has not been tried first."""
        best, highest = options[0], -inf
        new = []
        for option in options:
            below_it = node.next.get(option)
            if below_it is None:
                below_it = node.next[option] = _Node()
            below_it.available += 1
            if not below_it.visits:
                new.append(option)
            elif not new:
                spread = sqrt(log(below_it.available) / below_it.visits)
                bound = below_it.sum / below_it.visits + self.exploration * spread
                if bound > highest:
                    best, highest = option, bound
        return new[random_below(self, len(new))] if new else best
