"""Games of one's own, as if they were installed in this process: the template, and one with secrets."""

import sys
from importlib import metadata

import pytest

from gwt.authoring.scaffold import create_game
from gwt.spec import registry

NAME = "plum-garden"

SECRETS = {
    "from attrs import field\n": "from enum import Enum\n\nfrom attrs import field\n",
    """@sdk.state
class Player(sdk.StatePart):
    points: int = 0
""": """class Mood(Enum):
    CALM = 1
    VERY_PROUD = 2


def guess(table: Any, player: Any, seat: int) -> int:
    return sdk.random_below(table, 10)


def guess_mood(table: Any, player: Any, seat: int) -> Mood:
    return list(Mood)[sdk.random_below(table, 2)]


def guess_tasted(table: Any, player: Any, seat: int) -> set[str]:
    return {card for card in table.board.cards if sdk.random_below(table, 2)}


@sdk.state
class Player(sdk.StatePart):
    points: int = 0
    secret: int = sdk.hidden(sdk.Visibility.BY_OWNER, default=0, deal=guess)
    feeling: Mood = sdk.hidden(sdk.Visibility.BY_OWNER, default=Mood.CALM, deal=guess_mood)
    mood: Mood = Mood.CALM
    moods: tuple[Mood, ...] = ()
    tasted: set[CardId] = sdk.hidden(sdk.Visibility.BY_OWNER, factory=set, deal=guess_tasted)
    kinds: set[CardId] = field(factory=set)
    best: tuple[sdk.Seat, CardId] | None = None
    weight: float = 0.0
""",
    "    take_card(table, (effect.card,), table, table.players[seat])\n": """
    player = table.players[seat]
    take_card(table, (effect.card,), table, player)
    player.secret = (player.secret + len(effect.card)) % 10
    player.mood = player.feeling = list(Mood)[player.secret % 2]
    player.moods = (*player.moods, player.mood)
    player.tasted.add(effect.card)
    player.kinds.add(effect.card)
    player.best = (seat, effect.card)
    player.weight += 0.5
""",
    "        sdk.shuffle(table, deck)\n": """        sdk.shuffle(table, deck)
        for player in players:
            player.secret = sdk.random_below(table, 10)
""",
}
"""What is changed in the rules of the template: a secret number, an enum, sets and a pair."""


@pytest.fixture
def own_game(tmp_path, monkeypatch):
    """Writes the template and changes its rules; returns the name of the game."""

    def made(changes):
        folder = tmp_path / NAME
        create_game(folder)
        rules = folder / NAME.replace("-", "_") / "rules.py"
        text = rules.read_text(encoding="utf-8")
        for old, new in changes.items():
            assert old in text
            text = text.replace(old, new)
        rules.write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(folder)
        module = NAME.replace("-", "_")
        for name in [one for one in sys.modules if one.split(".")[0] == module]:
            monkeypatch.delitem(sys.modules, name)
        registry._load.cache_clear()
        found = metadata.EntryPoint(NAME, f"{module}:GAME", registry.ENTRY_POINTS)
        monkeypatch.setattr(registry, "_installed", lambda path: {NAME: found})
        return NAME

    yield made
    registry._load.cache_clear()
