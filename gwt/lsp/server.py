"""Speaks the language server protocol: passes requests to the other modules and converts their answers."""

import asyncio
import os
import re
from pathlib import Path
from typing import Any

from attrs import define, field
from lsprotocol import types
from pygls import uris
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.workspace import PositionCodec

from gwt import decoding, errors, json_types, packs
from gwt._version import __version__
from gwt.lsp.completion import completions
from gwt.lsp.hover import definitions, hover_sentences
from gwt.lsp.workspace import LoadedPack, Workspace
from gwt.packs.limits import LARGEST

_PAUSE = 0.1
"""A pack is checked after this many seconds without a change."""
_SOURCE = "gwt"
_KINDS = {
    "key": types.CompletionItemKind.Field,
    "name": types.CompletionItemKind.Value,
    "word": types.CompletionItemKind.Keyword,
}
_SEVERITIES = {False: types.DiagnosticSeverity.Error, True: types.DiagnosticSeverity.Warning}
"""The severity of a problem, by whether it is a warning."""
_Changed = (
    types.DidOpenTextDocumentParams | types.DidChangeTextDocumentParams | types.DidSaveTextDocumentParams
)
_Position = types.CompletionParams | types.HoverParams | types.DefinitionParams


class _Protocol(LanguageServerProtocol):
    """A protocol that also answers requests it cannot parse, so that the editor need not wait."""

    def structure_message(self, data: json_types.JsonObject) -> Any:
        try:
            return super().structure_message(data)
        except JsonRpcException as error:
            if "id" in data and "method" in data:
                self._send_response(data["id"], error=error.to_response_error())
            raise


