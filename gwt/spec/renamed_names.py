"""The public names that 1.0.0rc1 has renamed, for error messages."""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

RENAMED = {
    "gwt": "Changed ReplayChanges, Score FinalScore",
    "gwt.players": "Outlook Lookahead, fair fair_game, outlook look_ahead, valuation valuation_for",
    "gwt.research": "Actions ActionEncoder, ranking rank_players, run run_tournament",
    "gwt.sdk": (
        "Automatic AutomaticSeats, Copied StatePart, Extras GamePlay, Freely FreeActions, "
        "Impossible Inconsistency, Piece Graphic, PlaySpec GamePlay, Said StatedValues, "
        "Seen Visibility, Taken RewardMode, "
        "TerminalSpec SummarySpec, Weighing WeightedValuation, Weight Severity, "
        "about_option option_in_content_message, "
        "anybody_has any_seat_meets, at_most check_maximum, below random_below, "
        "choosing choice_verb, conserved check_conservation, generator check_generator, "
        "in_range check_range, in_turn seats_in_turn_order, is_narrow is_option_only, leaves leaf_values, "
        "lying components_in_play, misplaced misplaced_requirements, narrowing narrowed_verb, "
        "remembered bounded_cache, scores score_seats, turn_order check_turn_order, twice check_duplicates"
    ),
    "gwt.testing": "Played TestedGame",
    "gwt.text": "narrator event_formatter, voice sentence_formatter",
}
"""For each public module pairs of the old and the new name."""

MEMBERS = (
    "ahead search_depth, apart without_memory, as_requirement as_cost, at value_at, at_start "
    "copy_at_start, automatic automatic_seats, boxed boxed_text, build put_building, but replace, "
    "by_rule verbs_by_rule, called name_or_id, can_be_cost as_cost, can_in_full in_full, changes "
    "access, chapter game_in_campaign, chosen on_chosen, comes_to_number yields_number, compulsory "
    "compulsory_fields, considered best_with_estimates, deal_anew redeal_hidden, draws_on as_cost, "
    "extras position_keys, family content, freely free_actions, happened trigger_event, happenings "
    "event_targets, in_part in_full, in_place listed, inline listed, kept cache_for_others, lay "
    "lay_track, looked_at draw_standing, narrow templates, needed required_files, of with_subject, "
    "only_for_reward as_cost, onward begin_next_game, ranked rank_options, reader parser, reads access, "
    "says_as same_source_as, scales scaled_fields, shown public_values, status find_inconsistencies, "
    "taken reward_mode, tell emit, terminal summary, tightness precedence, trial tryout_position, "
    "unplaced unplaced_ids, uses_resource as_cost, way key_path, ways key_paths, weighing "
    "weighted_valuation, weight severity, written author_forms"
)
"""Pairs of the old and the new name of members of public classes."""

CONSTRUCTORS = (
    *("ContentSpec", "GameSpec", "Inconsistency", "Language", "PictureSpec", "StatedValues"),
    "Verb",
)
"""The classes whose fields are arguments under their new names."""


def new_names_of(module: str) -> dict[str, str]:
    """Returns the new names of a public module by the old ones."""
    return _pairs(RENAMED.get(module, ""))


def _pairs(text: str) -> dict[str, str]:
    return dict(pair.split() for pair in text.split(",") if pair)


def renamed_names_hint(error: Exception, module: str) -> str:
    """Returns what the old names are called now, if code was written for them; else nothing.

    Args:
        error: what importing or using the code has raised.
        module: a module of the code; all imports of its package are looked at.

    Examples:
        >>> renamed_names_hint(TypeError("Verb() got an unexpected keyword argument 'chosen'"), "gwt.sdk")
        "It is written for a version before 1.0.0rc1: 'chosen' is 'on_chosen'; see docs/public.md."
    """
    pairs = dict.fromkeys(
        [*_member(error), *(pair for file in _sources(module) for pair in _old_imports(file))]
    )
    if not pairs:
        return ""
    return f"It is written for a version before 1.0.0rc1: {', '.join(pairs)}; see docs/public.md."


def _member(error: Exception) -> Iterator[str]:
    """Yields the new name of the attribute or the argument that a class or a module of `gwt` lacks."""
    names, name = _pairs(MEMBERS), None
    if isinstance(error, AttributeError) and _is_ours(error.obj):
        name, names = error.name, names | new_names_of(getattr(error.obj, "__name__", ""))
    elif isinstance(error, TypeError):
        call = re.match(r"(\w+)(?:\.__init__)?\(\) got an unexpected keyword argument '(\w+)'", str(error))
        variable = re.match(r"\w+\.(\w+) is no variable of an effect", str(error))
        name = variable[1] if variable else call[2] if call and call[1] in CONSTRUCTORS else None
    if name in names:
        yield f"'{name}' is '{names[name]}'"


def _is_ours(value: object) -> bool:
    """Whether a module, a class, or the class of an object or one of its bases is of `gwt`."""
    kind = value if isinstance(value, type) else type(value)
    places = [getattr(value, "__name__", ""), *(base.__module__ for base in kind.__mro__)]
    return any(place.partition(".")[0] == "gwt" for place in places)


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
