"""Why the server refuses something, in the language of the reader."""

import ast
import re

import pytest

import gwt
from gwt.resources import data_root
from gwt.table import Limits
from gwt.table.match.help_cards import page_texts_of

SOURCES = sorted((data_root() / "gwt" / "table").rglob("*.py"))


def refusals():
    """Each `RequestRefused(...)` of the sources: its place, its reason and the names of its gaps."""
    for path in SOURCES:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "RequestRefused":
                reason = call.args[2].value if len(call.args) > 2 else ""
                yield f"{path.name}:{call.lineno}", reason, {one.arg for one in call.keywords}, call.args[1]


def test_a_refusal_has_a_reason_unless_its_message_is_that_of_an_error():
    bare = [at for at, reason, _, said in refusals() if not reason and "error" not in ast.unparse(said)]

    assert bare == []


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_each_reason_has_a_text_with_its_gaps(language):
    texts = page_texts_of(gwt.load_pack(), language)["texts"]

    for at, reason, gaps, _ in refusals():
        if reason:
            text = texts.get(f"page-refused-{reason}", "")
            assert text, f"{at}: there is no text for '{reason}'"
            assert set(re.findall(r"\{(\w+)\}", text)) <= gaps, at


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_a_reason_that_an_error_gave_is_in_the_text(language):
    texts = page_texts_of(gwt.load_pack(), language)["texts"]
    caused = [(reason, gaps) for _, reason, gaps, message in refusals() if reason and _is_caused(message)]

    assert len(caused) > 5
    for reason, gaps in caused:
        assert "cause" in gaps, reason
        assert "{cause}" in texts[f"page-refused-{reason}"], reason


def _is_caused(message: ast.expr) -> bool:
    """Whether a message has the text of an error, and not only its class."""
    names = {ast.unparse(node) for node in ast.walk(message) if isinstance(node, ast.Name | ast.Attribute)}
    return bool(names & {"error", "reason", "text", "refused.message"}) and "type(error)" not in (
        ast.unparse(message)
    )


def test_an_answer_names_the_reason_and_fills_its_gaps(server):
    table = server.table()
    ann = server.sit(table["links"]["seats"][0])
    ann.hear("moment")
    told = ann.ask("choose", decision=7, option="done")["problem"]

    assert (told["code"], told["reason"], told["gaps"]) == ("stale", "decision-past", {})
    answer = server.client.post("/api/1/tables", json={"players": 2, "seats": ["human", "nobody"]}).json()
    assert (answer["problem"]["reason"], answer["problem"]["gaps"]) == ("not-here", {"name": "nobody"})


def test_a_server_may_have_no_test_tables(serving):
    server = serving(limits=Limits(test_tables=False))
    answer = server.client.post("/api/1/tables", json={"players": 2, "test": True})

    assert (answer.status_code, answer.json()["problem"]["reason"]) == (403, "no-test")
    assert server.client.get("/api/1").json()["limits"]["test_tables"] is False
    assert server.client.post("/api/1/tables", json={"players": 2}).status_code == 201