@define(eq=False)
class _Session:
    """The session with one editor."""

    server: LanguageServer
    desk: Workspace = field(factory=Workspace)
    documents: str = ""
    """The URL of the page about problem codes; without one, links lead to the source of that page."""
    checks: dict[Path, "asyncio.Task[None]"] = field(factory=dict)
    uris: dict[Path, str] = field(factory=dict)
    """The address of each file that is or was open, as the editor writes it."""
    told: dict[Path, set[str]] = field(factory=dict)
    """The files for which problems were published, by the folder of their pack."""

    @property
    def codec(self) -> PositionCodec:
        return self.server.workspace.position_codec

    def begin(self, params: types.InitializeParams) -> None:
        raw = params.initialization_options
        options: json_types.JsonObject = raw if isinstance(raw, dict) else {}
        language = options.get("language") or params.locale or self.desk.language
        self.desk.language = re.split("[-_]", str(language))[0]
        self.documents = str(options.get("problems") or "")

    # --- what is open --------------------------------------------------------------------------------

    def changed(self, uri: str) -> None:
        """Stores the changed text, and schedules a check for when the author pauses."""
        path = _path(uri)
        self.uris[path] = uri
        self.desk.texts[path] = self.server.workspace.get_text_document(uri).source
        self.check(path)

    def closed(self, uri: str) -> None:
        self.desk.texts.pop(_path(uri), None)
        self.check(_path(uri))

    def check(self, path: Path) -> None:
        folder = self.desk.folder(path)
        if folder is None:
            return
        if folder in self.checks:
            self.checks[folder].cancel()
        self.checks[folder] = asyncio.get_running_loop().create_task(self._check(folder))

    async def _check(self, folder: Path) -> None:
        await asyncio.sleep(_PAUSE)
        # In a thread, so that completion need not wait; an outdated result is dropped.
        problems = await asyncio.to_thread(self.desk.problems, folder)
        by_file: dict[str, list[types.Diagnostic]] = {uri: [] for uri in self.told.get(folder, ())}
        for problem in problems:
            uri = self._uri(Path(os.path.realpath(problem.place.file)))
            by_file.setdefault(uri, []).append(self._diagnostic(problem))
        self.told[folder] = {uri for uri, diagnostics in by_file.items() if diagnostics}
        for path in self.desk.texts:
            if self.desk.folder(path) == folder:
                # For a file that is open, an empty list is published too.
                by_file.setdefault(self._uri(path), [])
        for uri, diagnostics in by_file.items():
            self.server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, diagnostics))

    def _uri(self, path: Path) -> str:
        return self.uris.get(path) or path.as_uri()

    def _diagnostic(self, problem: errors.Problem) -> types.Diagnostic:
        place, line = problem.place, problem.place.line - 1
        start = self._units(place.source[: place.column - 1])
        end = start + self._units(place.source[place.column - 1 :][: problem.length])
        page = f"{self.documents}#{problem.code}" if self.documents else packs.link_to_code(problem.code)
        return types.Diagnostic(
            range=types.Range(types.Position(line, start), types.Position(line, end)),
            message=f"{problem.message}\n{problem.hint}".strip(),
            severity=_SEVERITIES[packs.is_warning(problem.code)],
            code=problem.code,
            code_description=types.CodeDescription(page),
            source=_SOURCE,
            data={"words": problem.hint.words} if problem.hint.kind is errors.HintKind.MEANT else None,
        )

    def _units(self, text: str) -> int:
        """The length of a text in the editor's units; plain ASCII, the common case, needs no conversion."""
        return len(text) if text.isascii() else self.codec.client_num_units(text)

    # --- what is asked -------------------------------------------------------------------------------

    def completion(self, params: types.CompletionParams) -> list[types.CompletionItem]:
        path, text, offset, state = self._asked(params)
        if state is None:
            return []
        cursor = params.position
        items = []
        for at, offer in enumerate(completions(state, path.stem, text, offset)):
            start = types.Position(cursor.line, cursor.character - self.codec.client_num_units(offer.typed))
            text_edit = types.TextEdit(
                types.Range(start, cursor), f"{offer.word}: " if offer.what == "key" else offer.word
            )
            items.append(
                types.CompletionItem(
                    label=offer.word,
                    kind=_KINDS[offer.what],
                    detail=offer.detail or None,
                    documentation=offer.description or None,
                    sort_text=f"{at:04}",
                    filter_text=offer.word,
                    text_edit=text_edit,
                )
            )
        return items

    def hover(self, params: types.HoverParams) -> types.Hover | None:
        path, text, offset, state = self._asked(params)
        lines = [] if state is None else hover_sentences(state, path.stem, text, offset)
        if not lines:
            return None
        markdown = lines[0] if len(lines) == 1 else "\n".join(f"- {line}" for line in lines)
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, markdown))

    def fixes(self, params: types.CodeActionParams) -> list[types.CodeAction]:
        """Returns an edit for each word that may be meant where a problem is."""
        uri = params.text_document.uri
        return [
            types.CodeAction(
                title=f"Write '{word.strip()}'",
                kind=types.CodeActionKind.QuickFix,
                diagnostics=[problem],
                edit=types.WorkspaceEdit(changes={uri: [types.TextEdit(problem.range, word)]}),
            )
            for problem in params.context.diagnostics
            if problem.source == _SOURCE and isinstance(problem.data, dict)
            for word in problem.data.get("words") or ()
            if isinstance(word, str)
        ]

    def definition(self, params: types.DefinitionParams) -> list[types.Location]:
        path, text, offset, state = self._asked(params)
        if state is None:
            return []
        with self.desk.reading():
            targets = definitions(state, path.stem, text, offset)
        places = []
        for target in targets:
            start, end = (target.document.place(index) for index in (target.span.start, target.span.end))
            lines = target.document.text.split("\n")
            server = [types.Position(place.line - 1, place.column - 1) for place in (start, end)]
            client = self.codec.range_to_client_units(lines, types.Range(*server))
            places.append(types.Location(self._uri(target.path.resolve()), client))
        return places

    def _asked(self, params: _Position) -> tuple[Path, str, int, LoadedPack | None]:
        """Returns the file, its text, the offset of the character, and the pack."""
        path = _path(params.text_document.uri)
        folder = self.desk.folder(path)
        # Only files directly in the folder of a pack hold entries.
        if folder is None or path.parent != folder or path.suffix != ".yaml":
            return path, "", 0, None
        text = decoding.normalize_line_breaks(
            self.server.workspace.get_text_document(params.text_document.uri).source
        )
        if len(text) > LARGEST:
            return path, "", 0, None
        lines = text.split("\n")
        place = self.codec.position_from_client_units(lines, params.position)
        offset = sum(len(line) + 1 for line in lines[: place.line]) + place.character
        return path, text, min(offset, len(text)), self.desk.valid_pack(folder)


def _path(uri: str) -> Path:
    return Path(os.path.realpath(uris.to_fs_path(uri) or ""))


def serve() -> None:
    """Serves an editor over standard input and output until it disconnects."""
    make_server().start_io()


def make_server() -> LanguageServer:
    """Returns a server that no editor is connected to yet."""
    server = LanguageServer("gwt-lsp", __version__, protocol_cls=_Protocol)
    session = _Session(server)

    async def changed(params: _Changed) -> None:
        session.changed(params.text_document.uri)

    for event in (
        *(types.TEXT_DOCUMENT_DID_OPEN, types.TEXT_DOCUMENT_DID_CHANGE),
        types.TEXT_DOCUMENT_DID_SAVE,
    ):
        server.feature(event)(changed)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: types.DidCloseTextDocumentParams) -> None:
        session.closed(params.text_document.uri)

    triggers = types.CompletionOptions(trigger_characters=[" ", "$", "-"])
    fixing = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
    server.feature(types.INITIALIZE)(lambda params: session.begin(params))
    server.feature(types.TEXT_DOCUMENT_COMPLETION, triggers)(lambda params: session.completion(params))
    server.feature(types.TEXT_DOCUMENT_HOVER)(lambda params: session.hover(params))
    server.feature(types.TEXT_DOCUMENT_CODE_ACTION, fixing)(lambda params: session.fixes(params))
    server.feature(types.TEXT_DOCUMENT_DEFINITION)(lambda params: session.definition(params))
    return server
