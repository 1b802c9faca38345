"""Draws the job market, the cattle market, the objective cards and foresight in a terminal."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.model.board import Board
from gwt.games.great_western.terminal.scene import Scene
from gwt.games.great_western.verbs.event_deck import open_event
from gwt.terminal.cells import NOTHING, count_items, label_rows, short_names


def job_market(scene: Scene) -> Grid:
    """The rows with their prices and workers; `>` is the token, and behind it is what it sets off."""
    board: Board = scene.board
    short = short_names({id: scene.name(id) for id in board.worker_kinds})
    grid = Grid.grid(padding=(0, 1))
    rows = zip(board.job_market.rows, scene.table.jobs, strict=True)
    for number, (row, workers) in enumerate(rows, 1):
        token = Text(">", "bold red") if number == scene.table.token_row + 1 else Text(" ")
        line = Text(" ".join(short.get(worker, "---") for worker in workers))
        line.highlight_words(["---"], "dim")
        sets_off = " ".join(str(row.arrow or "").split()[:1])
        grid.add_row(
            token, Text(f"{number}", justify="right"), f"${row.price}", line, Text(sets_off, "dim")
        )
    return grid


def cattle_market(scene: Scene, width: int) -> Text:
    cards = scene.board.cards
    order = sorted(scene.table.market, key=lambda card: (cards[card].value, card))
    cells = [Text(label) for label in count_items(order)]
    left = scene.say("table-in-stack", number=len(scene.table.cattle_stack))
    aside = [Text(f"+ {label}") for label in count_items(scene.table.open_stack)]
    return label_rows(scene.say("table-cattle"), [*cells, Text(left, "dim"), *aside], width, " · ")


def events(scene: Scene, width: int) -> Text:
    """The event that lies open with what it does, and how many are still to come."""
    id = open_event(scene.table)
    lines = [Text(scene.say("table-no-event"))]
    if id:
        card = scene.board.event_cards[id]
        parts = [scene.effect(effect) for effect in (card.action, *card.triggers) if effect is not None]
        lines = [Text.assemble((f"{id} ", "bold"), "; ".join(parts))]
    left = scene.say("table-in-stack", number=len(scene.table.event_cards))
    return label_rows(scene.say("table-events"), [*lines, Text(left, "dim")], width, " ")


def foresight(scene: Scene, width: int) -> Text:
    spots = enumerate(scene.table.foresight, 1)
    cells = [Text(f"{at}: {', '.join(tiles) or NOTHING}") for at, tiles in spots]
    return label_rows(scene.say("table-foresight"), cells, width, " · ")


def objective_text(scene: Scene, id: str) -> str:
    """The needs and rewards of an objective card."""
    card = scene.board.cards[id].objective
    return scene.say(
        "table-objective",
        needs=", ".join(map(scene.effect, card.needs)),
        points=card.points,
        penalty=card.penalty,
        action=card.action and scene.effect(card.action),
    )


def display(scene: Scene, width: int) -> Text:
    """The objective cards, one a line."""
    cards = scene.table.display
    longest = max(map(len, cards), default=0)
    cells = [
        Text.assemble((card.ljust(longest + 1), "bold"), objective_text(scene, card)) for card in cards
    ]
    return label_rows(scene.say("table-objectives"), cells, width, apart=True)
