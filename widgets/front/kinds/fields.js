// The fields of a position: suits, seats, numbers, words; those filled with pieces are next door.
import { useRef } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { packs, suitName } from "../faces/index.js";
import { Icon, Sign } from "../scene/icons.js";
import { Stepper } from "../scene/buttons.js";
import { Check, Select, plain } from "../tools/field.js";
import { Cards, DiceField, PerSeat, Plays } from "./pieces.js";

function Suit({ field, set }) {
  const { t, lang, id } = useUi();
  const pack = field.pack || "french";
  const suits = list(field.choices).length
    ? list(field.choices)
    : (packs[pack] || packs.french).suits.map((value) => ({ value, label: suitName(pack, value, lang) }));
  const name = id("r-" + field.name);
  return html`<div class="g-switch g-suits" role="radiogroup" aria-labelledby=${id("f-" + field.name)} data-n=${suits.length}>
    ${suits.map(
      (s, i) => html`<label for=${`${name}-${i}`} key=${i}>
        <input id=${`${name}-${i}`} type="radio" name=${name} checked=${plain(s.value) === plain(field.value)} onChange=${() => set(s.value)} />
        ${s.value && html`<${Sign} sign=${{ pack, suit: s.value }} />`}<span>${s.label || t("not_set")}</span>
      </label>`,
    )}
  </div>`;
}

function Words({ field, set, described }) {
  const { id } = useUi();
  const sent = useRef(null);
  const text = plain(field.value);
  const change = (e) => {
    const now = e.currentTarget.value;
    if (now === (sent.current ?? text)) return;
    sent.current = now;
    set(now);
  };
  const common = { id: id("c-" + field.name), spellcheck: false, value: text, "aria-describedby": described, onChange: change };
  return text.length > 40 || text.startsWith("[") || text.startsWith("{")
    ? html`<textarea class="g-text g-code" rows=${Math.min(6, 1 + Math.ceil(text.length / 48))} ...${common}></textarea>`
    : html`<input class="g-text" type="text" autocomplete="off" ...${common} />`;
}

/** Yes or no; where nothing need be said, that is a third answer. */
function Truth({ field, set, described }) {
  const { t, id } = useUi();
  const name = id("c-" + field.name);
  if (!field.optional) return html`<${Check} id=${name} value=${field.value} label=${t("yes")} onValue=${set} describedBy=${described} />`;
  const choices = [{ value: null, label: t("not_set") }, { value: true, label: t("yes") }, { value: false, label: t("no") }];
  return html`<${Select} id=${name} value=${field.value} choices=${choices} onValue=${set} describedBy=${described} />`;
}

function Amount({ field, set }) {
  const { t, id } = useUi();
  const none = field.value == null;
  return html`<span class="g-numfield">
    ${field.optional && html`<${Check} id=${id("c-" + field.name + "-none")} value=${none} label=${t("not_set")} onValue=${(on) => set(on ? null : (field.min ?? 0))} />`}
    ${(!none || !field.optional) &&
    html`<${Stepper} value=${Number(field.value ?? field.min ?? 0)} min=${field.min} max=${field.max} step=${field.step} label=${field.label} onValue=${set} onEnter=${set} />`}
  </span>`;
}

function Choice({ field, set, described }) {
  const { t, id } = useUi();
  const choices = list(field.choices).length ? list(field.choices) : list(field.seats);
  const open = field.value == null && !choices.some((c) => c.value == null);
  return html`<${Select} id=${id("c-" + field.name)} value=${field.value} choices=${choices} empty=${open ? t("please_choose") : undefined} onValue=${set} describedBy=${described} />`;
}

const one = ({ field, ...rest }) => html`<${Cards} field=${field} name=${field.name} value=${field.value} taken=${list(field.taken)} ...${rest} />`;
const kinds = {
  cards: (p) => one({ ...p, many: true }),
  card: one,
  per_cards: (p) => html`<${PerSeat} ...${p} />`,
  plays: (p) => html`<${Plays} ...${p} />`,
  dice: (p) => html`<${DiceField} ...${p} />`,
  suit: (p) => html`<${Suit} ...${p} />`,
  bool: (p) => html`<${Truth} ...${p} />`,
  number: (p) => html`<${Amount} ...${p} />`,
  text: (p) => html`<${Words} ...${p} />`,
};
const single = new Set(["text", "choice", "seat"]);

export function PositionField({ field, set, wrong }) {
  const { id } = useUi();
  const type = kinds[field.type] ? field.type : "choice";
  const label = id("f-" + field.name);
  const help = id("h-" + field.name);
  const described = field.help || wrong ? help : undefined;
  const group = !single.has(type) && !(type === "bool" && field.optional);
  const control = kinds[type] || ((p) => html`<${Choice} ...${p} />`);
  return html`<div class="g-field g-posfield" data-type=${type} data-wrong=${wrong ? "" : undefined} role=${group ? "group" : undefined} aria-labelledby=${group ? label : undefined}>
    <div class="g-field-head">
      ${group ? html`<span class="g-label" id=${label}>${field.label}</span>` : html`<label id=${label} for=${id("c-" + field.name)}>${field.label}</label>`}
    </div>
    ${control({ field, set, described, labelledBy: label })}
    ${(field.help || wrong) && html`<p class="g-help" id=${help}>${field.help}${wrong && html`${" "}<span class="g-v" data-v="no"><${Icon} name="no" />${wrong}</span>`}</p>`}
  </div>`;
}
