// Buttons under the cloth: what can be done besides playing a card, with an amount where one is asked.
import { useEffect, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Still } from "./face.js";
import { Icon } from "./icons.js";

const clamp = (n, { min, max }) => Math.max(min ?? 0, Math.min(max ?? Infinity, n));

function Inner({ button }) {
  return html`<span class="g-btn-label">${button.label}</span>
    ${(button.note || button.face) &&
    html`<small>${button.face && html`<span class="g-btn-face"><${Still} face=${button.face} small /></span>`}${button.note}</small>`}`;
}

/** A number with plus and minus, for bids and stakes. */
export function Stepper({ value, onValue, min, max, step, label, onEnter }) {
  const { t } = useUi();
  const by = step || 1;
  const set = (n) => Number.isFinite(n) && onValue(clamp(Math.round(n), { min, max }));
  return html`<span class="g-stepper">
    <button type="button" class="g-step" aria-label=${`${t("less")}: ${label}`} aria-disabled=${value <= (min ?? 0) ? "true" : undefined} onClick=${() => set(value - by)}><${Icon} name="minus" /></button>
    <input
      class="g-num"
      type="number"
      inputmode="numeric"
      aria-label=${label}
      min=${min ?? 0}
      max=${max ?? undefined}
      step=${by}
      value=${value}
      onChange=${(e) => set(e.currentTarget.valueAsNumber)}
      onKeyDown=${(e) => {
        if (e.key !== "Enter") return;
        e.preventDefault();
        const n = clamp(Math.round(e.currentTarget.valueAsNumber), { min, max });
        if (Number.isFinite(n)) onEnter(n);
      }}
    />
    <button type="button" class="g-step" aria-label=${`${t("more_one")}: ${label}`} aria-disabled=${max != null && value >= max ? "true" : undefined} onClick=${() => set(value + by)}><${Icon} name="plus" /></button>
  </span>`;
}

function WithAmount({ button, press }) {
  const { t } = useUi();
  const a = button.amount;
  const [n, setN] = useState(clamp(a.value ?? a.min ?? 0, a));
  useEffect(() => setN(clamp(a.value ?? a.min ?? 0, a)), [a.value, a.min, a.max, button.id]);
  const go = (value) => press(button, value);
  return html`<div class="g-bid" role="group" aria-label=${button.label}>
    <span class="g-bid-label" aria-hidden="true">${a.label || t("amount")}</span>
    <${Stepper} value=${n} onValue=${setN} min=${a.min} max=${a.max} label=${a.label || t("amount_for", { label: button.label })} onEnter=${go} />
    <button type="button" class="g-btn" data-main=${button.main ? "" : undefined} data-button=${button.id} aria-disabled=${button.refusal ? "true" : undefined} onClick=${() => go(n)}>
      <${Inner} button=${button} />
    </button>
  </div>`;
}

export function Buttons({ buttons, press, tried, sayId }) {
  const { t } = useUi();
  const all = list(buttons);
  if (!all.length) return null;
  const plain = all.filter((b) => !b.amount);
  return html`<div class="g-acts" role="group" aria-label=${t("actions")}>
    ${all.filter((b) => b.amount).map((b) => html`<${WithAmount} key=${b.id} button=${b} press=${press} />`)}
    ${plain.length > 0 &&
    html`<div class="g-btns" data-n=${plain.length}>
      ${plain.map(
        (b) => html`<button
          key=${b.id}
          type="button"
          class="g-btn"
          data-main=${b.main && !b.refusal ? "" : undefined}
          data-button=${b.id}
          data-barred=${b.refusal ? "" : undefined}
          aria-disabled=${b.refusal ? "true" : undefined}
          aria-describedby=${tried === b.id ? sayId : undefined}
          onClick=${() => press(b)}
        >
          ${b.refusal && html`<${Icon} name="no" />`}<${Inner} button=${b} />
        </button>`,
      )}
    </div>`}
  </div>`;
}

/** Choosing several cards: the count, the button, and a way back. */
export function Confirm({ select, chosen, onConfirm, onClear }) {
  const { t } = useUi();
  const min = select.min ?? 0;
  const max = select.max ?? min;
  const n = chosen.length;
  const ready = n >= min && n <= max;
  const rest = n < min ? t("choose_more", { n: min - n }) : "";
  return html`<div class="g-confirm" role="group" aria-label=${select.label}>
    <span class="g-count"><b>${t("choose_count", { n, max })}</b>${rest && html`<span>${rest}</span>`}</span>
    ${n > 0 && html`<button type="button" class="g-tool" onClick=${onClear}><${Icon} name="undo" /><span>${t("choose_clear")}</span></button>`}
    <button type="button" class="g-btn" data-main=${ready ? "" : undefined} data-button="confirm" aria-disabled=${ready ? undefined : "true"} onClick=${onConfirm}>${select.label}</button>
  </div>`;
}
