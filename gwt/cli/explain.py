"""`gwt explain`: shows what an expression means, its parts, and where it may stand."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from gwt import dsl, errors, json_types, kernel, load_pack, packs, spec, text
from gwt.cli import consoles, options, show


def explain(
    expression: Annotated[
        str, typer.Argument(help="An expression as in a file of content, or the id of a component.")
    ],
    lang: options.Lang = None,
    places: Annotated[
        bool, typer.Option("--places", help="List the fields of content in which it may stand.")
    ] = False,
    as_json: options.AsJson = False,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """Explain an expression: its tree, its canonical form, its sentence, and where it may stand.

    The id of a component shows the component.
    """
    from gwt.text.tree_data import kind_label, tree_as_dict

    loaded = load_pack(game, pack)
    speaker = text.sentence_formatter(loaded, lang)
    try:
        tree = loaded.author.expression(expression)
    except errors.ExpressionError as error:
        if as_json or not any(component.is_called(expression) for component in loaded.components):
            raise errors.ContentError([_problem(loaded.author, expression, error)]) from None
        for panel in show.describe_component(loaded, expression, speaker):
            consoles.output_console().print(panel)
        return
    explanation = {
        "expression": expression,
        "kind": kind_label(type(tree)),
        "canonical": str(tree),
        "language": speaker.words.language,
        "sentence": speaker.sentence(tree),
        "tree": tree_as_dict(loaded, tree),
        "parts": list(_declinable(tree)),
        "slots": list(_slots(loaded.manifest.game, loaded, tree)),
    }
    if as_json:
        typer.echo(json.dumps(explanation, indent=2, ensure_ascii=False))
    else:
        _print(explanation, places, loaded.author.language.for_people)


def _problem(
    parser: "dsl.ExpressionParser", expression: str, error: errors.ExpressionError
) -> errors.Problem:
    place = packs.Document("expression", expression).place(error.offset)
    hint = QUOTES if _lacks_dollars(parser, expression, error) else error.hint
    return errors.Problem(place, error.message, hint, error.length)


QUOTES = "In a shell, write '...' around an expression: between double quotes, $4 is taken away."


def _lacks_dollars(reader: "dsl.ExpressionParser", expression: str, error: errors.ExpressionError) -> bool:
    """Whether an expression would be one with dollars where it is wrong, before or behind the mistake."""
    if "$" in expression:
        return False
    for offset in (error.offset, error.offset + error.length):
        for kind in reader.parsers_by_kind.values():
            with suppress(errors.ExpressionError):
                kind(f"{expression[:offset]} $1 {expression[offset:]}")
                return True
    return False


def _declinable(tree: object) -> Iterator[json_types.JsonObject]:
    """Yields the parts of an effect, each with whether a player may decline it; a reward, or not."""

    if isinstance(tree, dsl.Effect):
        anywhere = kernel.declinable_parts(kernel.make_compulsory(tree), reward=False)
        for (part, declined), (_, always) in zip(kernel.declinable_parts(tree), anywhere, strict=True):
            yield {"part": str(part), "optional": declined, "in a compulsory field": always}


# --- where it may stand ------------------------------------------------------------------------------


def _slots(game: str, pack: packs.Pack, tree: object) -> Iterator[json_types.JsonObject]:
    """Yields the fields for expressions of this kind, with the reason if this one is refused there."""
    family = spec.game_kind(game).content
    for slot in packs.slots_of(family):
        # A file that the pack does without has no entry in which the expression could be tried.
        if isinstance(tree, slot.kind) and getattr(pack.entries, slot.file) is not None:
            yield {
                "slot": str(slot),
                "refused": packs.refusal_reason(family, pack.entries, slot, tree),
                "compulsory": str(slot) in family.compulsory_fields,
            }


# --- for people --------------------------------------------------------------------------------------


def _print(explanation: json_types.JsonObject, places: bool, for_people: Callable[[str], str]) -> None:
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column()
    rows.add_row("kind", Text(explanation["kind"]))
    rows.add_row("canonical", Text(for_people(explanation["canonical"])))
    accepting = sum(not slot["refused"] for slot in explanation["slots"])
    if not accepting and not places:
        reasons = Counter(slot["refused"] for slot in explanation["slots"])
        rows.add_row("may stand in", Text(f"nowhere in content: {reasons.most_common(1)[0][0]}"))
    if explanation["sentence"] is not None:
        rows.add_row(explanation["language"], Text(explanation["sentence"]))
    rows.add_row("tree", _drawn("", explanation["tree"], for_people))
    if explanation["parts"]:
        parts = for_people("\n".join(_declining(explanation["parts"], explanation["slots"])))
        rows.add_row("optional", Text(parts))
    if places:
        rows.add_row("may stand in", Text("\n".join(_standing(explanation["slots"]))))
    elif accepting:
        rows.add_row("may stand in", f"{errors.count_noun(accepting, 'field')} (see --places)")
    consoles.output_console().print(rows)


def _declining(parts: list[json_types.JsonObject], slots: list[json_types.JsonObject]) -> Iterator[str]:
    """Yields for each part whether it can be declined, and the fields in which none can."""
    for part in parts:
        yield f"{'yes' if part['optional'] else 'no':4}{part['part']}"
    where = [slot["slot"] for slot in slots if slot["compulsory"] and not slot["refused"]]
    if where and any(part["optional"] != part["in a compulsory field"] for part in parts):
        yield f"in {'; '.join(where)} only what says 'may'"


def _standing(slots: list[json_types.JsonObject]) -> Iterator[str]:
    """Yields the fields that accept it, then each reason of refusal with its fields."""
    reasons: dict[str, list[str]] = {}
    for slot in slots:
        if slot["refused"]:
            reasons.setdefault(slot["refused"], []).append(slot["slot"])
        else:
            yield slot["slot"]
    for reason, refusing in reasons.items():
        where = "nowhere in content" if len(refusing) == len(slots) else f"not in {'; '.join(refusing)}"
        yield f"{where}: {reason}"


def _drawn(name: str, node: json_types.JsonObject, for_people: Callable[[str], str]) -> Tree:
    label = Text(f"{name}: " if name else "").append(for_people(node["written"]), "bold")
    label.append(f"  {node['kind']}", "dim")
    drawn = Tree(label)
    for part, inner in node.get("parts", {}).items():
        for child in inner if isinstance(inner, list) else [inner]:
            drawn.children.append(_drawn(part.replace("_", " "), child, for_people))
    return drawn
