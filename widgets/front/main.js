// What the page loads: `mount` for the static page, `render` for anywidget.
import { hydrate, render as draw } from "preact";
import { html } from "./core/html.js";
import { focusKey } from "./core/focus.js";
import { Root } from "./root.js";
import { Boundary } from "./boundary.js";

let count = 0;

/**
 * Draws a widget into `el`, taking over what the server has drawn there.
 * `send(message)` gets plain objects. Returns {update, boot, destroy, focusKey}.
 */
export function mount(el, { kind, state, send }) {
  const drawn = el.querySelector(":scope > .g-root");
  const uid = drawn?.dataset.uid || `g${(count++).toString(36)}m`;
  let now = { kind: kind || state?.kind, state: state || {}, boot: null };
  const post = (message) => send && send(message);
  const view = () => html`<${Boundary}><${Root} ...${now} uid=${uid} send=${post} /><//>`;
  if (drawn) hydrate(view(), el);
  else draw(view(), el);
  const redraw = (more) => {
    now = { ...now, ...more };
    draw(view(), el);
  };
  return {
    update: (next) => redraw({ state: next || {}, kind: next?.kind || now.kind }),
    boot: (progress) => redraw({ boot: progress || null }),
    destroy: () => draw(null, el),
    focusKey: () => focusKey(el),
  };
}

let opened = false;

/** A shared game, lesson or comparison in the address is opened once, by the first of its kind on a page without a host of its own. */
function openShared({ kind, state }, send) {
  const link = globalThis.location?.hash || "";
  const wanted = { "#play=": ["table", "rulesets"], "#lesson=": ["lesson"], "#compare=": ["rulesets"] };
  const kinds = Object.entries(wanted).find(([start]) => link.startsWith(start))?.[1];
  if (opened || !kinds?.includes(kind) || state?.compact) return;
  opened = true;
  send({ type: "open", link });
}

/** anywidget: the model holds `kind` and `state`; messages go to Python through `send`. */
function render({ model, el }) {
  const read = () => ({ kind: model.get("kind"), state: model.get("state") });
  const widget = mount(el, { ...read(), send: (message) => model.send(message) });
  const change = () => widget.update({ ...read().state, kind: read().kind });
  openShared(read(), (message) => model.send(message));
  model.on("change:state", change);
  model.on("change:kind", change);
  return () => {
    model.off("change:state", change);
    model.off("change:kind", change);
    widget.destroy();
  };
}

export default { render };
export { words } from "./words.js";
