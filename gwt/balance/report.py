"""The parts of a report of figures, written as one self-contained HTML page or as Markdown.

Texts of parts are plain except for ids and actions, which stand between backticks.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from types import MappingProxyType

from attrs import frozen

from gwt.balance import plots, statistics, study_results, verdict

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""A policy under which the document loads and runs nothing, whatever the texts in it contain."""


def html_document(title: str, main: str) -> str:
    """Returns the whole document; `main` is HTML, which follows the heading."""
    style = plots.plot_css() + Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{main}</main></body></html>\n"
    )


def html_table(head: Iterable[str], rows: Iterable[Sequence[str]], name: str) -> str:
    """A table of cells in HTML, of which the first of a row is its heading; `name` is said, not seen."""
    top = "".join(f'<th scope="col">{heading}</th>' if heading else "<td></td>" for heading in head)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(name)}">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


@frozen
class ReportPart:
    """A part of a report: sentences, figures, and then a table if it has rows."""

    title: str
    sentences: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    """Drawings in SVG, each with its caption in HTML; other forms of a report leave them out."""
    first: bool = False
    """Whether it begins the report about another kind of player or number of players."""


@frozen
class ComponentAppearance:
    """The appearance of a component: its name, text and picture."""

    svg: str
    """Its picture."""
    alt: str
    """The picture in words."""
    sentences: tuple[str, ...]
    """Its rule text; empty without texts."""


NOTHING_SHOWN: Mapping[str, ComponentAppearance] = MappingProxyType({})


# --- components --------------------------------------------------------------------------------------


def component_table(
    things: Iterable[study_results.ComponentResult], label: Mapping[str, str]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Returns the head and the rows of a table of what is chosen and used; `label` is what each is called.

    A column in which nothing stands is left out.
    """
    rows = [{"": label[thing.id], **dict(_cells(thing))} for thing in things]
    head = tuple(name for name in (rows[0] if rows else ()) if any(row[name] != "–" for row in rows))
    return head, tuple(tuple(row[name] for name in head) for row in rows)


def _cells(thing: study_results.ComponentResult) -> Iterator[tuple[str, str]]:
    yield "could choose it", _share(thing.offered)
    yield "of these, did", _share(thing.chosen)
    yield "did without the change", _share(thing.chosen_before)
    yield "of these, used it", _share(thing.used)
    yield "times", str(thing.times)
    yield "uses a game", f"{thing.uses:.2f}"
    few = thing.times < verdict.FEW
    yield "points by choosing it", _points(None if few else thing.points_chosen)
    yield "points by each use", _points(None if few else thing.points_used)
    won = None if few or thing.victories is None else verdict.format_percent(thing.victories, signed=True)
    yield "victories", "–" if won is None else won.replace(" percentage points", "")


def _share(estimate: statistics.Estimate | None) -> str:
    return "–" if estimate is None else verdict.format_percent(estimate)


def _points(estimate: statistics.Estimate | None) -> str:
    return "too few" if estimate is None else verdict.format_estimate(estimate, signed=True)


SHARES = (
    "Shares are of seats, with Wilson's interval at 95 %; `times` is how often it was chosen in all games. "
    "The points are by how much the score of a seat rises with the choice or the use, what it costs being "
    f"taken off. What was chosen fewer than {verdict.FEW} times has too few uses for anything to be said. "
    "`victories` is how much more often those win who chose it than those who did not, in percentage "
    "points, which does not say that they win by it: who is ahead can afford more."
)


# --- forms -------------------------------------------------------------------------------------------


def html_report(
    title: str,
    about: Sequence[str],
    parts: Iterable[ReportPart],
    components: Mapping[str, ComponentAppearance] = NOTHING_SHOWN,
) -> str:
    """Returns the HTML of a report; `components` are the components that it shows, by id."""
    body = "".join(map(_html_part, parts))
    lines = "<br>".join(map(_html_text, about))
    shown = "".join(_html_component(id, component) for id, component in components.items())
    return html_document(title, f'<p class="soft">{lines}</p>{shown}{body}')


def _html_part(part: ReportPart) -> str:
    level = "h2" if part.first else "h3"
    pieces = [f"<{level}>{_html_text(part.title)}</{level}>"]
    answer, *rest = part.sentences or ("",)
    if answer:
        opened = '<p class="answer">' if part.first else "<p>"
        pieces.append(f"{opened}{_html_text(answer)}</p>")
    if rest:
        pieces.append(f"<ul>{''.join(f'<li>{_html_text(sentence)}</li>' for sentence in rest)}</ul>")
    for svg, caption in part.figures:
        # What is wider than the screen is scrolled.
        pieces.append(f'<figure tabindex="0">{svg}<figcaption>{caption}</figcaption></figure>')
    if part.rows:
        rows = [tuple(map(_html_text, row)) for row in part.rows]
        pieces.append(html_table(part.head, rows, part.title.replace("`", "")))
    return "".join(pieces)


def _html_text(text: str) -> str:
    return re.sub("`([^`]*)`", r"<code>\1</code>", escape(text))


def _html_component(id: str, component: ComponentAppearance) -> str:
    # As an image a picture cannot bring its styles and ids into the page.
    source = f"data:image/svg+xml;base64,{b64encode(component.svg.encode()).decode()}"
    return (
        f'<figure class="component"><img alt="{escape(component.alt)}" src="{source}"><figcaption>'
        f"<code>{escape(id)}</code> {' '.join(map(escape, component.sentences))}</figcaption></figure>"
    )


def markdown_report(title: str, about: Sequence[str], parts: Iterable[ReportPart], command: str) -> str:
    """Returns a report as a page in Markdown; `command` is the command that writes it."""
    pieces = [
        f"# {title}",
        " ".join([*about, "A command writes this page:"]),
        f"<!-- not run: it plays for a long time -->\n```sh\n{command}\n```",
    ]
    for part in parts:
        if part.sentences or part.rows:
            pieces += [f"{'##' if part.first else '###'} {part.title}", *part.sentences[:1]]
            pieces += ["\n".join(f"- {sentence}" for sentence in part.sentences[1:])] * (
                len(part.sentences) > 1
            )
            pieces += [_markdown_table(part)] * bool(part.rows)
    return "\n\n".join(pieces) + "\n"


def _markdown_table(part: ReportPart) -> str:
    lines = [part.head, ("---", *["---:"] * (len(part.head) - 1)), *part.rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
