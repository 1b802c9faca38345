"""Pictures of the job market, the cattle market, the objective cards and foresight."""

from collections import Counter
from collections.abc import Sequence

from gwt.games.great_western.entries.content import Offer
from gwt.games.great_western.model.state import Table
from gwt.games.great_western.picture import cards, tiles
from gwt.games.great_western.picture.kit import Kit
from gwt.games.great_western.verbs.event_deck import open_event
from gwt.picture import Composer
from gwt.picture.graphics import (
    EMPTY,
    Graphic,
    add_title,
    draw_text,
    fit,
    frame,
    pad_to,
    put_in_column,
    put_in_row,
    tag_piece,
    wrap_rows,
)
from gwt.picture.kit import GAP, TEXT, draw_plate

_ROW = 34.0
_CARD, _TASK = 94.0, 108.0
"""The width of a cattle card and of an objective card that lie open."""


def job_market(kit: Kit, table: Table | None = None, roomy: bool = False) -> Graphic:
    """The rows with their prices, what the token sets off, and the workers that wait.

    If `roomy`, every row has room for as many tiles as the largest number of players lets it have.
    """
    market = kit.board.job_market
    token = table.token_row + 1 if table else market.token
    free = ("",) * max(kit.board.player_board.steps) if roomy else ()
    jobs = table.jobs if table else [free] * len(market.rows)
    rows = (
        kit.part(kit.draw_cached(_job_row, at, tuple(workers), at == token, roomy), "row", at)
        for at, workers in enumerate(jobs, 1)
    )
    cells = list(rows)
    half = -(-len(cells) // 2)
    columns = (put_in_column(part, 2) for part in (cells[:half], cells[half:]))
    return kit.part(put_in_row(columns, 10, 0), "jobs")


def _job_row(kit: Kit, at: int, workers: Sequence[str], token: bool, roomy: bool) -> Graphic:
    kit = kit.wording_of(kit.board.job_market)
    row = kit.board.job_market.rows[at - 1]
    number = pad_to(draw_text(str(at), TEXT, "panel"), 18, _ROW, 1)
    mark = pad_to(fit(kit.symbol("token"), 22, _ROW) if token else EMPTY, 24, _ROW)
    price = pad_to(fit(kit.symbol("payment", row.price), 38), 40, _ROW)
    sets_off = EMPTY if row.arrow is None else fit(kit.effect(row.arrow, 90), 52, 30)
    space = tiles.SUPPLY if roomy else (34.0, _ROW - 4)
    cells = (kit.part(_job(kit, worker, *space), "row", at, worker or "none") for worker in workers)
    inner = put_in_row([mark, number, price, *cells, pad_to(sets_off, 54, _ROW)], 4)
    label = kit.say("table-job-row", row=at, dollars=row.price)
    return kit.tooltip(frame(inner, "panel", pad=(3, 1), radius=5), label, kit.book.title("token") * token)


def _job(kit: Kit, worker: str, width: float, height: float) -> Graphic:
    """A space of the job market, with a worker or empty."""
    face = EMPTY if not worker else tag_piece(fit(kit.name(worker, "free"), width - 4, height), worker)
    return frame(pad_to(face, width, height), "free", line="line", radius=4)


def offers(kit: Kit, ones: Sequence[Offer]) -> Graphic:
    """Draws an offer of the market: the cards, and their price in workers and dollars."""
    return draw_plate((_offer(kit, offer) for offer in ones), gap=4)


def _offer(kit: Kit, offer: Offer) -> Graphic:
    buyer = kit.name(kit.board.cattle.buyer, "panel")
    workers = put_in_row([draw_text(f"{offer.workers}×", TEXT, "panel", bold=True), buyer], 2)
    cost = pad_to(put_in_row([workers, kit.symbol("payment", offer.price)], GAP), 96, 32, 0)
    arrow = draw_text("→", 20, "panel", bold=True)
    taken = pad_to(Composer(kit.book, "panel").need(offer.take), 60, 32, 0)
    return frame(put_in_row([cost, arrow, taken], 12), "panel", pad=(10, 3))


def cattle_market(kit: Kit, table: Table, width: float = 1600) -> Graphic:
    """The cards for sale in the order of their value, and how many are still to come, in rows."""
    faces = kit.board.cards
    order = sorted(table.market, key=lambda card: (faces[card].value, card))
    pieces = [kit.part(card_face(kit, card, _CARD), "market", card) for card in order]
    # The room of what has been sold stays, so that the stack does not jump.
    free = kit.board.cattle.market[len(table.players)] - len(pieces)
    pieces += [Graphic(_CARD, pieces[0].height)] * free if pieces else []
    stack = kit.part(cards.face_down_pile(kit, len(table.cattle_stack)), "cattle-stack")
    aside = (
        put_in_row(
            [
                kit.part(card_face(kit, card, _CARD), "open-stack", card),
                draw_text(f"×{many}", TEXT, "land", bold=True),
            ],
            2,
        )
        for card, many in Counter(table.open_stack).items()
    )
    return kit.part(wrap_rows([*pieces, stack, *aside], width, 4, 4), "market")


def display(kit: Kit, table: Table) -> Graphic:
    """The objective cards that lie open."""
    pieces = (kit.part(card_face(kit, card, _TASK), "display", card) for card in table.display)
    return kit.part(put_in_row(pieces, GAP, 0), "display")


def objective_stack(kit: Kit, table: Table) -> Graphic:
    """Draws the number of objective cards that are still to come."""
    return kit.part(cards.face_down_pile(kit, len(table.objective_stack)), "display", "from stack")


def foresight(kit: Kit, table: Table) -> Graphic:
    """The tiles under each spot, and how many are left in each pile."""
    shown = kit.board.supply.shown
    spots = [
        put_in_column(
            [
                fit(kit.symbol("foresight", at, "land"), 60, 28),
                put_in_row(
                    [
                        *(_foreseen(kit, at, tile) for tile in foreseen),
                        *[kit.draw_cached(_no_tile)] * (shown - len(foreseen)),
                    ],
                    3,
                ),
                draw_text(f"+ {len(pile)}", TEXT, "land", bold=True),
            ],
            3,
            0.5,
        )
        for at, (foreseen, pile) in enumerate(zip(table.foresight, table.piles, strict=True), 1)
    ]
    return put_in_row(spots, 14)


def _no_tile(kit: Kit) -> Graphic:
    """The room of a tile that has been taken, so that those beside it stay where they are."""
    width, height = tiles.SUPPLY
    return frame(Graphic(width - 4, height - 4), "free", line="line", pad=2, dash="4 4", radius=7)


def _foreseen(kit: Kit, spot: int, tile: str) -> Graphic:
    face = tag_piece(tiles.supply_face(kit, kit.board.tiles[tile]), f"tile {tile}")
    return kit.part(face, "foresight", spot, tile)


def events(kit: Kit, table: Table) -> Graphic:
    """The event that lies open, and how many are still to come; nothing without a deck of events."""
    if kit.board.event_deck is None:
        return EMPTY
    card = open_event(table)
    pieces = [kit.part(kit.draw_cached(_event_face, card), "event", card)] if card else []
    stack = kit.part(cards.face_down_pile(kit, len(table.event_cards), "event"), "event-stack")
    return kit.part(put_in_row([*pieces, stack], GAP, 0), "events")


def _event_face(kit: Kit, card: str) -> Graphic:
    return add_title(fit(cards.event(kit, kit.board.event_cards[card]), _TASK), kit.word(card))


def card_face(kit: Kit, card: str, width: float) -> Graphic:
    """A card in play."""
    return kit.draw_cached(_card_face, card, width)


def _card_face(kit: Kit, card: str, width: float) -> Graphic:
    face = kit.board.cards[card]
    if face.objective is not None:
        drawn = cards.objective(kit, face.objective)
    else:
        breed = next(breed for breed in kit.board.cattle.breeds if breed.id == face.breed)
        drawn = cards.cattle(kit, breed, face.points)
    return tag_piece(add_title(fit(drawn, width), kit.word(card)), f"card {card}")
