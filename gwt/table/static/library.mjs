// Puts the library into Python for browsers, for the worker of the table and for the maker of its snapshot.
export const KEPT = "/kept";
const LIBRARY = "/library";

export const ENVIRONMENT = { HOME: "/home/pyodide", GWT_CACHE: `${KEPT}/cache` };

// Files are dated by what the archives hold, so that what has been compiled and read of them is good until
// that changes; it is kept beside the games.
const PREPARE = `
import os, sys, zlib
def prepare(folder, compiled, archives):
    date = 0
    for one in archives:
        date = zlib.crc32(one.to_py(), date)
    for path, _, files in os.walk(folder):
        for file in files:
            os.utime(os.path.join(path, file), (date, date))
    sys.pycache_prefix, sys.dont_write_bytecode = compiled, False
    if folder not in sys.path:
        sys.path.insert(0, folder)
prepare
`;

/** @param {Pyodide} engine @param {Uint8Array[]} archives */
export const unpack = (engine, archives) => {
  for (const one of archives) engine.unpackArchive(one, "zip", { extractDir: LIBRARY });
  /** @type {(folder: string, compiled: string, archives: Uint8Array[]) => void} */
  const prepare = engine.runPython(PREPARE);
  prepare(LIBRARY, `${KEPT}/compiled`, archives);
};
