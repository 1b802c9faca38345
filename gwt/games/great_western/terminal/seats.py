"""The players: what all may see of each, and what only the seat itself sees."""

from rich.table import Table as Grid
from rich.text import Text

from gwt.games.great_western.abilities import abilities
from gwt.games.great_western.certificates import permanent, temporary
from gwt.games.great_western.delivery import breeding_value
from gwt.games.great_western.discs import on_board
from gwt.games.great_western.state import Table
from gwt.games.great_western.terminal.markets import objective_text
from gwt.terminal.cells import labelled, seat_style, short_names, tally
from gwt.terminal.seats import seat_name


def seats(table: Table, own: int, only: bool = False) -> Grid:
    """A row a seat, or that of the own one alone; of the cards only how many.

    A deck is its draw stack and its discard pile.
    """
    board = table.board
    kinds = short_names(kind.name for kind in board.worker_kinds.values())
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    fixed = ("steps", "engine", "at", "hand", "deck", "tasks", "built")
    for heading in ("", "$", "cert", *kinds.values(), *fixed):
        grid.add_column(heading, no_wrap=True)
    grid.add_column("won", max_width=30)
    for seat, player in enumerate(table.players):
        if only and seat != own:
            continue
        limits = abilities(table, player)
        turn = ">" if seat == table.seat and not table.over else " "
        name = Text(f"{turn}{seat_name(seat)}{' (you)' if seat == own else ''}", seat_style(seat))
        lasting = permanent(table, seat)
        certificates = f"{temporary(table, seat)}/{board.certificates[limits.certificates]}"
        grid.add_row(
            name,
            str(player.money),
            certificates + (f" +{lasting}" if lasting else ""),
            *(str(player.workers[kind]) for kind in board.worker_kinds),
            str(limits.steps),
            board.tracks[player.engine],
            player.at or "not yet",
            f"{len(player.hand)}/{limits.hand}",
            f"{len(player.draw_stack)}+{len(player.discard_pile)}",
            str(len(player.objectives)),
            str(list(table.owners.values()).count(seat)),
            ", ".join(tally(player.hazards + player.teepees + player.masters)),
        )
    return grid


def own_board(table: Table, seat: int, width: int) -> Text:
    """The buildings left, with the builders that each needs, and the discs left."""
    board, player = table.board, table.players[seat]
    builder = board.worker_kinds[board.builder].many
    buildings = [
        Text.assemble((one, "bold"), (f":{board.buildings[one].builders}", "dim"))
        for one in player.buildings
    ]
    left = on_board(table, seat)
    prefix = 0
    while len({disc[: prefix + 1] for disc in board.discs}) == 1:
        prefix += 1
    parts = [labelled("buildings", [*buildings, Text(f"(:{builder})", "dim")], width)]
    for corners in dict.fromkeys(disc.corners for disc in board.discs.values()):
        cells = [Text(disc[prefix:]) for disc in left if board.discs[disc].corners == corners]
        parts.append(labelled(f"{corners} discs", cells, width))
    return Text("\n").join(parts)


def own_cards(table: Table, seat: int, width: int) -> Text:
    """The personal objectives and the hand, with its breeding value as it is now."""
    board, player = table.board, table.players[seat]
    tasks = [Text(f"{one}  {objective_text(table, one)}") for one in player.objectives]
    order = sorted(player.hand, key=lambda card: (board.cards[card].value, card))
    hand = [
        Text(one, "bold") + Text(f" {board.cards[card].value or ''}".rstrip(), "dim")
        for card, one in zip(dict.fromkeys(order), tally(order), strict=True)
    ]
    value = Text(f"(breeding value {breeding_value(table, seat)})", "dim")
    parts = [
        labelled("your tasks", tasks, width, each=True),
        labelled("your hand", [*hand, value], width, "  "),
    ]
    return Text("\n").join(parts)
