// Choosing from a grid of small faces: one tab stop, arrows in two dimensions.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useRove } from "../core/rove.js";
import { allCards, cardLabel, packs } from "../faces/index.js";
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
export function CardGrid({ choices, chosen, taken, onPick, label, pack }) {
  const { t } = useUi();
  const keys = choices.map((c) => String(c.value));
  const rove = useRove(keys, String(chosen[0] ?? keys[0]));
  const columns = packs[pack]?.ranks.length;
  const whole = columns && choices.length === columns * 4;
  return html`<div
    class="g-grid"
    role="group"
    aria-label=${label}
    data-whole=${whole ? "" : undefined}
    style=${`--cols:${whole ? columns : Math.min(9, choices.length)}`}
    ref=${rove.box}
    onKeyDown=${rove.onKeyDown}
  >
    ${choices.map((c) => {
      const on = chosen.includes(c.value);
      const off = !on && taken.includes(c.value);
      return html`<button
        key=${c.value}
        type="button"
        class="g-pickcard"
        aria-pressed=${String(on)}
        aria-disabled=${off ? "true" : undefined}
        aria-label=${off ? t("taken", { label: c.label }) : c.label}
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
