// Makes the snapshot with which the worker of the table begins, for `gwt docs`, in node:
// node snapshot.mjs FOLDER-OF-PYODIDE FILE-TO-WRITE ARCHIVE...
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { ENVIRONMENT, unpack } from "./library.mjs";

const [pyodide, out, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const engine = await loadPyodide({ _makeSnapshot: true, env: { ...ENVIRONMENT, PYTHONHASHSEED: "0" } });
unpack(engine, archives.map((one) => new Uint8Array(readFileSync(one))));
await engine.runPythonAsync("from gwt.table.server.embedded import preload_answers\nawait preload_answers()");
writeFileSync(out, gzipSync(engine.makeMemorySnapshot(), { level: 9 }));
