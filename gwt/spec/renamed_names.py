"""The public names that 1.0.0rc1 calls something else, for messages about what was written before it."""

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

RENAMED = {
    "gwt": "Changed ReplayChanges, Score FinalScore",
    "gwt.players": "Outlook Lookahead, fair fair_game, outlook look_ahead, valuation valuation_for",
    "gwt.research": "Actions ActionEncoder, ranking rank_players, run run_tournament",
    "gwt.sdk": (
        "Automatic AutomaticSeats, Copied StatePart, Extras PositionExtras, Freely FreeActions, "
        "Impossible Inconsistency, Piece Graphic, Said StatedValues, Seen Visibility, Taken RewardMode, "
        "Weighing WeightedValuation, Weight Severity, about_option option_in_content_message, "
        "always always_listed, anybody_has any_seat_meets, at_most check_maximum, below random_below, "
        "choosing choice_verb, conserved check_conservation, generator check_generator, "
        "in_range check_range, in_turn seats_in_turn_order, is_narrow is_option_only, leaves leaf_values, "
        "lying components_in_play, misplaced misplaced_requirements, narrowing narrowed_verb, "
        "remembered bounded_cache, scores score_seats, turn_order check_turn_order, twice check_duplicates"
    ),
    "gwt.testing": "Played TestedGame",
    "gwt.text": "lacking missing_library_message, narrator event_formatter, voice sentence_formatter",
}
"""For each public module pairs of the old and the new name."""


def new_names_of(module: str) -> dict[str, str]:
    """Returns the new names of a public module by the old ones."""
    return dict(pair.split() for pair in RENAMED.get(module, "").split(",") if pair)


def renamed_names_hint(module: str) -> str:
    """Returns what the old names are called now that the package of a module imports; else nothing.

    Examples:
        >>> renamed_names_hint("gwt.sdk")
        ''
    """
    pairs = dict.fromkeys(pair for file in _sources(module) for pair in _old_imports(file))
    if not pairs:
        return ""
    return (
        f"It is written for a version before 1.0.0rc1: {', '.join(pairs)}; docs/public.md lists them all."
    )


def _sources(module: str) -> list[Path]:
    """Returns the files of the distribution's package in which a module lies."""
    spec = find_spec(module.partition(".")[0])
    if spec is None or spec.origin is None:
        return []
    folders = spec.submodule_search_locations
    return sorted(Path(folders[0]).rglob("*.py")) if folders else [Path(spec.origin)]


def _old_imports(file: Path) -> Iterator[str]:
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            new_names = new_names_of(node.module)
            for alias in node.names:
                if alias.name in new_names:
                    yield f"{node.module}.{alias.name} is {new_names[alias.name]}"
