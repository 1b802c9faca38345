"""The step limit, hand limit and open actions of a player by cleared disc spaces. Source: p. 9, 13, 16."""

from attrs import frozen

from gwt import dsl, memory_cache
from gwt.games.great_western.model import effects, state
from gwt.games.great_western.model.board import Board

Forms = tuple[tuple[effects.Auxiliary, dsl.Effect], ...]
"""Auxiliary actions, each with its effect."""


@frozen(eq=False)
class Abilities:
    """The abilities of a player; they depend on the cleared disc spaces and the number of players only."""

    steps: int
    hand: int
    certificates: int
    """The certificate limit, as a position on the track."""
    auxiliary: Forms
    """The open auxiliary actions: single, and double too if both of their spaces are clear."""
    single: Forms
    """The open auxiliary actions, in their single form."""
    discs: tuple[str, ...]
    """The disc spaces that still hold their disc."""
    white_discs: tuple[str, ...]
    """The disc spaces with white corners that still hold their disc."""


def abilities(table: state.Table, player: state.Player) -> Abilities:
    """The abilities of a player; they are kept with the player until another disc space is cleared."""
    cleared, cached = player.cleared, player.abilities
    if cached is None or cached[0] is not cleared:
        cached = player.abilities = cleared, abilities_with(table.board, len(table.players), cleared)
    current: Abilities = cached[1]
    return current


@memory_cache.bounded_cache(1 << 14)
def abilities_with(board: Board, players: int, cleared: tuple[str, ...]) -> Abilities:
    """Returns the abilities of a player who has cleared these spaces, given in the order of clearing."""
    return _abilities(board, players, frozenset(cleared))


@memory_cache.bounded_cache(1 << 14)
def _abilities(board: Board, players: int, cleared: frozenset[str]) -> Abilities:
    printed, discs = board.player_board, [board.discs[disc] for disc in cleared]
    raised = [disc.certificates for disc in discs if disc.after is None or disc.after in cleared]
    certificates = max([printed.certificate_limit, *raised])
    clear = {
        id: action.clear + len(cleared.intersection(board.aux_discs[id]))
        for id, action in board.auxiliary.items()
    }
    auxiliary = tuple(
        (use, action)
        for use, action in board.forms.items()
        if clear[use.aux] >= printed.auxiliary_spaces[use.double]
    )
    left = tuple(disc for disc in board.discs if disc not in cleared)
    return Abilities(
        steps=printed.steps[players] + sum(disc.steps.get(players, 0) for disc in discs),
        hand=printed.hand + sum(disc.hand for disc in discs),
        certificates=max(at for at, number in enumerate(printed.certificates) if number <= certificates),
        auxiliary=auxiliary,
        single=tuple((use, action) for use, action in auxiliary if not use.double),
        discs=left,
        white_discs=tuple(disc for disc in left if board.discs[disc].corners == "white"),
    )
