"""The host's actions at a test table: change positions, go on with other content, keep a scenario.

A test table begins again from a saved game whose position is the new one; what led there is forgotten.
"""

import yaml

from gwt import errors, json_types, play, spec
from gwt.packs.yaml_parser import parse_text
from gwt.table.match.live_game import LiveGame
from gwt.table.problems import RequestRefused
from gwt.table.store.records import TableAction, TableRow

POSITION = "<position>"
"""The name of a position in messages about its lines."""


def check_test(row: TableRow) -> None:
    """Raises `RequestRefused` unless a table was made for testing."""
    if not row.settings.get("test", False):
        raise RequestRefused("not-yours", "That can be done at test tables only.", "test-only")


def start_from_yaml(text: str, packs: spec.PackArgument) -> play.Game:
    """Starts a game from a position as YAML. Raises `RequestRefused` with the place of every mistake."""
    try:
        document = parse_text(text, POSITION)
        return play.game_at(document, [((), document.data)], pack=packs)
    except errors.GwtError as error:
        raise RequestRefused("malformed", str(error)) from None


def change_position(match: LiveGame, text: str, request: str | None) -> TableAction:
    """Changes what the YAML says of the present position. Raises as `start_from_yaml` does."""
    check_test(match.row)
    try:
        document = parse_text(text, POSITION)
        _check_premise(match, play.position_format.premise_keys(document, document.data))
        changed = play.set_up_position(match.game.copy(), document, [((), document.data)])
    except errors.GwtError as error:
        raise (
            error if isinstance(error, RequestRefused) else RequestRefused("malformed", str(error))
        ) from None
    return _start(match, changed, request)


def renew_content(match: LiveGame, packs: spec.PackArgument) -> TableAction | None:
    """Goes on from the present position with the packs as they are now; None if they are the same.

    Raises:
        Refused: they have problems, or the position is none of theirs; the message has the places.
    """
    check_test(match.row)
    try:
        premise = match.game.premise
        if play.pack_versions(spec.load_pack(premise.game, packs)) == premise.packs:
            return None
        text = match.game.position()
        document = parse_text(text, POSITION)
        return _start(match, play.game_at(document, [((), document.data)], pack=packs), None)
    except errors.GwtError as error:
        raise RequestRefused("broken", str(error)) from None


def _start(match: LiveGame, game: play.Game, request: str | None) -> TableAction:
    return match.projection.next_action("start", None, game.record(), request=request)


def _check_premise(match: LiveGame, stated: json_types.JsonObject) -> None:
    """Raises `RequestRefused` if a position asks for another game than the one that is played."""
    premise = match.game.premise
    for key in ("game", "players", "setup", "seed"):
        if key in stated and stated[key] != getattr(premise, key):
            raise RequestRefused(
                "malformed",
                f"The {key} of this table is {getattr(premise, key)}, and stays so.",
                "stays",
                name=key,
            )


# --- scenarios ----------------------------------------------------------------------------------------


def scenario(match: LiveGame, name: str) -> str:
    """Returns what has happened since the position began as a scenario in YAML, which `gwt test` runs.

    Its facts are who decides, what is offered, and of each seat all that has changed.
    """
    check_test(match.row)
    game, begun = match.game.copy(), match.game.copy_at_start()
    facts: json_types.JsonObject = {"over": True} if game.over else {"decides": f"seat {game.seat + 1}"}
    if not game.over:
        facts["only offered"] = [str(option) for option in game.options]
    for number, (before, after) in enumerate(zip(_seats(begun), _seats(game), strict=True), 1):
        changed = {key: after[key] for key in after if after[key] != before.get(key)}
        if changed:
            facts[f"seat {number}"] = changed
    data = {
        "scenario": name,
        "given": yaml.safe_load(begun.position()),
        "play": [str(option) for option in game.history],
        "then": facts,
    }
    if not data["play"]:
        del data["play"]
    return yaml.safe_dump([data], sort_keys=False, allow_unicode=True, width=100, default_flow_style=None)


def _seats(game: play.Game) -> list[json_types.JsonObject]:
    names = game.kind.play.names(game.pack, game.state)
    seats: list[json_types.JsonObject] = play.position_format.state_in_words(game.state, names)["seats"]
    return seats
