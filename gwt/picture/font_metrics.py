"""Measures the width of text from a fixed table, so that a picture is the same on every machine.

The widths are those of Arial, Helvetica and Liberation Sans, in thousandths of the size.
A text is also written with its width, so that another font is squeezed or stretched to it.
"""

FONT = "Arial, Helvetica, 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"
"""The last one that is named serves programs that draw text as wide as it is; it is hardly wider."""

_REGULAR = {
    191: "'",
    222: "ijl’‘",
    260: "|",
    278: " !,./:;I[\\]ftìíîïÌ·⁄",
    333: "()-`r“”„{}",
    355: '"•',
    389: "*",
    400: "°",
    500: "Jcksvxyzç↑↓",
    556: "#$0123456789?L_abdeghnopquàâäèéêëòóôöùúûüñ–≤≥±",
    584: "+<=>~−×^",
    611: "FTZß",
    667: "&ABEKPSVXYÀÈÉÄ",
    722: "CDHNRUwÙÜ",
    778: "GOQÒÖ",
    833: "Mm½",
    889: "%∞",
    944: "W",
    1000: "—…→←@",
}
_BOLD = {
    238: "'",
    278: " ,./I\\ijlìíîïÌ·’‘|⁄",
    333: "!()-:;[]`ft",
    389: "*r{}•",
    400: "°",
    474: '"',
    500: "z“”„↑↓",
    556: "#$0123456789J_aceksvxyàâäçèéêë–≤≥±",
    584: "+<=>^~−×",
    611: "?FLTZbdghnopquòóôöùúûüñß",
    667: "EPSVXYÈÉ",
    722: "&ABCDHKNRUÀÙÄÜ",
    778: "GOQwÒÖ",
    833: "M½",
    889: "%m∞",
    944: "W",
    1000: "—…→←@",
}


def _each(table: dict[int, str]) -> dict[str, int]:
    return {letter: width for width, letters in table.items() for letter in letters}


_WIDTHS = {False: _each(_REGULAR), True: _each(_BOLD)}
_UNKNOWN = 1000
"""The width of a letter that is not in the table, generous on purpose."""


def text_width(text: str, size: float, bold: bool = False) -> float:
    widths = _WIDTHS[bold]
    return sum(widths.get(letter, _UNKNOWN) for letter in text) * size / 1000


def wrap_text(text: str, size: float, most: float, bold: bool = False) -> list[str]:
    """Breaks text at blanks into lines at most `most` wide; a single word may be wider."""
    broken: list[str] = []
    for word in text.split():
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and text_width(longer, size, bold) <= most:
            broken[-1] = longer
        else:
            broken.append(word)
    return broken
