// Python in a worker: one per page. See live.js for the messages.
import { bytes, pyodide, python } from "./where.mjs";

const runtime = new URL(pyodide, import.meta.url).href;
const own = new URL(python, import.meta.url).href;
const send = (message) => postMessage(message);

let page;      // Python's side of the page: widgets.hosts.browser.Browser

onmessage = async ({ data: m }) => {
  if (m.type === "boot") await boot(m);
  else if (m.type === "message") {
    try {
      page.handle(m.id, m.text);
    } catch (problem) {
      send({ type: "broken", id: m.id, text: String(problem?.stack ?? problem) });
    }
  }
};

async function boot({ lang, cells, link, plain }) {
  try {
    const progress = new Progress(plain ? bytes.plain : bytes.snapshot);
    const py = plain ? await startPlainly(progress) : await wakeUp(progress);
    page = py.globals.get("start")((text) => send({ type: "state", text }), lang,
                                   py.toPy(crypto.getRandomValues(new Uint8Array(32))));
    send({ type: "awake", how: plain ? "plain" : "snapshot" });
    for (const { cell, code } of cells) send({ type: "cell", cell, text: page.run_cell(code) });
    send({ type: "ready", game: link ? py.globals.get("game_of")(link) : null });
    if (!plain) await unpackLater(py);
  } catch (problem) {
    send({ type: "failed", plain, text: String(problem?.stack ?? problem) });
  }
}

// The quick way: the memory of a Python that had everything imported already.
async function wakeUp(progress) {
  const memory = progress.fetch(`${own}snapshot.pack`).then(unpacked);
  memory.catch(() => {});      // reported once, where it is awaited
  const [{ loadPyodide }, { default: create }] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(runtime + name)));
  const createPyodideModule = async (settings) => withRoom(await create(settings), (await memory).length);
  return loadPyodide({ ...where, stdLibURL: NOTHING, _loadSnapshot: memory, createPyodideModule });
}

// Pyodide begins with the memory it was built for, and a snapshot may be larger. What is asked for here makes the
// memory grow; the snapshot then overwrites all of it.
function withRoom(module, size) {
  while (module.HEAP8.length < size && module._malloc(size - module.HEAP8.length));
  return module;
}

// The way that always works: start Python, unpack our code, import it.
async function startPlainly(progress) {
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const code = await progress.fetch(`${own}spielbuch.zip`);
  const start = await (await fetch(`${own}start.py`)).text();
  const py = await loadPyodide(where);
  progress.stage("start");
  py.unpackArchive(new Uint8Array(await code.arrayBuffer()), "zip", { extractDir: sitePackages(py) });
  py.runPython(start);
  return py;
}

// Files are not part of a snapshot: a late import or a traceback may want them, the first move does not.
async function unpackLater(py) {
  const [library, code] = await Promise.all([`${runtime}python_stdlib.zip`, `${own}spielbuch.zip`].map(async (url) =>
    new Uint8Array(await (await fetch(url)).arrayBuffer())));
  py.FS.writeFile(py.runPython("import sys; next(p for p in sys.path if p.endswith('.zip'))"), library);
  py.unpackArchive(code, "zip", { extractDir: sitePackages(py) });
}

const sitePackages = (py) => py.runPython("import site; site.getsitepackages()[0]");

const where = { indexURL: runtime, packageBaseUrl: runtime };
const NOTHING = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==";

// The snapshot file is gzip whatever the server says about it; a server that undoes that itself is fine too.
async function unpacked(response) {
  const packed = new Uint8Array(await response.arrayBuffer());
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) return packed;
  return new Uint8Array(await new Response(
    new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

// Tells the page how many of the known bytes have come, at most every tenth of a second.
class Progress {
  constructor(total) {
    this.total = total;
    this.done = 0;
    this.last = 0;
  }

  stage(stage) {
    send({ type: "progress", stage, done: this.done, total: this.total });
  }

  async fetch(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    const counted = new TransformStream({
      transform: (chunk, out) => {
        this.done += chunk.length;
        if (performance.now() - this.last > 100) {
          this.last = performance.now();
          this.stage("load");
        }
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), { headers: response.headers });
  }
}
