// What the book's build calls: the first picture of a widget as HTML.
import { render } from "preact-render-to-string";
import { html } from "./core/html.js";
import { Root, nameOf } from "./root.js";

/** `uid` keeps ids apart when a page shows the same state twice (the number of the cell is a good one). */
export function renderToString(kind, state, uid) {
  const name = uid == null ? nameOf([kind, state]) : `g${String(uid).replace(/[^\w-]/g, "_")}`;
  return render(html`<${Root} kind=${kind} state=${state || {}} uid=${name} send=${() => {}} />`);
}

export { words } from "./words.js";
