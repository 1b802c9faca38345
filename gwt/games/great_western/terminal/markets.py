"""What there is to take: jobs, cattle, objectives, and the tiles to come."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.board import Board
from gwt.terminal.cells import labelled, short_names, tally
from gwt.terminal.scene import Scene, number_of


def job_market(scene: Scene) -> Grid:
    """The rows with their prices and workers; `>` is the token, and behind it is what it sets off."""
    board: Board = scene.board
    short = short_names(kind.name for kind in board.worker_kinds.values())
    grid = Grid.grid(padding=(0, 1))
    rows = zip(board.job_market.rows, scene.table["jobs"], strict=True)
    for number, (row, workers) in enumerate(rows, 1):
        token = Text(">", "bold red") if number == scene.table["token row"] else Text(" ")
        kinds = (board.worker_kinds.get(one) for one in workers)
        names = ("---" if kind is None else short[kind.name] for kind in kinds)
        line = Text(" ".join(names))
        line.highlight_words(["---"], "dim")
        sets_off = " ".join(str(row.arrow or "").split()[:1])
        grid.add_row(
            token, Text(f"{number}", justify="right"), f"${row.price}", line, Text(sets_off, "dim")
        )
    return grid


def cattle_market(scene: Scene, width: int) -> Text:
    cards = scene.board.cards
    order = sorted(scene.table["market"], key=lambda card: (cards[card].value, card))
    stack = number_of(scene.table["cattle stack"])
    cells = [Text(one) for one in tally(order)]
    return labelled("cattle", [*cells, Text(f"({stack} in the stack)", "dim")], width, " · ")


def foresight(scene: Scene, width: int) -> Text:
    spots = enumerate(scene.table["foresight"], 1)
    cells = [Text(f"{at}: {', '.join(tiles) or 'none'}") for at, tiles in spots]
    return labelled("foresight", cells, width, " · ")


def objective_text(board: Board, id: str) -> str:
    """What an objective card asks for and brings."""
    card = board.cards[id].objective
    assert card is not None
    needs = ", ".join(map(str, card.needs))
    action = f"; {card.action}" if card.action is not None else ""
    penalty = f", else -{card.penalty}" if card.penalty else ""
    return f"{needs}: {card.points} points{penalty}{action}"


def display(scene: Scene, width: int) -> Text:
    """The objective cards, one a line."""
    shown = scene.table["display"]
    longest = max(map(len, shown), default=0)
    cells = [
        Text.assemble((card.ljust(longest + 1), "bold"), objective_text(scene.board, card))
        for card in shown
    ]
    return labelled("objectives", cells, width, each=True)
