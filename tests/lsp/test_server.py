"""The server as an editor sees it."""

import asyncio
import io
import json
import os
import subprocess
import sys

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient

from gwt.lsp.server import make_server
from gwt.resources import data_root
from tests.packs.small import pair, written

pytestmark = pytest.mark.in_turn

COMMAND = [sys.executable, "-c", "from gwt.cli import main; main()", "lsp"]


@pytest_lsp.fixture(
    config=ClientServerConfig(
        server_command=COMMAND, server_env={**os.environ, "PYTHONPATH": str(data_root())}
    ),
)
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=types.ClientCapabilities(),
            locale="nl-BE",
            initialization_options={"problems": "file:///docs/problems.md"},
        )
    )
    yield
    await lsp_client.shutdown_session()


def opened(client, path, text, uri=""):
    item = types.TextDocumentItem(uri or path.as_uri(), "yaml", 1, text)
    client.text_document_did_open(types.DidOpenTextDocumentParams(item))
    return types.TextDocumentIdentifier(item.uri)


def place_of(text, word):
    line = next(at for at, one in enumerate(text.split("\n")) if word in one)
    return types.Position(line, text.split("\n")[line].index(word) + len(word))


async def told(client, uri, wanted):
    """The problems of a file, as soon as they are those."""
    while [one.code for one in client.diagnostics.get(uri, [])] != wanted:
        await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), 20)
    return client.diagnostics[uri]


@pytest.mark.asyncio
async def test_a_warning_is_one_for_the_editor_too(client, tmp_path):
    folder = pair(tmp_path)
    path = (folder / "buildings.yaml").resolve()
    text = path.read_text(encoding="utf-8").replace("- gain $2", "- gain $2\n  - gain $2", 1)

    (problem,) = await told(client, opened(client, path, text).uri, ["same-action"])

    assert problem.severity == types.DiagnosticSeverity.Warning


@pytest.mark.asyncio
async def test_an_author_writes_a_tile(client, tmp_path):
    folder = pair(tmp_path)
    path = (folder / "buildings.yaml").resolve()
    text = path.read_text(encoding="utf-8")
    wrong = text.replace("gain $2", "discard 1 guernsey -> gian $2", 1)

    # The mistake is in the open text alone.
    document = opened(client, path, wrong)
    (problem,) = await told(client, document.uri, ["unknown-verb"])
    behind = place_of(wrong, "gian")
    assert problem.range.start == types.Position(behind.line, behind.character - len("gian"))
    assert problem.code_description.href.endswith("problems.md#unknown-verb")
    assert "Did you mean 'gain'?" in problem.message

    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, problem.range, types.CodeActionContext([problem]))
    )
    assert [one.title for one in actions] == ["Write 'gain'"]
    ((edit,),) = actions[0].edit.changes.values()
    line = wrong.split("\n")[edit.range.start.line]
    fixed = line[: edit.range.start.character] + edit.new_text + line[edit.range.end.character :]
    assert fixed == line.replace("gian", "gain")

    items = await client.text_document_completion_async(
        types.CompletionParams(document, place_of(wrong, "-> g"))
    )
    assert "gain" in [one.label for one in items]

    places = await client.text_document_definition_async(
        types.DefinitionParams(document, place_of(wrong, "guern"))
    )
    assert [one.uri.rsplit("/", 1)[1] for one in places] == ["cattle.yaml"]

    # Mended, and said in the language of the editor.
    whole = types.TextDocumentContentChangeWholeDocument(wrong.replace("gian", "gain"))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(types.VersionedTextDocumentIdentifier(2, document.uri), [whole])
    )
    while any(one.code == "unknown-verb" for one in client.diagnostics[document.uri]):
        await asyncio.wait_for(client.wait_for_notification("textDocument/publishDiagnostics"), 20)
    hover = await client.text_document_hover_async(types.HoverParams(document, place_of(wrong, "guern")))
    assert "ontvang je 2 dollar" in hover.contents.value


@pytest.mark.asyncio
async def test_what_keeps_nobody_from_playing_is_a_warning(client, tmp_path):
    objective = {"id": "obj-own", "name": "Own", "needs": ["1 hazard"], "points": 3, "source": "own"}
    folder = written(tmp_path, "own/task", {"objectives": {"objectives": [objective]}}, adds=["obj-own"])
    path = (folder / "objectives.yaml").resolve()
    document = opened(client, path, path.read_text(encoding="utf-8"))

    (problem,) = await told(client, document.uri, ["no-name"])
    assert problem.severity == types.DiagnosticSeverity.Warning


@pytest.mark.parametrize(
    "params",
    [None, {}, {"textDocument": {"uri": "file:///a.yaml"}, "position": {"line": -1, "character": -1}}],
)
def test_a_request_that_cannot_be_read_is_answered(params):
    sent = io.BytesIO()
    protocol = make_server().protocol
    protocol.set_writer(sent)

    with pytest.raises(JsonRpcException):
        protocol.structure_message(
            {"jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": params}
        )

    answer = json.loads(sent.getvalue().partition(b"\r\n\r\n")[2])
    assert (answer["id"], answer["error"]["code"]) == (7, -32602)


@pytest.mark.asyncio
async def test_half_of_a_character_is_told_as_a_text_that_is_none(client, tmp_path):
    path = (pair(tmp_path) / "buildings.yaml").resolve()
    text = path.read_text(encoding="utf-8").replace("gain $2", "gain \ud800", 1)

    await told(client, opened(client, path, text).uri, ["not-text"])


@pytest.mark.asyncio
@pytest.mark.parametrize("spelling", ["escaped", "linked"])
async def test_problems_come_under_the_address_that_the_editor_uses(client, tmp_path, spelling):
    path = (pair(tmp_path) / "buildings.yaml").resolve()
    text = path.read_text(encoding="utf-8").replace("gain $2", "gian $2", 1)
    uri = path.as_uri().replace("buildings", "%62uildings")
    if spelling == "linked":
        (tmp_path / "link").symlink_to(path.parent, target_is_directory=True)
        uri = (tmp_path / "link" / path.name).as_uri()

    await told(client, opened(client, path, text, uri).uri, ["unknown-verb"])
    assert path.as_uri() not in client.diagnostics


def test_the_server_ends_without_an_error():
    methods = ("initialize", "initialized", "shutdown", "exit")
    messages = [{"jsonrpc": "2.0", "id": 1, "method": method, "params": {}} for method in methods]
    messages[0]["params"] = {"capabilities": {}}
    for notification in (messages[1], messages[3]):
        del notification["id"]
    texts = [json.dumps(message) for message in messages]
    typed = "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in texts)
    ended = subprocess.run(
        COMMAND,
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(data_root())},
    )

    assert (ended.returncode, ended.stderr) == (0, b"")
