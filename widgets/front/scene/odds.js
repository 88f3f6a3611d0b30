// The odds strip: what the next die or card would bring.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Still } from "./face.js";

export function Odds({ odds }) {
  const { t } = useUi();
  if (!odds) return null;
  const cells = list(odds.cells);
  return html`<div class="g-odds">
    <p>${odds.title && html`<b>${odds.title}</b>`} ${odds.sub}</p>
    ${cells.length > 0 &&
    html`<ol class="g-six" style=${`--n:${cells.length}`} aria-label=${odds.title || t("odds")}>
      ${cells.map(
        (c) => html`<li data-bust=${c.bad ? "" : undefined}>
          ${c.face && html`<${Still} face=${c.face} label=${c.face.t === "die" ? String(c.face.v) : undefined} small />`}
          <span>${c.text}${(c.note || c.bad) && html`${" "}<small>${c.note || t("bust")}</small>`}</span>
        </li>`,
      )}
    </ol>`}
  </div>`;
}
