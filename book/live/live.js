// The page host: takes over the printed widgets at once, starts Python when a reader touches one.
// Messages to the worker: boot {lang, cells, link, plain}, message {id, text}.
// From it: progress, awake, cell {cell, text}, state {text}, ready {game}, failed {plain, text},
// broken {id, text}.
import { mount } from "./spielbuch.js";
import { keepPython } from "./offline.mjs";
import { words } from "./words.mjs";
import { prefetchWhenIdle } from "./prefetch.mjs";

const page = document.documentElement;
const lang = page.lang.startsWith("de") ? "de" : "en";
const say = words[lang];
const root = page.dataset.content_root ?? "";

// Links in a state start at the language's root; the page may lie deeper.
export function withRoot(value) {
  if (Array.isArray(value)) return value.map(withRoot);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) =>
    [key, key === "href" && typeof inner === "string" && inner ? root + inner : withRoot(inner)]));
}

// One printed widget: drawn from its printed state, later bound to the controller of its cell.
class Plate {
  constructor(element, host) {
    this.cell = Number(element.dataset.cell);
    this.kind = element.dataset.kind;
    this.text = element.querySelector('script[type="application/json"]').textContent;
    this.state = JSON.parse(this.text);
    this.waiting = [];      // messages kept until Python runs
    this.id = null;
    this.view = mount(element.querySelector(".sb-root"),
                      { kind: this.kind, state: withRoot(this.state), send: (message) => this.send(message, host) });
  }

  send(message, host) {
    if (this.id !== null) {
      host.deliver(this.id, message);
      return;
    }
    // A second move meant the same moment as the first: only the first is kept.
    if (message.type !== "act" || !this.waiting.some((kept) => kept.type === "act")) this.waiting.push(message);
    host.boot();
  }

  bind(id, state, host) {
    this.id = id;
    this.view.boot(null);
    if (JSON.stringify(state) !== JSON.stringify(this.state)) this.update(state);
    for (const message of this.waiting.splice(0)) host.deliver(id, message);
  }

  update(state) {
    this.state = state;
    this.view.boot(null);
    this.view.update(withRoot(state));
  }

  progress(boot) {
    if (this.waiting.length || this.asked) this.view.boot(boot);
  }
}

class Host {
  constructor(elements) {
    this.phase = "printed";      // printed, booting, live, failed
    this.plates = elements.map((element) => new Plate(element, this));
    this.byId = new Map();
    this.link = null;
  }

  boot(plain = false) {
    if (this.phase === "live" || (this.phase === "booting" && !plain)) return;
    this.phase = "booting";
    if (!able()) {
      this.fail(say.unable);
      return;
    }
    this.show("load", 0, 0);
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this[data.type](data);
    this.worker.onerror = (event) => {
      event.preventDefault?.();
      this.failed({ plain, text: event.message ?? "" });
    };
    const cells = JSON.parse(document.getElementById("sb-cells").textContent);
    this.worker.postMessage({ type: "boot", lang, cells, link: this.link, plain });
  }

  deliver(id, message) {
    this.worker.postMessage({ type: "message", id, text: JSON.stringify(message) });
  }

  show(stage, done, total) {
    const boot = { stage, done, total, text: say[stage](done, total) };
    for (const plate of this.plates) plate.progress(boot);
  }

  progress({ stage, done, total }) {
    this.show(done && done >= total ? "start" : stage, done, total);
  }

  awake({ how }) {
    page.dataset.live = how;
    this.show("cells", 0, 0);
  }

  cell({ cell, text }) {
    const { id, kind, state, error } = JSON.parse(text);
    if (error) console.error(error);
    const plate = this.plates.find((one) => one.cell === cell);
    if (!plate) return;
    if (id === undefined || kind !== plate.kind) {
      plate.view.boot({ stage: "failed", done: 0, total: 0, text: say.cell });
      return;
    }
    this.byId.set(id, plate);
    plate.bind(id, state, this);
  }

  state({ text }) {
    const { id, state } = JSON.parse(text);
    this.byId.get(id)?.update(state);
  }

  // A fault in our own code: the table stays as it was, and says so.
  broken({ id, text }) {
    console.error(text);
    this.byId.get(id)?.view.boot({ stage: "failed", done: 0, total: 0, text: say.broken });
  }

  ready({ game }) {
    this.phase = "live";
    page.dataset.ready = "yes";
    keepPython();
    this.open(game);
  }

  // A snapshot may fail for many reasons (another version, too little memory): then start Python plainly.
  failed({ plain, text }) {
    this.worker.terminate();
    if (plain) {
      console.error(text);
      this.fail(say.failed);
    } else {
      console.info(`starting without the snapshot: ${text}`);
      this.boot(true);
    }
  }

  fail(text) {
    this.phase = "failed";
    for (const plate of this.plates) {
      plate.asked = true;
      plate.progress({ stage: "failed", done: 0, total: 0, text });
    }
  }

  // A share link: start at once and lay the game on the first table that plays it, a lesson on the first lesson,
  // a comparison side by side; a page without tables compares games too.
  openLink(link) {
    this.link = link;
    const table = this.table(null);
    if (!table) return;
    table.asked = true;
    if (this.phase === "live") this.open(null);
    else this.boot();
  }

  open(game) {
    if (!this.link) return;
    const table = this.table(game);
    this.deliver(table.id, { type: "open", link: this.link });
    this.link = null;
    document.querySelector(`.sb-widget[data-cell="${table.cell}"]`).scrollIntoView({ block: "start" });
  }

  table(game) {
    const wanted = { "#lesson": ["lesson"], "#compare": ["rulesets"], "#play": ["table", "rulesets"] };
    const kinds = wanted[this.link.split("=")[0]];
    const kind = kinds.find((one) => this.plates.some((plate) => plate.kind === one));
    const tables = this.plates.filter((plate) => plate.kind === kind);
    return tables.find((plate) => plate.state.game === game && !plate.state.compact) ?? tables[0];
  }
}

// Whether this browser can run Python: WebAssembly, and workers that are modules.
function able() {
  let modules = false;
  try {
    new Worker("data:text/javascript,", { get type() { modules = true; return "module"; } }).terminate();
  } catch { /* the question was asked before the refusal */ }
  return modules && typeof WebAssembly === "object" && typeof BigInt64Array === "function";
}

const host = new Host([...document.querySelectorAll(".sb-widget")]);
page.dataset.host = "yes";

const linked = () => {
  if (/^#(play|lesson|compare)=/.test(location.hash)) host.openLink(location.hash);
};
addEventListener("hashchange", linked);
linked();
if (host.plates.length) prefetchWhenIdle(() => host.phase === "printed");
