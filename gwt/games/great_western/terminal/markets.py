"""What there is to take: jobs, cattle, objectives, and the tiles to come."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.state import Table
from gwt.terminal.cells import labelled, short_names, tally


def job_market(table: Table) -> Grid:
    """The rows with their prices and workers; `>` is the token, and behind it is what it sets off."""
    board = table.board
    short = short_names(kind.name for kind in board.worker_kinds.values())
    grid = Grid.grid(padding=(0, 1))
    for at, (row, workers) in enumerate(zip(board.job_market.rows, table.jobs, strict=True)):
        token = Text(">", "bold red") if at == table.token_row else Text(" ")
        names = (short[board.worker_kinds[one].name] if one else "---" for one in workers)
        line = Text(" ".join(names))
        line.highlight_words(["---"], "dim")
        sets_off = " ".join(str(row.arrow or "").split()[:1])
        grid.add_row(
            token, Text(f"{at + 1}", justify="right"), f"${row.price}", line, Text(sets_off, "dim")
        )
    return grid


def cattle_market(table: Table, width: int) -> Text:
    cards = table.board.cards
    order = sorted(table.market, key=lambda card: (cards[card].value, card))
    cells = [Text(one) for one in tally(order)]
    return labelled(
        "cattle", [*cells, Text(f"({len(table.cattle_stack)} in the stack)", "dim")], width, " · "
    )


def foresight(table: Table, width: int) -> Text:
    cells = [Text(f"{at}: {', '.join(tiles) or 'none'}") for at, tiles in enumerate(table.foresight, 1)]
    return labelled("foresight", cells, width, " · ")


def objective_text(table: Table, id: str) -> str:
    """What an objective card asks for and brings."""
    card = table.board.cards[id].objective
    assert card is not None
    needs = ", ".join(map(str, card.needs))
    action = f"; {card.action}" if card.action is not None else ""
    penalty = f", else -{card.penalty}" if card.penalty else ""
    return f"{needs}: {card.points} points{penalty}{action}"


def display(table: Table, width: int) -> Text:
    """The objective cards, one a line."""
    longest = max(map(len, table.display), default=0)
    cells = [
        Text.assemble((card.ljust(longest + 1), "bold"), objective_text(table, card))
        for card in table.display
    ]
    return labelled("objectives", cells, width, each=True)
