// Makes the memory snapshot of a started Python at build time.
// usage: node snapshot.mjs PYODIDE_FOLDER SPIELBUCH.zip START.py OUT
// Uses Pyodide's private snapshot calls, so its version is pinned exactly; the worker starts plainly without one.
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { constants, gzipSync } from "node:zlib";

process.on("uncaughtException", (problem) => {      // Node would print a line of minified code a megabyte long
  console.error(problem?.message ?? problem);
  process.exit(1);
});

const [runtime, archive, start, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);

const python = await loadPyodide({ indexURL: `${runtime}/`, _makeSnapshot: true });
const site = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(await readFile(archive)), "zip", { extractDir: site });
python.runPython(await readFile(start, "utf8"));
python.runPython("warm(); import gc; gc.collect()");
const memory = python.makeMemorySnapshot();
await writeFile(out, gzipSync(memory, { level: constants.Z_BEST_COMPRESSION }));
console.log(JSON.stringify({ raw: memory.length }));
process.exit(0);
