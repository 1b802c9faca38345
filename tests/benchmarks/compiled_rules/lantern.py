"""Lantern Street in C, translated from its Python: what is said here no field of its state declares."""

from tests.benchmarks.compiled_rules.translated import translated

LANTERN_STREET = translated(
    capacities=lambda board, players: {"stall": len(board.stalls) * board.street.copies[players]},
    causes=lambda board: ("turn", *board.stalls),
    names=lambda board: {"stall": [*board.stalls]},
)
