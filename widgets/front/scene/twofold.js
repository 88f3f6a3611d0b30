// Two answers side by side: a row a thing, a column a side, what differs marked in words and with a bar.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Still } from "./face.js";
import { Icon } from "./icons.js";
import { RuleId } from "./sheet.js";

function Cell({ cell, name }) {
  const v = cell?.ok === true ? "yes" : cell?.ok === false ? "no" : undefined;
  return html`<td role="cell" data-v=${v}>
    <span class="g-two-name" aria-hidden="true">${name}</span>
    <span class="g-two-text">${v && html`<${Icon} name=${v === "yes" ? "ok" : "no"} />`}<span>${cell?.text ?? ""}</span> <${RuleId} rule=${cell?.rule} href=${cell?.href} /></span>
    ${cell?.why && html`<span class="g-two-why">${cell.why}</span>`}
  </td>`;
}

const By = ({ by, label }) =>
  list(by).length > 0 &&
  html`<span class="g-two-by">${label} ${list(by).map((o, i) => html`${i > 0 && ", "}${o.label} <${RuleId} rule=${o.rule} href=${o.href} />`)}</span>`;

/** What both sides say alike stands once, across both columns. */
function Both({ cell }) {
  const { t } = useUi();
  const v = cell?.ok === true ? "yes" : cell?.ok === false ? "no" : undefined;
  return html`<td role="cell" colspan="2" data-v=${v}>
    <span class="g-two-text"><small>${t("cmp_both")}</small>${v && html`<${Icon} name=${v === "yes" ? "ok" : "no"} />`}<span>${cell?.text ?? ""}</span> <${RuleId} rule=${cell?.rule} href=${cell?.href} /></span>
  </td>`;
}

function Row({ row, plain }) {
  const { t } = useUi();
  const cells = list(row.cells);
  return html`<tr role="row" data-differs=${row.differs && !plain ? "" : undefined} data-sum=${row.sum ? "" : undefined}>
    <th role="rowheader" scope="row"><div class="g-two-head">
      ${row.face && html`<span class="g-two-face"><${Still} face=${row.face} small /></span>`}
      <span class="g-two-what">
        <span><${RuleId} rule=${row.rule} href=${row.href} /> ${row.label}${row.note && html` <small>${row.note}</small>`}
          ${row.differs && !plain && html` <span class="g-two-mark">${t("cmp_differs")}</span>`}</span>
        <${By} by=${row.by} label=${t("cmp_by")} />
      </span>
    </div></th>
    ${!row.alike ? cells.map((c, i) => html`<${Cell} cell=${c} name=${"AB"[i]} />`) : html`<${Both} cell=${cells[0]} />`}
  </tr>`;
}

/** A table of rows; in a plain one every row differs, and that is not said again. */
export function Twofold({ rows, title, empty, plain }) {
  const { t, id } = useUi();
  const all = list(rows);
  const name = id(`two-${title}`);
  if (!all.length) return empty ? html`<p class="g-two-none">${empty}</p>` : null;
  return html`<div class="g-two" role="group" aria-labelledby=${name}>
    <h4 class="g-label" id=${name}>${title}</h4>
    <table class="g-two-rows" role="table" aria-labelledby=${name}>
      <thead role="rowgroup">
        <tr role="row"><td role="cell"></td><th role="columnheader" scope="col">A</th><th role="columnheader" scope="col">B</th></tr>
      </thead>
      <tbody role="rowgroup">${all.map((row, i) => html`<${Row} row=${row} plain=${plain} key=${i} />`)}</tbody>
    </table>
    ${all.every((r) => r.alike) && html`<p class="g-two-none">${t("cmp_same")}</p>`}
  </div>`;
}
