// The record: the score sheet as a table, the log as an ordered list.
import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";

export const RuleId = ({ rule, href }) =>
  rule ? (href ? html`<a class="g-id" href=${href}>${rule}</a>` : html`<span class="g-id">${rule}</span>`) : null;

function Cell({ value }) {
  const { t } = useUi();
  const text = value == null ? "" : String(value);
  if (text === "" || text === "–" || text === "-") {
    return html`<td><span class="g-nil" aria-hidden="true">–</span><span class="g-vh">${t("no_value")}</span></td>`;
  }
  return html`<td><span>${text}</span></td>`;
}

export function Sheet({ sheet }) {
  const { t, id } = useUi();
  if (!sheet) return null;
  const columns = list(sheet.columns);
  const name = id("sheet");
  const wide = columns.length > 3;
  return html`<div class="g-sheetbox">
    <h3 class="g-cap" id=${name}>${sheet.title} ${sheet.sub && html`<span>${sheet.sub}</span>`}</h3>
    <div class="g-scroll" tabIndex=${wide ? 0 : undefined} role=${wide ? "group" : undefined} aria-labelledby=${wide ? name : undefined}>
      <table class="g-sheet" data-cols=${columns.length} aria-labelledby=${name}>
        <thead>
          <tr><th scope="col">${t("rule")}</th>${columns.map((c) => html`<th scope="col">${c}</th>`)}</tr>
        </thead>
        <tbody>
          ${list(sheet.rows).map(
            (row) => html`<tr class=${`${row.kind === "sum" ? "g-sum" : row.kind === "run" ? "g-run" : ""} ${row.new ? "g-fresh" : ""}`.trim()}>
              <th scope="row"><span class="g-entry"><${RuleId} rule=${row.rule} href=${row.href} /><span>${row.label}</span></span></th>
              ${columns.map((_, i) => html`<${Cell} value=${row.cells?.[i]} />`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

const kept = 8;

export function Log({ log, own }) {
  const { t, id } = useUi();
  const [all, setAll] = useState(false);
  if (!log) return null;
  const lines = [...list(log.lines), ...list(own)];
  const shown = all ? lines : lines.slice(-kept);
  const name = id("log");
  return html`<div class="g-logbox">
    <h3 class="g-cap" id=${name}>${log.title} ${log.sub && html`<span>${log.sub}</span>`}</h3>
    ${lines.length > kept &&
    html`<button type="button" class="g-tool g-earlier" aria-expanded=${String(all)} onClick=${() => setAll(!all)}>
      ${all ? t("log_fewer") : t("log_earlier", { n: lines.length - kept })}
    </button>`}
    <ol class="g-log" aria-labelledby=${name} start=${all ? undefined : Math.max(1, lines.length - kept + 1)}>
      ${shown.map(
        (line, i) => html`<li aria-current=${line.now || i === shown.length - 1 ? "true" : undefined}>
          ${line.text}${line.rule && html`${" "}<${RuleId} rule=${line.rule} href=${line.href} />`}
        </li>`,
      )}
    </ol>
  </div>`;
}
