"""Pictures of the player board: workers, disc spaces, limits and auxiliary actions."""

from collections.abc import Iterable, Sequence

from attrs import frozen

from gwt.dsl import Effect
from gwt.games.great_western.entries import content, references
from gwt.games.great_western.model.state import Player
from gwt.games.great_western.picture.kit import Kit
from gwt.picture import graphics
from gwt.picture.kit import GAP, TEXT, circle, draw_heading, draw_plate, row, seat_colour

_GAP = 4.0
_WORK = (96.0, 46.0)
"""A space for a worker."""
_AUX = (164.0, 204.0)
"""The room for an auxiliary action, single and double."""


# --- workers -----------------------------------------------------------------------------------------


def worker_kind(kit: Kit, kind: content.WorkerKind) -> graphics.Graphic:
    """The row of a kind of worker, with nobody hired."""
    return draw_plate(
        [
            draw_heading(kit.name_of_entry(kind), [kit.name(kind.id, "head")], _across(kit)),
            _worker_row(kit, kind, kit.board.workers.printed),
        ]
    )


def workers(kit: Kit, pieces: "PlacedPieces") -> graphics.Graphic:
    """The worker section: who is there covers the action of the space."""
    section = kit.board.workers
    rows = [
        kit.draw_cached(_worker_row, kind, pieces.hired(kind.id, section.printed)) for kind in section.kinds
    ]
    worth = (
        graphics.pad_to(graphics.fit(kit.points(section.points.get(column, 0)), 28, 26), _WORK[0], 26)
        for column in range(1, section.columns + 1)
    )
    return graphics.put_in_column([*rows, graphics.put_in_row(worth, _GAP)], _GAP)


def _across(kit: Kit) -> float:
    """The width of the worker section."""
    return kit.board.workers.columns * (_WORK[0] + _GAP) - _GAP


def _worker_row(kit: Kit, kind: content.WorkerKind, hired: int) -> graphics.Graphic:
    columns = range(1, kit.board.workers.columns + 1)
    return graphics.put_in_row((_work(kit, kind, column, column <= hired) for column in columns), _GAP)


def _work(kit: Kit, kind: content.WorkerKind, column: int, taken: bool) -> graphics.Graphic:
    kit = kit.wording_of(kind)
    width, height = _WORK
    if taken:
        inner, fill = (
            graphics.tag_piece(graphics.fit(kit.name(kind.id, "head"), width, 34), kind.id),
            "head",
        )
    else:
        action = kind.columns.get(column)
        inner, fill = (graphics.EMPTY if action is None else kit.small(action, width - 8, 40)), "panel"
    return graphics.frame(graphics.pad_to(inner, width - 6, height - 6), fill, line="line", pad=3)


# --- disc spaces -------------------------------------------------------------------------------------


def disc_space(kit: Kit, disc: content.Disc) -> graphics.Graphic:
    """A disc space by itself: its corners, what clearing it costs or brings, what it unlocks."""
    parts: list[graphics.Graphic] = [draw_heading(kit.name_of_entry(disc), [kit.spot(disc.corners)])]
    if disc.clear is not None:
        parts.append(kit.panel(disc.clear))
    parts.append(row(_unlocked(kit, disc)))
    return draw_plate(parts)


def _unlocked(kit: Kit, disc: content.Disc) -> list[graphics.Graphic]:
    pieces: list[graphics.Graphic] = []
    if disc.aux is not None:
        pieces.append(kit.effect(kit.board.auxiliary[disc.aux].action, 400))
    if disc.certificates:
        pieces.append(kit.symbol("certificate", f"≤{disc.certificates}"))
    if disc.steps:
        pieces.append(graphics.put_in_row([kit.symbol("steps"), kit.by_players(disc.steps, "+")], GAP))
    if disc.hand:
        pieces.append(kit.symbol("hand-cards", f"+{disc.hand}"))
    return [*pieces, kit.points(disc.points)]


def auxiliary(kit: Kit, action: content.AuxiliaryAction) -> graphics.Graphic:
    """An auxiliary action by itself, in its single and its double form."""
    spaces = kit.board.aux_discs[action.id]
    spots = [kit.symbol("auxiliary"), *(kit.spot(kit.board.discs[space].corners) for space in spaces)]
    return draw_plate([draw_heading(kit.name_of_entry(action), spots), *map(kit.panel, action.forms)])


# --- the board ---------------------------------------------------------------------------------------


@frozen
class PlacedPieces:
    """The pieces of a seat on its player board, or none for the printed board; seats count from 1.

    `players` is their number, on which the step limit depends.
    """

    seat: int = 0
    player: Player | None = None
    players: int = 0

    @property
    def cleared(self) -> tuple[str, ...]:
        return self.player.cleared if self.player else ()

    def hired(self, kind: str, printed: int) -> int:
        """The workers of a kind, the printed ones included."""
        return self.player.workers.get(kind, printed) if self.player else printed

    def of(self, numbers: references.ByPlayers) -> references.ByPlayers:
        return {self.players: numbers[self.players]} if self.players else numbers


PRINTED = PlacedPieces()


def player_board(kit: Kit, pieces: PlacedPieces = PRINTED) -> graphics.Graphic:
    """The player board: workers and limits at the left, auxiliary actions at the right."""
    left = graphics.put_in_column([workers(kit, pieces), _limits(kit, pieces)], 8)
    return graphics.put_in_row([left, _auxiliaries(kit, pieces)], 10, 0)


