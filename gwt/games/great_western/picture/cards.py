"""Pictures of cards: cattle, objectives and their backs."""

from collections.abc import Callable
from typing import Any

from gwt.dsl import Effect
from gwt.games.great_western.entries import content, event_content
from gwt.games.great_western.picture.kit import Kit
from gwt.picture import Composer, graphics
from gwt.picture.kit import GAP, NAME, TEXT

WIDTH, HEIGHT = 132.0, 190.0
"""The size of a card, in pixels."""
_INNER = WIDTH - 16


def draw_breed(kit: Kit, kind: content.Breed) -> graphics.Graphic:
    """Every card of a breed that differs in its points, with the number of its copies."""
    cards = (
        graphics.put_in_column([cattle(kit, kind, card.points), _copies(card.copies)], 4, 0.5)
        for card in kind.cards
    )
    return graphics.put_in_row(cards, GAP)


def _copies(copies: int) -> graphics.Graphic:
    return graphics.frame(graphics.draw_text(f"×{copies}", TEXT, "panel", bold=True), "panel", pad=(8, 3))


def cattle(kit: Kit, breed: content.Breed, points: int) -> graphics.Graphic:
    """A cattle card: its value and its points in the upper corners, its head, its name."""
    value = graphics.frame(
        graphics.draw_text(str(breed.value), 24, "bill", bold=True),
        "bill",
        line="ink",
        pad=(8, 2),
        radius=8,
    )
    head, points_ = kit.name(breed.id, "card-face"), graphics.scale(kit.points(points), 1.3)
    name = graphics.paragraph(kit.short_name(breed), NAME + 2, _INNER, "card-face", bold=True, align=0.5)
    return _card(
        [
            ((WIDTH - head.width * 2.9) / 2, 38, graphics.scale(head, 2.9)),
            (6, 6, value),
            (WIDTH - 6 - points_.width, 4, points_),
            ((WIDTH - name.width) / 2, 136 + (46 - name.height) / 2, name),
        ],
        "card-face",
    )


def objective(kit: Kit, card: content.Objective) -> graphics.Graphic:
    """An objective card: what it lets its player do, what it asks for, what it is worth."""
    kit = kit.wording_of(card)
    composer = Composer(kit.book, "task-face")
    placed: list[tuple[float, float, graphics.Graphic]] = []
    drawn = [kit.effect(part, _INNER - 8) for part in (card.action, *card.triggers) if part is not None]
    if drawn:
        action = graphics.fit(
            drawn[0] if len(drawn) == 1 else graphics.put_in_column(drawn, 4), _INNER - 4, 68
        )
        box = graphics.frame(graphics.pad_to(action, _INNER - 4, 58), "panel", line="line", pad=2)
        placed.append((8, 8, box))
    elif card.starting:
        start = graphics.scale(kit.symbol("objective"), 1.6)
        placed.append(((WIDTH - start.width) / 2, 10, start))
    needs = graphics.fit(
        graphics.wrap_rows((composer.need(need) for need in card.needs), _INNER, 3, 1, 0.5), _INNER, 68
    )
    needs = graphics.scale(needs, min(1.5, _INNER / needs.width, 66 / needs.height))
    placed.append((8, 82, graphics.pad_to(needs, _INNER, 66)))
    points = graphics.put_in_row([kit.points(card.points), kit.points(-card.penalty)], 14)
    placed.append(((WIDTH - points.width) / 2, HEIGHT - 8 - points.height, points))
    return _card(placed, "task-face")


def with_copies(draw: Callable[[Kit, Any], graphics.Graphic]) -> Callable[[Kit, Any], graphics.Graphic]:
    """Returns the function that draws a card with the number of its copies below it, if it has several."""

    def drawn(kit: Kit, card: Any) -> graphics.Graphic:
        face = draw(kit, card)
        return graphics.put_in_column([face, _copies(card.copies)], 4, 0.5) if card.copies > 1 else face

    return drawn


def event(kit: Kit, card: event_content.EventCard) -> graphics.Graphic:
    """An event card: its name, its action and its triggers."""
    kit = kit.wording_of(card)
    name = graphics.paragraph(kit.short_name(card), NAME, _INNER, "event-face", bold=True, align=0.5)
    drawn = [_happening(kit, effect) for effect in (card.action, *card.triggers) if effect is not None]
    picture = graphics.fit(graphics.put_in_column(drawn, 8, 0.5), _INNER, 130)
    picture = graphics.scale(picture, min(1.5, _INNER / picture.width, 130 / picture.height))
    placed = [
        ((WIDTH - name.width) / 2, 10.0, name),
        ((WIDTH - picture.width) / 2, 48 + (130 - picture.height) / 2, picture),
    ]
    return _card(placed, "event-face")


def _happening(kit: Kit, effect: Effect) -> graphics.Graphic:
    """An effect in pictograms, or in words if these would be too small to be seen."""
    drawn = kit.effect(effect, _INNER - 8)
    if drawn.height >= TEXT:
        return drawn
    return graphics.paragraph(kit.book.wording.tooltip(effect), TEXT, _INNER - 8, "event-face")


def back(kit: Kit, symbol: str = "card-back", fill: str = "card-back", size: float = 3) -> graphics.Graphic:
    """A card that is not seen, with a symbol in its middle."""
    mark = graphics.scale(kit.symbol(symbol), size)
    return _card([((WIDTH - mark.width) / 2, (HEIGHT - mark.height) / 2, mark)], fill)


def face_down_pile(kit: Kit, count: int, back: str = "card-back") -> graphics.Graphic:
    """A stack of cards of which only the number is known; `back` is the symbol on them."""
    number = graphics.draw_text(f"×{count}", TEXT, "panel", bold=True)
    face = graphics.put_in_column([graphics.scale(kit.symbol(back), 1.6), number], 2, 0.5)
    return graphics.frame(graphics.pad_to(face, 58, 84), "panel", pad=(3, 4))


def _card(placed: list[tuple[float, float, graphics.Graphic]], fill: str) -> graphics.Graphic:
    return graphics.frame(graphics.canvas(WIDTH, HEIGHT, placed), fill, line="line", radius=10, thick=2)
