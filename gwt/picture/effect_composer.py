"""Draws the tree of an effect as a row of pictograms.

| in the tree | in the picture |
|---|---|
| requirement and reward | an arrow between them |
| one of | a slash |
| both | a plus |
| one after the other | a chevron |
| the effect or nothing | a dashed frame |
| a looser joiner within a tighter one | a frame instead of brackets |
| a maximum | `≤` before the number |
| for each | `×` before what is counted |
| a number with a name | a letter in a ring, where it gets its value and where it is used |

An effect for which the pack has no pictograms is written as text in a box.
"""

from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen

from gwt import dsl
from gwt.picture import graphics, pictogram_library, picture_entries

HEIGHT = 32
"""The height of a pictogram, in pixels."""
GAP = 4
SMALL, PLAIN = 16.5, 17.0
"""Font sizes."""
_FRAME = 5
"""The padding at each side of a frame."""
_LETTERS = "nmkpqrst"
_MOST_REPEATED = 4


@frozen
class CountFields:
    """The fields that the parts of a count's picture may name."""

    argument: str | int | dsl.Count | None
    number: int


@frozen
class _Said:
    """A drawn amount: its text, and the picture of what it is multiplied by."""

    text: str
    per: graphics.Graphic = graphics.EMPTY


@define
class Composer:
    """A composer of the pictures of the effects, counts and names of a pack upon one background colour.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import Composer
        >>> from gwt.spec import picture_spec
        >>> pack = gwt.load_pack()
        >>> drawn = Composer(picture_spec.book_of(pack)).effect(pack.parser.effect("gain $2"), most=200)
        >>> 0 < drawn.width <= 200
        True
    """

    book: pictogram_library.Book
    on: str = "panel"
    _letters: dict[str, str] = field(factory=dict)
    _most: float = 0
    """The maximum row width of the effect being drawn; `_letters` are the letters of its named numbers."""

    def effect(self, effect: dsl.Effect, most: float) -> graphics.Graphic:
        """Draws an effect in rows at most `most` wide."""
        self._most = most
        self._letters = {
            named.name: letter
            for named, letter in zip(
                (node for node in dsl.walk_effect(effect) if isinstance(node, dsl.Named)),
                _LETTERS,
                strict=False,
            )
        }
        return graphics.add_title(
            graphics.wrap_rows(self._run(effect), most, GAP, GAP), self.book.wording.tooltip(effect)
        )

    def need(self, need: dsl.Need) -> graphics.Graphic:
        """Draws a required number of something; a small number is drawn as that many pictograms."""
        return graphics.add_title(self.count(need.count, need.number), self.book.wording.tooltip(need))

    def score(self, per: dsl.Per, symbol: str) -> graphics.Graphic:
        """Draws an amount per counted thing, such as points per delivery, on the pictogram `symbol`."""
        figure = self._amount(per)
        drawn = graphics.put_in_row([self._symbol(symbol, figure.text), figure.per], GAP)
        return graphics.add_title(drawn, self.book.wording.tooltip(per))

    def name(self, name: str) -> graphics.Graphic:
        """Draws a component as its pictogram, or as its name in a box if it has none."""
        word = self.book.words.get(name)
        if word is not None:
            return self._part(word, None)
        if name in self.book.symbols:
            return self._symbol(name)
        stem, _, last = name.rpartition(" ")
        if last.isdigit() and stem in self.book.words:
            return self._symbol(self.book.words[stem].symbol, last)
        return self.boxed_text(self.book.wording.word(name))

    def boxed_text(self, text: str) -> graphics.Graphic:
        """Draws text in a box, for what has no pictogram."""
        piece = graphics.draw_text(text, SMALL, "words")
        return graphics.frame(
            graphics.pad_to(piece, 0, HEIGHT - 10), "words", line="line", pad=(6, 5), radius=4
        )

    # --- joiners -------------------------------------------------------------------------------------

    def _run(self, effect: dsl.Effect) -> Iterator[graphics.Graphic]:
        """Yields the pieces of an effect; a row may break between any two of them."""
        match effect:
            case dsl.Exchange(cost, reward):
                yield from self._joined([cost, reward], 1, _ARROW)
            case dsl.Sequence(steps):
                yield from self._joined(steps, 1, _CHEVRON)
            case dsl.Choice(arms):
                yield from self._joined(arms, 2, _SLASH)
            case dsl.Both(parts):
                yield from self._joined(parts, 2, _PLUS)
            case dsl.May(inner):
                yield self._frame(inner, dash="4 3")
            case dsl.Named(inner, name):
                yield from self._followed(inner, self.ring(self._letter(name)))
            case dsl.Must(inner):
                yield from self._followed(inner, self._text("!", PLAIN))
            case dsl.Under(inner, ruling):
                label = f"{self.book.wording.say('table-if')} {self.book.label(ruling)}"
                yield from self._followed(inner, self.boxed_text(label))
            case dsl.If(inner, number, count):
                yield from self._followed(inner, self._condition(_CONDITIONS[effect.word], count, number))
            case dsl.Repeat(times, inner) if dsl.Repeat not in self.book.effects:
                yield graphics.put_in_row([self._text(f"{times}×", PLAIN), self._frame(inner)], 3)
            case dsl.Done():
                yield _TICK
            case _:
                yield from self._leaf(effect)

    def _joined(self, parts: Any, tightness: int, sign: graphics.Graphic) -> Iterator[graphics.Graphic]:
        """Yields the parts with a sign between each two; the sign stays on the row of the part after it."""
        for at, part in enumerate(parts):
            run = [self._frame(part)] if dsl.needs_brackets(part, tightness) else list(self._run(part))
            if at:
                run[0] = graphics.put_in_row([sign, run[0]], GAP)
            yield from run

    def _followed(self, effect: dsl.Effect, note: graphics.Graphic) -> Iterator[graphics.Graphic]:
        """Yields the pieces of an effect; the note stays on the row of the last one."""
        *first, last = self._run(effect)
        yield from first
        yield graphics.put_in_row([last, note], GAP)

    def _condition(self, message: str, count: dsl.Count, number: int) -> graphics.Graphic:
        word = self.book.wording.say(message)
        counted = Composer(self.book, "words").count(count, number)
        condition = graphics.put_in_row([graphics.draw_text(word, SMALL, "words"), counted], 3)
        return graphics.frame(condition, "words", line="line", pad=(6, 2), radius=4)

    def _frame(self, effect: dsl.Effect, dash: str = "") -> graphics.Graphic:
        """Draws a frame around an effect, which wraps inside it."""
        outer, self._most = self._most, max(self._most - 2 * _FRAME, HEIGHT)
        inner = graphics.wrap_rows(self._run(effect), self._most, GAP, GAP)
        self._most = outer
        return graphics.frame(
            inner, line="muted" if dash else "line", pad=(_FRAME, 2), radius=7, dash=dash, thick=1.4
        )

    # --- leaves --------------------------------------------------------------------------------------

    def _leaf(self, effect: dsl.Effect) -> Iterator[graphics.Graphic]:
        """Yields the pieces of a verb: what stands before an effect in it, and the effect."""
        parts = self.book.effects.get(type(effect))
        if parts is None:
            yield self.boxed_text(str(effect))
            return
        pieces: list[list[graphics.Graphic]] = [[]]
        for part in parts:
            if pieces[-1] and part.of and isinstance(getattr(effect, part.of), dsl.Effect):
                pieces.append([])
            pieces[-1].append(self._part(part, effect))
        title = self.book.wording.tooltip(effect)
        yield from (graphics.add_title(graphics.put_in_row(piece, 3), title) for piece in pieces)

    def _part(self, part: picture_entries.PictogramPart, node: Any) -> graphics.Graphic:
        """Draws one part of a node's picture; it is empty if the part's `when` or `unless` rules it out."""
        if part.when and not getattr(node, part.when):
            return graphics.EMPTY
        if part.unless and getattr(node, part.unless):
            return graphics.EMPTY
        amount = getattr(node, part.number) if part.number else None
        if part.reversed and isinstance(amount, int):
            amount = -amount
        figure = self._amount(amount, part.signed)
        if part.alone and isinstance(amount, dsl.Quantity):
            return figure.per
        text = part.text or figure.text
        if part.of:
            drawn = self._value(getattr(node, part.of))
            return graphics.put_in_row([self._multiplied(drawn, figure.text), figure.per], GAP)
        if not part.symbol:
            return graphics.put_in_row([self._text(text, PLAIN), figure.per], GAP)
        if self.book.carries(part.symbol):
            return graphics.put_in_row([self._symbol(part.symbol, text), figure.per], 2)
        return graphics.put_in_row([self._multiplied(self._symbol(part.symbol), text), figure.per], 2)

    def _symbol(self, name: str, text: str = "") -> graphics.Graphic:
        return self.book.pictogram(name, text, self.on)

    def _multiplied(self, piece: graphics.Graphic, text: str) -> graphics.Graphic:
        """Draws a piece with a number before it, which is left out if it is 1."""
        if text in ("", "1"):
            return piece
        if text in self._letters.values():
            return graphics.put_in_row([self.ring(text), self._text("×", PLAIN), piece], 2)
        return graphics.put_in_row([self._text(f"{text}×", PLAIN), piece], 2)

    def _value(self, value: Any) -> graphics.Graphic:
        """Draws the value of a field: a name, an effect, a count, or several of them."""
        match value:
            case str():
                return self.name(value)
            case dsl.Effect():
                return self._frame(value)
            case dsl.Count():
                return self.count(value)
            case dsl.Need():
                return self.need(value)
            case (str(name), int(number)):
                return self._many(name, number)
            case tuple():
                return graphics.put_in_row((self._value(part) for part in value), GAP)
        return self._text(str(value), PLAIN)

    def _many(self, name: str, number: int) -> graphics.Graphic:
        """Draws a number of components, on the pictogram itself if it has a place for the number."""
        if name in self.book.symbols and self.book.carries(name):
            return self._symbol(name, str(number))
        return self._multiplied(self.name(name), str(number))

    # --- amounts -------------------------------------------------------------------------------------

    def _amount(self, amount: Any, signed: bool = False) -> _Said:
        match amount:
            case None:
                return _Said("")
            case int() if signed:
                return _Said(f"{amount:+d}".replace("-", "−") if amount else "")
            case dsl.UpTo(most):
                figure = self._amount(most)
                return _Said(f"≤{figure.text}", figure.per)
            case dsl.Places(count=count):
                points = " / ".join(str(worth) for worth in amount.by_place if worth)
                return _Said(
                    points,
                    graphics.put_in_row(
                        [self._text("×", PLAIN), self.count(dsl.compared_count(("most", ""), count))], 2
                    ),
                )
            case dsl.ByNumber(count=count):
                numbered = graphics.put_in_row([self._text("#", PLAIN), self.count(count)], 2)
                return _Said(" / ".join(map(str, amount.by_number)), numbered)
            case dsl.Per(factor, portion, count):
                counted = self.count(count, portion)
                return _Said(str(factor), graphics.put_in_row([self._text("×", PLAIN), counted], 2))
            case dsl.PerNamed(factor, portion, dsl.Bound(name)):
                letter = self._letter(name)
                times = [self._text("×", PLAIN), self.ring(letter)]
                times += [self._text(f"/{portion}", PLAIN)] if portion > 1 else []
                return _Said(str(factor), graphics.put_in_row(times, 2))
            case dsl.Quantity(count):
                return _Said("", self.count(count))
            case dsl.Bound(name):
                return _Said(self._letter(name))
        return _Said(str(amount).replace("-", "−"))

    def _letter(self, name: str) -> str:
        """The letter of a named number, or its name if it was named in an earlier task."""
        return self._letters.get(name, name)

    def count(self, count: dsl.Count, number: int = 1) -> graphics.Graphic:
        """Draws a count: one picture with the number in it, or repeated if it has no place for a number."""
        parts = self.book.counts.get(count.kind)
        if parts is None:
            return self._multiplied(self.boxed_text(count.one), str(number))
        drawn_number = number if any(part.number for part in parts) else 1
        node = CountFields(count.argument, drawn_number)
        drawn = graphics.put_in_row((self._part(part, node) for part in parts), 2)
        picture = graphics.add_title(drawn, self.book.wording.tooltip(dsl.Need(1, count)))
        if drawn_number == number:
            return picture
        if 0 < number <= _MOST_REPEATED:
            return graphics.put_in_row([picture] * number, 1)
        return self._multiplied(picture, str(number))

    def ring(self, letter: str) -> graphics.Graphic:
        """Draws the letter of a named number, in a ring at each place where the number stands."""
        inner = graphics.draw_text(letter, SMALL, "words", bold=True, italic=True)
        return graphics.frame(
            graphics.pad_to(inner, 12, 16), "words", line="ink", pad=(4, 1), radius=9, thick=1.4
        )

    def _text(self, text: str, size: float) -> graphics.Graphic:
        return graphics.draw_text(text, size, self.on, bold=True)


