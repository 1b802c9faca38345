"""The public names: the modules that have them, and the list of all with their signatures and versions.

`public.txt` has a line for each name, such as `1.0 gwt.loads(text: str | bytes, ...) -> Game`: the version
since which it is kept, the name, and what a caller relies on. `python -m tests.public` writes it from the
source, and a test compares the two, so that no public name changes unseen.
"""

from functools import cache
from importlib.resources import files

from attrs import frozen

MODULES = {
    "gwt": "what programs that play games need",
    "gwt.sdk": "what games need",
    "gwt.testing": "whole games of any game or pack in every view, save and picture",
    "gwt.players": "players that choose by themselves, and games between them",
    "gwt.text": "effects and events as sentences",
    "gwt.research": "observations, actions, tournaments and ratings",
    "gwt.research.envs": "environments of PettingZoo and Gymnasium",
    "gwt.printing": "sheets for printing",
    "gwt.table": "the server of the table",
    "gwt.games.great_western": "the classes of a state of Great Western Trail",
    "gwt.games.pacific_rails": "the classes of a state of Pacific Rails Inc.",
}
"""The public modules, each with what it is for."""
NAMES = {
    "gwt.testing": ("Face", "Failure", "Moment", "Plan", "TestedGame", "every_face", "play"),
    "gwt.players": (
        "FairPlayer",
        "GreedyPlayer",
        "Outcome",
        "Lookahead",
        "Plan",
        "Player",
        "RandomPlayer",
        "Result",
        "check_player",
        "fair_game",
        "new_player",
        "look_ahead",
        "play_out",
        "simulate",
        "valuation_for",
    ),
    "gwt.text": (
        "DEFAULT",
        "languages",
        "nameless",
        "event_formatter",
        "problems",
        "sentence_formatter",
    ),
    "gwt.research": (
        "ActionEncoder",
        "Contest",
        "Observer",
        "VectorTables",
        "rank_players",
        "run_tournament",
    ),
    "gwt.research.envs": ("LAYOUT", "SeatEnv", "TableEnv", "TablesEnv"),
    "gwt.printing": ("PAPERS", "Page", "Paper", "Sheets", "aid", "sheets"),
    "gwt.table": ("Limits", "app"),
    "gwt.games.great_western": ("GAME", "Player", "Table"),
    "gwt.games.pacific_rails": ("GAME", "Player", "Table"),
}
"""The public names of modules that also have names for the rest of the package; of the others all are."""

INNER = frozenset({"gwt.Game.restart_here", "gwt.Game.take_over_from", "gwt.Game.set_state"})
"""Members of public classes that only the package itself calls; nobody else can rely on them."""


@frozen
class PublicName:
    """A public name as the list has it."""

    since: str
    """The first version that has it, such as `1.0`."""
    signature: str
    """Its whole name, with its parameters and what it returns, or with its type."""

    @property
    def name(self) -> str:
        """The whole name, such as `gwt.Game.play`."""
        return self.signature.removeprefix("class ").split("(")[0].split(":")[0].split(" ")[0]


def parse_names(text: str) -> tuple[PublicName, ...]:
    """Returns the names of a list, in its order."""
    return tuple(PublicName(*line.split(" ", 1)) for line in text.splitlines())


@cache
def public_names() -> tuple[PublicName, ...]:
    """Returns every public name of this version, in the order of the modules."""
    return parse_names(files(__package__).joinpath("public.txt").read_text(encoding="utf-8"))


def versions_by_name() -> dict[str, str]:
    """Returns for each public name the version since which it is kept."""
    return {public_name.name: public_name.since for public_name in public_names()}
