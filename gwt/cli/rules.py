"""`gwt rules`: lists the rules of a pack and the scenarios and tests that prove them."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from gwt import errors, json_types, proofs, spec
from gwt.cli import consoles, options

NOT_HERE = "The tests are not installed, so rules that only tests prove count as not proven."


def rules(
    area: Annotated[str | None, typer.Option(help="List the rules of this area only.")] = None,
    as_json: options.AsJson = False,
    lang: options.Lang = None,
    record: Annotated[
        bool,
        typer.Option("--record", help="Record that the texts in --lang fit the English ones."),
    ] = False,
    game: options.GameName = None,
    pack: options.PackName = None,
) -> None:
    """List the areas of the rules, or the rules of an area with the scenarios and tests that prove them.

    With --lang, also list the rules that are not translated and those whose English text has changed.
    """
    folders = [layer.folder for layer in spec.load_pack(game, pack).layers]
    if record:
        _record(folders, lang)
    rows = _rows(folders)
    areas = list(dict.fromkeys(rule["area"] for rule in rows))
    if area is not None:
        if area not in areas:
            raise errors.UsageError(f"there is no area '{area}'. {errors.did_you_mean(area, areas)}")
        rows = [rule for rule in rows if rule["area"] == area]
    if lang is not None and lang != "en":
        rows = _translated(folders, lang, rows)
    if as_json:
        typer.echo(json.dumps(rows, indent=2, ensure_ascii=False))
    elif area is not None:
        _one_by_one(rows)
    else:
        names = {area.id: area.name for area in proofs.checklist.rule_areas(folders)}
        _table({id: names.get(id, "") for id in areas}, rows)
        typer.echo("'gwt rules --area AREA' lists the rules of an area.")
    if not proofs.checklist.has_checkout():
        consoles.error_console().print(NOT_HERE, style="dim", markup=False)


def _record(folders: list[Path], lang: str | None) -> None:
    if lang is None or lang == "en":
        raise errors.UsageError("--record needs the language of the texts, such as --lang nl")
    typer.echo(f"wrote {proofs.translations.record_digests(folders, lang)}", err=True)


def _translated(
    folders: list[Path], lang: str, rows: list[json_types.JsonObject]
) -> list[json_types.JsonObject]:
    """Returns the rules with their texts in a language, and prints what of it is missing or outdated."""
    texts = proofs.translations.read_translation(folders, lang)
    if texts.missing:
        message = f"{len(texts.missing)} not in {lang}: {', '.join(texts.missing)}"
        consoles.error_console().print(message, markup=False, highlight=False)
    for problem in texts.outdated:
        consoles.error_console().print(str(problem), markup=False, highlight=False)
    return [{**rule, "text": texts.rules.get(rule["id"], rule["text"])} for rule in rows]


def _rows(folders: list[Path]) -> list[json_types.JsonObject]:
    proven = proofs.checklist.proofs_of_rules(folders)
    return [
        {
            "id": rule.id,
            "area": rule.area,
            "text": rule.text,
            "page": rule.page,
            "place": rule.place,
            "kind": rule.kind,
            "note": rule.note,
            "reason": rule.reason,
            "proofs": proven.get(rule.id, []),
        }
        for rule in proofs.checklist.rules_in_force(proofs.checklist.read_checklist(folders))
    ]


def _one_by_one(rows: list[json_types.JsonObject]) -> None:
    console = consoles.output_console()
    for rule in rows:
        console.print(f"[bold]{rule['id']}[/] ({rule['place']}, {rule['kind']})")
        console.print(f"  {rule['text']}", highlight=False)
        for proof in rule["proofs"] or [rule["reason"] or "not proven"]:
            console.print(f"  [dim]- {proof}[/]", highlight=False)


def _table(areas: dict[str, str], rows: list[json_types.JsonObject]) -> None:
    """Prints the areas, given by their names, with the counts of their rules."""
    table = Table("area", "rules", "proven", "by reason", "proofs", "what it is about")
    for column in table.columns[1:-1]:
        column.justify = "right"
    table.show_footer = True
    totals = [0, 0, 0, 0]
    for area, name in areas.items():
        in_area = [rule for rule in rows if rule["area"] == area]
        counts = [
            len(in_area),
            sum(bool(rule["proofs"]) for rule in in_area),
            sum(bool(rule["reason"]) and not rule["proofs"] for rule in in_area),
            sum(len(rule["proofs"]) for rule in in_area),
        ]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        table.add_row(area, *map(str, counts), name)
    for column, footer in zip(table.columns, ["all", *map(str, totals), ""], strict=True):
        column.footer = footer
    consoles.output_console().print(table)