def _spots(kit: Kit, spaces: Iterable[str], pieces: PlacedPieces) -> graphics.Graphic:
    """Disc spaces beside each other, each with the disc of the seat until it is cleared."""
    lying = ((space, 0 if space in pieces.cleared else pieces.seat) for space in spaces)
    return graphics.put_in_row((kit.draw_cached(_spot, space, seat) for space, seat in lying), 2)


def _spot(kit: Kit, space: str, seat: int) -> graphics.Graphic:
    return kit.part(kit.spot(kit.board.discs[space].corners, seat or None), space)


def _auxiliaries(kit: Kit, pieces: PlacedPieces) -> graphics.Graphic:
    """Each auxiliary action behind its disc spaces, single and double; those in green are open."""
    discs = kit.board.aux_discs
    cleared = {id: tuple(space in pieces.cleared for space in discs[id]) for id in kit.board.auxiliary}
    return graphics.put_in_column(
        (kit.draw_cached(_auxiliary_row, id, pieces.seat, cleared[id]) for id in cleared), 4
    )


def _auxiliary_row(kit: Kit, id: str, seat: int, cleared: Sequence[bool]) -> graphics.Graphic:
    """An auxiliary action; `cleared` says of each of its disc spaces whether it is."""
    action, spaces = kit.board.auxiliary[id], kit.board.aux_discs[id]
    lying = zip(spaces, cleared, strict=True)
    discs = graphics.put_in_row(
        (kit.draw_cached(_spot, space, 0 if is_clear else seat) for space, is_clear in lying), 2
    )
    opened = action.clear + sum(cleared)
    spots = graphics.put_in_row([*[circle(22, "free", "line")] * action.clear, discs], 2)
    forms = zip(_AUX, action.forms, kit.board.player_board.auxiliary_spaces, strict=True)
    boxes = (kit.draw_cached(_form, form, width, opened >= need) for width, form, need in forms)
    marked = (kit.part(box, "form", form, action.id) for form, box in enumerate(boxes))
    return graphics.put_in_row([graphics.pad_to(spots, 54, 36, 0), *marked], 3)


def _form(kit: Kit, action: Effect, width: float, opened: bool) -> graphics.Graphic:
    fill, line = ("grass", "ink") if opened else ("free", "line")
    return graphics.frame(
        graphics.pad_to(kit.small(action, width - 8, 36, fill), width - 8, 36, 0),
        fill,
        line=line,
        pad=(4, 2),
    )


def _limits(kit: Kit, pieces: PlacedPieces) -> graphics.Graphic:
    """The limits of steps, hand and certificates, each with the disc spaces that raise it."""
    board = kit.board.player_board
    steps = [kit.symbol("steps"), kit.by_players(pieces.of(board.steps))]
    steps += [_limit(kit, disc, pieces) for disc in board.discs if disc.steps]
    hand = [kit.symbol("hand-cards", board.hand)]
    hand += [_limit(kit, disc, pieces) for disc in board.discs if disc.hand]
    groups = (graphics.frame(graphics.put_in_row(group, 5), "panel", pad=(6, 4)) for group in (steps, hand))
    return graphics.wrap_rows([*groups, _certificates(kit, pieces)], _across(kit), 6, 6)


def _limit(kit: Kit, disc: content.Disc, pieces: PlacedPieces) -> graphics.Graphic:
    return kit.draw_cached(
        _limit_by, disc.id, 0 if disc.id in pieces.cleared else pieces.seat, pieces.players
    )


def _limit_by(kit: Kit, space: str, seat: int, players: int) -> graphics.Graphic:
    """A disc space with what clearing it brings and adds, and the disc of a seat if it lies there."""
    disc, laid = kit.board.discs[space], PlacedPieces(players=players)
    kit = kit.wording_of(disc)
    things = [graphics.put_in_row([kit.draw_cached(_spot, space, seat)])]
    if disc.clear is not None:
        things.append(graphics.fit(kit.effect(disc.clear, 100), 44, 28))
    if disc.steps:
        things.append(graphics.fit(kit.by_players(laid.of(disc.steps), "+"), 112))
    if disc.hand:
        things.append(graphics.draw_text(f"+{disc.hand}", TEXT, "panel", bold=True))
    return graphics.put_in_row([*things, graphics.fit(kit.points(disc.points), 26, 26)], 3)


def _certificates(kit: Kit, pieces: PlacedPieces) -> graphics.Graphic:
    """The track of temporary certificates, the discs before its limits, and the marker."""
    board = kit.board.player_board
    cells = [graphics.fit(kit.symbol("certificate"), 26)]
    marker = pieces.player.certificates if pieces.player else -1
    for at, number in enumerate(board.certificates):
        discs = [disc.id for disc in board.discs if disc.certificates and disc.certificates == number]
        fill = seat_colour(pieces.seat) if at == marker else "tile"
        text = graphics.pad_to(graphics.draw_text(str(number), TEXT, fill, bold=True), 16, 16)
        cell = graphics.frame(text, fill, line="ink", pad=3, radius=5)
        cells.append(graphics.put_in_row([_spots(kit, discs, pieces), cell], 2))
    return kit.part(graphics.frame(graphics.put_in_row(cells, 4), "panel", pad=(6, 4)), "certificates")
