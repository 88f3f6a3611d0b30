// Choosing from a grid of small faces: one tab stop, arrows in two dimensions.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useRove } from "../core/rove.js";
import { allCards, cardLabel, parse } from "../faces/index.js";
import { Still } from "./face.js";

/** The cards to choose from: those named, else the whole pack. */
export function choicesOf(field, lang) {
  const given = list(field.choices);
  const pack = field.pack || "french";
  if (given.length) {
    return given.map((c) => ({
      value: c.value,
      label: c.label ?? cardLabel(pack, c.value, lang),
      face: c.face || { t: "card", pack, card: String(c.value) },
    }));
  }
  return allCards(pack).map((card) => ({ value: card, label: cardLabel(pack, card, lang), face: { t: "card", pack, card } }));
}

/** `chosen` and `taken` are lists of values; `onPick(value)` toggles or takes. */
export function CardGrid({ choices, chosen, taken, onPick, label }) {
  const { t } = useUi();
  const keys = choices.map((c) => String(c.value));
  const rove = useRove(keys, String(chosen[0] ?? keys[0]));
  const suits = choices.map((c) => (c.face?.t === "card" ? parse(c.face.pack, c.face.card).suit : ""));
  const first = suits.findIndex((s) => s !== suits[0]);
  const columns = first > 1 && choices.length % first === 0 ? first : Math.min(9, choices.length);
  const starts = suits.map((s, i) => i > 0 && s !== suits[i - 1] && first > 2);
  return html`<div
    class="g-grid"
    role="group"
    aria-label=${label}
    style=${`--cols:${columns}`}
    ref=${rove.box}
    onKeyDown=${rove.onKeyDown}
  >
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
