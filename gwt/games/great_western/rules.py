"""The `GamePlay` of Great Western Trail: the verbs of all subjects, setup, turns, final scoring and ties.

What a game needs only now and then, such as the checks of positions, is imported where it is called.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated

from attrs import evolve

from gwt import dsl, json_types, kernel, packs, spec
from gwt.games.great_western.flow.campaign import begin_next_game, game_in_campaign
from gwt.games.great_western.flow.setup import SETUPS, set_up
from gwt.games.great_western.flow.turns import next_turn
from gwt.games.great_western.model import events, opponents, state
from gwt.games.great_western.model.board import Board
from gwt.games.great_western.verbs import bidding, buildings, event_deck, losses, railroad, that_player
from gwt.games.great_western.verbs.pieces import free_actions
from gwt.games.great_western.verbs.transfers import TakeFromPlayersWith, TakePieces
from gwt.games.great_western.verbs.triggers import WhenOthersGain, WhenYouGain, triggers_of_board
from gwt.games.great_western.verbs.verb_modules import SUBJECTS
from gwt.packs.traversal import all_nodes

VERBS = kernel.all_verbs(*SUBJECTS)


_SELDOM_SAID: tuple[type[dsl.Effect], ...] = (
    *(buildings.PlaceBuildingIn, TakeFromPlayersWith, TakePieces, WhenYouGain, WhenOthersGain),
    *(bidding.BidDollars, bidding.PayBid, railroad.DraftMaster),
    *dsl.verbs_of([that_player, losses]),
)
_SELDOM: dict[type[dsl.Effect], type[dsl.Effect]] = {
    **dict(zip(_SELDOM_SAID, _SELDOM_SAID, strict=True)),
    buildings.PlaceTileIn: buildings.PlaceBuildingIn,
}
"""The verbs for which observations have a place only where content says something, with what it says."""


class Play(spec.GamePlay):
    """The hooks of Great Western Trail; each is implemented in the package of its subject."""

    board = Board
    verbs = VERBS
    events = kernel.event_kinds(events)
    setups = SETUPS
    position_keys: Mapping[str, object] = {"do": dsl.Effect, "bare trail": bool}
    """`do` is an effect instead of the whole turn, `bare trail` leaves only neutral buildings."""
    seat_keys: Mapping[str, object] = {
        "on": Annotated[str, kernel.Called("place")],
        "trail": dict[state.Space, state.Tile],
    }
    """`trail` are own buildings by space, and `on` is the tile or space of the cattleman."""

    set_up = staticmethod(set_up)
    next_turn = staticmethod(next_turn)
    triggers = staticmethod(triggers_of_board)
    game_in_campaign = staticmethod(game_in_campaign)
    begin_next_game = staticmethod(begin_next_game)

    def names(self, pack: packs.Pack, table: state.Table) -> spec.ValueNames:
        from gwt.games.great_western.positions.format import names

        return names(pack, table)

    def begin_position(
        self, table: state.Table, shortcuts: json_types.JsonObject, seats: list[json_types.JsonObject]
    ) -> None:
        from gwt.games.great_western.positions.format import begin_position

        begin_position(table, shortcuts, seats)

    def end_position(
        self, table: state.Table, shortcuts: json_types.JsonObject, stated: "spec.StatedValues"
    ) -> None:
        from gwt.games.great_western.positions.format import end_position

        end_position(table, shortcuts, stated)

    def verbs_in_use(self, pack: packs.Pack) -> tuple[type[dsl.Effect], ...]:
        kinds = {type(node) for _, _, node in all_nodes(pack.entries)}
        idle = {kind for kind, content in _SELDOM.items() if content not in kinds}
        idle |= set() if pack.vocabulary["event-card"] else {event_deck.TurnUpEvent}
        return tuple(kind for kind in self.verbs if kind not in idle)

    def free_actions(self, board: Board) -> kernel.FreeActions | None:
        return free_actions(board)

    def can_judge(self, table: state.Table) -> bool:
        """Not before the first delivery of each seat: how much that brings is hard to foresee."""
        automatic = table.rules.automatic
        seats = enumerate(table.players)
        return all(player.cities or (automatic and automatic.plays(table, seat)) for seat, player in seats)

    def score(self, table: state.Table) -> tuple[kernel.FinalScore, ...]:
        pad = table.board.scoring
        single = enumerate(spec.scoring.score_without_partners(table, pad))
        return spec.scoring.score_teams(
            tuple(_in_its_way(table, seat, score) for seat, score in single), pad
        )

    def redeal_hidden(self, table: state.Table, seat: int) -> None:
        from gwt.games.great_western.positions.determinization import redeal_hidden

        redeal_hidden(table, seat)

    def complete_position(self, table: state.Table, stated: "spec.StatedValues") -> None:
        from gwt.games.great_western.positions.completion import complete_position

        complete_position(table, stated)

    def find_inconsistencies(self, table: state.Table) -> "Iterator[spec.Inconsistency]":
        from gwt.games.great_western.positions.consistency import find_inconsistencies

        return find_inconsistencies(table)

    def tryout_position(self, board: Board, id: str, furnished: bool) -> json_types.JsonObject:
        from gwt.games.great_western.positions.tryout import tryout_position

        return tryout_position(board, id, furnished)

    def automatic_seats(self, board: Board) -> kernel.AutomaticSeats | None:
        if board.opponent is None:
            return None
        from gwt.games.great_western.ai.automatic_seats import automatic_seats

        return automatic_seats(board)

    def weighted_valuation(self) -> spec.WeightedValuation:
        from gwt.games.great_western.ai.valuation import Weights, valuation_of_weights

        return spec.WeightedValuation(Weights, valuation_of_weights, patient="expert")


def _in_its_way(table: state.Table, seat: int, score: kernel.FinalScore) -> kernel.FinalScore:
    """The points of a seat, with the categories that count for it in a way of their own."""
    categories = opponents.role_of_seat(table, seat).scores
    if not categories:
        return score
    counted = {
        id: sum(kernel.as_number(table, seat, part) for part in per) for id, per in categories.items()
    }
    return evolve(score, points={**score.points, **counted})
