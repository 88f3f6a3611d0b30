// Choosing from a grid of small faces: one tab stop, arrows in two dimensions.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useRove } from "../core/rove.js";
import { allCards, cardLabel, parse } from "../faces/index.js";
import { Still } from "./face.js";

/** The cards a field lets choose from: those it names, else the whole pack. */
export function choicesOf(field, lang) {
  const pack = field.pack || "french";
  const named = list(field.cards).length ? list(field.cards) : list(field.choices).filter((c) => c.value != null && c.value !== "");
  const cards = named.length ? named : allCards(pack).map((value) => ({ value }));
  return cards.map((c) => ({
    value: c.value,
    label: c.label ?? cardLabel(pack, c.value, lang),
    face: c.face || { t: "card", pack, card: String(c.value) },
  }));
}

/** Where a row of the grid begins: with every suit, when the choices are whole suits. */
function rows(choices) {
  const suits = choices.map((c) => (c.face?.t === "card" ? parse(c.face.pack, c.face.card).suit : ""));
  const first = suits.findIndex((s) => s !== suits[0]);
  const whole = first > 2 && choices.length % first === 0;
  return { columns: whole ? first : Math.min(9, choices.length), starts: suits.map((s, i) => whole && i > 0 && s !== suits[i - 1]) };
}

/** `chosen` and `taken` are lists of values; `onPick(value)` toggles or takes. */
export function CardGrid({ choices, chosen, taken, onPick, label }) {
  const { t } = useUi();
  const keys = choices.map((c) => String(c.value));
  const rove = useRove(keys, String(chosen[0] ?? keys[0]));
  const { columns, starts } = rows(choices);
  return html`<div class="g-grid" role="group" aria-label=${label} style=${`--cols:${columns}`} ref=${rove.box} onKeyDown=${rove.onKeyDown}>
    ${choices.map((c, i) => {
      const on = chosen.includes(c.value);
      const off = !on && taken.includes(c.value);
      return html`<button
        key=${c.value}
        type="button"
        class="g-pickcard"
        aria-pressed=${String(on)}
        aria-disabled=${off ? "true" : undefined}
        aria-label=${off ? t("taken", { label: c.label }) : c.label}
        data-start=${starts[i] ? "" : undefined}
        data-on=${on ? "" : undefined}
        data-off=${off ? "" : undefined}
        onClick=${() => !off && onPick(c.value)}
        ...${rove.member(String(c.value))}
      >
        <${Still} face=${c.face} state=${off ? "barred" : ""} small />
      </button>`;
    })}
  </div>`;
}
