// Kind "sheet": questions for paper, with room to answer, and the answers on a page of their own.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Qr } from "../core/qr.js";
import { Lines, Zones } from "../scene/plate.js";
import { Reason } from "../scene/reason.js";
import { publicAddress } from "../core/address.js";

function Item({ question, n }) {
  const { t } = useUi();
  return html`<li class="g-item" value=${n}>
    <p class="q"><b>${n}.</b> ${question.text}${question.many && html` ${t("choose_all")}`}</p>
    ${question.agreed && html`<p class="g-help">${question.agreed}</p>`}
    <${Zones} zones=${question.zones} />
    <${Lines} lines=${question.facts} />
    <ul class="g-boxes">${list(question.choices).map((c) => html`<li key=${c.key}>${c.label}</li>`)}</ul>
  </li>`;
}

const Answer = ({ answer, n }) => html`<li class="g-item-answer" value=${n}>
  <p><b>${n}. ${answer.said}</b></p>
  ${list(answer.why).map((w, i) => html`<${Reason} why=${w} key=${i} />`)}
</li>`;

export function Sheet({ state }) {
  const { t } = useUi();
  const items = list(state.items);
  const here = publicAddress();
  const link = state.link || (here && `${here}#practice=${encodeURIComponent(state.seed)}`);
  return html`<div class="g-paper">
    <header class="g-paper-head">
      <div>
        <p class="g-paper-title">${state.title}</p>
        <p>${t("sheet_seed", { seed: state.seed })}</p>
        <p class="g-paper-name"><span>${t("sheet_name")}</span><span>${t("sheet_date")}</span></p>
      </div>
      ${link && html`<p class="g-paper-code"><${Qr} text=${link} label=${t("sheet_code")} /><span>${link.replace(/^https?:\/\//, "")}</span></p>`}
    </header>
    <ol>${items.map((item, i) => html`<${Item} question=${item.question} n=${i + 1} key=${i} />`)}</ol>
    <section class="g-paper-answers">
      <p class="g-paper-title">${t("sheet_answers", { title: state.title })}</p>
      <p>${t("sheet_seed", { seed: state.seed })}</p>
      <ol>${items.map((item, i) => html`<${Answer} answer=${item.solution} n=${i + 1} key=${i} />`)}</ol>
    </section>
  </div>`;
}