_CONDITIONS = {"if": "table-if", "unless": "table-unless"}
"""The messages with the word before a condition, by that of the expression."""
_ARROW = graphics.Graphic(22, HEIGHT, (graphics.stroke("M2 16 H19 M13 9.5 L19.5 16 L13 22.5", "ink", 2.4),))
_CHEVRON = graphics.Graphic(12, HEIGHT, (graphics.stroke("M3 9 L9 16 L3 23", "ink", 2.4),))
_SLASH = graphics.Graphic(14, HEIGHT, (graphics.stroke("M11 4 L3 28", "ink", 3.2),))
_PLUS = graphics.Graphic(13, HEIGHT, (graphics.stroke("M6.5 11 V21 M1.5 16 H11.5", "ink", 2.4),))
_TICK = graphics.Graphic(22, HEIGHT, (graphics.stroke("M3 17 L9 23 L19 9", "ink", 2.4),))


def signs_of(book: pictogram_library.Book) -> dict[str, graphics.Graphic]:
    """The signs between pictograms, each by the message that says what it means."""
    composer = Composer(book)
    empty = graphics.Graphic(HEIGHT, HEIGHT - 8)
    return {
        "table-sign-exchange": _ARROW,
        "table-sign-choice": _SLASH,
        "table-sign-both": _PLUS,
        "table-sign-sequence": _CHEVRON,
        "table-sign-may": graphics.frame(empty, line="muted", radius=7, dash="4 3", thick=1.4),
        "table-sign-brackets": graphics.frame(empty, line="line", radius=7, thick=1.4),
        "table-sign-most": graphics.draw_text("≤", PLAIN, composer.on, bold=True),
        "table-sign-each": graphics.draw_text("×", PLAIN, composer.on, bold=True),
        "table-sign-named": composer.ring(_LETTERS[0]),
    }
