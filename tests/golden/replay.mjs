// Replays records in Pyodide, as a reader's browser does.
// usage: node replay.mjs PYODIDE_FOLDER SPIELBUCH.zip < records.json > states.json
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [runtime, archive] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${runtime}/` });
const site = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(await readFile(archive)), "zip", { extractDir: site });
python.globals.set("text", await readFile("/dev/stdin", "utf8"));
const out = python.runPython(`
import json, sys
from engine.core.plain import fingerprint
from engine.core.record import from_json, replay

def last(record):
    played = replay(from_json(record))
    return [fingerprint(played.last), fingerprint(played.game.outcome(played.last))]

json.dumps({"python": sys.version, "states": [last(r) for r in json.loads(text)]})
`);
console.log(out);
process.exit(0);
