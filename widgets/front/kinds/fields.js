// The fields of a position: cards, plays, suits, seats, numbers.
import { useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { cardLabel, packs, suitName } from "../faces/index.js";
import { CardGrid, choicesOf } from "../scene/picker.js";
import { Still } from "../scene/face.js";
import { Icon, Sign } from "../scene/icons.js";
import { Stepper } from "../scene/buttons.js";
import { Check, Select, plain } from "../tools/field.js";

const faceOf = (field, card) =>
  list(field.choices).find((c) => c.value === card)?.face || { t: "card", pack: field.pack || "french", card: String(card) };
const labelOf = (field, card, lang) => list(field.choices).find((c) => c.value === card)?.label || cardLabel(field.pack || "french", card, lang);

/** A button that opens a grid below itself. */
function Opener({ label, open, setOpen, count, controls, labelledBy }) {
  return html`<button type="button" class="g-btn g-opener" aria-expanded=${String(open)} aria-controls=${open ? controls : undefined} aria-describedby=${labelledBy} onClick=${() => setOpen(!open)}>
    ${label}${count && html`<small>${count}</small>`}<${Icon} name="down" />
  </button>`;
}

function Chosen({ field, cards, onRemove }) {
  const { t, lang } = useUi();
  if (!cards.length) return html`<span class="g-help">${t("none_chosen")}</span>`;
  return html`<ul class="g-chosen">
    ${cards.map(
      (card) => html`<li key=${card}>
        <button type="button" class="g-pickcard" aria-label=${t("remove", { label: labelOf(field, card, lang) })} onClick=${() => onRemove(card)}>
          <${Still} face=${faceOf(field, card)} small />
        </button>
      </li>`,
    )}
  </ul>`;
}

function CardsField({ field, set, many }) {
  const { t, lang, id } = useUi();
  const [open, setOpen] = useState(false);
  const value = many ? list(field.value) : field.value == null || field.value === "" ? [] : [field.value];
  const max = many ? (field.max ?? Infinity) : 1;
  const taken = list(field.taken).filter((c) => !value.includes(c));
  const pick = (card) => {
    if (!many) {
      set(value[0] === card ? null : card);
      return setOpen(false);
    }
    if (value.includes(card)) return set(value.filter((c) => c !== card));
    return value.length < max && set([...value, card]);
  };
  const grid = id("grid-" + field.name);
  const count = many && Number.isFinite(max) ? t("choose_count", { n: value.length, max }) : null;
  return html`<div class="g-cards">
    <${Chosen} field=${field} cards=${value} onRemove=${pick} />
    <${Opener} label=${open ? t("done_choosing") : t(many ? "choose_cards" : "choose_card")} open=${open} setOpen=${setOpen} count=${count} controls=${grid} labelledBy=${id("f-" + field.name)} />
    ${open && html`<div class="g-gridbox" id=${grid}><${CardGrid} choices=${choicesOf(field, lang)} chosen=${value} taken=${value.length >= max && many ? choicesOf(field, lang).map((c) => c.value) : taken} onPick=${pick} label=${field.label} /></div>`}
  </div>`;
}

/** Who comes next: the seat after the one that played last. */
function follow(seats, plays) {
  const order = seats.map((s) => s.value);
  const last = plays.length ? order.indexOf(plays[plays.length - 1][0]) : -1;
  return last < 0 ? order[0] : order[(last + 1) % order.length];
}

function PlaysField({ field, set }) {
  const { t, lang, id } = useUi();
  const [open, setOpen] = useState(false);
  const plays = list(field.value).filter(Array.isArray);
  const seats = list(field.seats);
  const [who, setWho] = useState(null);
  const next = who ?? follow(seats, plays);
  const nameOf = (seat) => seats.find((s) => s.value === seat)?.label ?? seat;
  const full = plays.length >= (field.max ?? Infinity);
  const taken = full ? choicesOf(field, lang).map((c) => c.value) : [...list(field.taken), ...plays.map((p) => p[1])];
  const add = (card) => {
    if (full) return;
    set([...plays, [next, card]]);
    setWho(null);
  };
  const grid = id("grid-" + field.name);
  const seatId = id("who-" + field.name);
  return html`<div class="g-cards">
    ${plays.length === 0 && html`<span class="g-help">${t("none_chosen")}</span>`}
    ${plays.length > 0 &&
    html`<ol class="g-chosen g-plays">
      ${plays.map(
        ([seat, card], i) => html`<li key=${i}>
          <button type="button" class="g-pickcard" aria-label=${t("remove", { label: t("play_added", { who: nameOf(seat), what: labelOf(field, card, lang) }) })} onClick=${() => set(plays.filter((_, n) => n !== i))}>
            <${Still} face=${faceOf(field, card)} small />
          </button>
          <span class="g-caption">${nameOf(seat)}</span>
        </li>`,
      )}
    </ol>`}
    <${Opener} label=${open ? t("done_choosing") : t("choose_card")} open=${open} setOpen=${setOpen} controls=${grid} labelledBy=${id("f-" + field.name)} />
    ${open &&
    html`<div class="g-gridbox" id=${grid}>
      <div class="g-field-head"><label for=${seatId}>${t("who_plays")}</label><${Select} id=${seatId} value=${next} choices=${seats} onValue=${setWho} /></div>
      <${CardGrid} choices=${choicesOf(field, lang)} chosen=${[]} taken=${taken} onPick=${add} label=${field.label} />
    </div>`}
  </div>`;
}

function SuitField({ field, set }) {
  const { t, lang, id } = useUi();
  const pack = field.pack || "french";
  const suits = list(field.choices).length
    ? list(field.choices)
    : (packs[pack] || packs.french).suits.map((value) => ({ value, label: suitName(pack, value, lang) }));
  const name = id("r-" + field.name);
  return html`<div class="g-switch g-suits" role="radiogroup" aria-labelledby=${id("f-" + field.name)}>
    ${suits.map(
      (s, i) => html`<label for=${`${name}-${i}`} key=${i}>
        <input id=${`${name}-${i}`} type="radio" name=${name} checked=${plain(s.value) === plain(field.value)} onChange=${() => set(s.value)} />
        ${s.value && html`<${Sign} sign=${{ pack, suit: s.value }} />`}<span>${s.label || t("not_set")}</span>
      </label>`,
    )}
  </div>`;
}

function TextField({ field, set, described }) {
  const { id } = useUi();
  const sent = useRef(field.value);
  const change = (e) => {
    if (e.currentTarget.value === sent.current) return;
    sent.current = e.currentTarget.value;
    set(e.currentTarget.value);
  };
  return html`<input class="g-text" id=${id("c-" + field.name)} type="text" autocomplete="off" spellcheck=${false} value=${plain(field.value)} aria-describedby=${described} onChange=${change} />`;
}

const kinds = {
  cards: (p) => html`<${CardsField} ...${p} many />`,
  card: (p) => html`<${CardsField} ...${p} />`,
  plays: (p) => html`<${PlaysField} ...${p} />`,
  suit: (p) => html`<${SuitField} ...${p} />`,
};
const grouped = new Set(["cards", "card", "plays", "suit", "bool", "number"]);

export function PositionField({ field, set, wrong }) {
  const { t, id } = useUi();
  const control = id("c-" + field.name);
  const help = id("h-" + field.name);
  const described = field.help || wrong ? help : undefined;
  const simple = () => {
    if (field.type === "bool") return html`<${Check} id=${control} value=${field.value} label=${t("yes")} onValue=${set} describedBy=${described} />`;
    if (field.type === "number") {
      return html`<${Stepper} value=${Number(field.value ?? field.min ?? 0)} min=${field.min} max=${field.max} label=${field.label} onValue=${set} onEnter=${set} />`;
    }
    if (field.type === "text") return html`<${TextField} field=${field} set=${set} described=${described} />`;
    const choices = list(field.choices).length ? field.choices : field.seats;
    return html`<${Select} id=${control} value=${field.value} choices=${choices} empty=${field.value == null ? t("please_choose") : undefined} onValue=${set} describedBy=${described} />`;
  };
  const group = grouped.has(field.type);
  return html`<div class="g-field g-posfield" data-type=${field.type} data-wrong=${wrong ? "" : undefined} role=${group ? "group" : undefined} aria-labelledby=${group ? id("f-" + field.name) : undefined}>
    <div class="g-field-head">
      ${group ? html`<span class="g-label" id=${id("f-" + field.name)}>${field.label}</span>` : html`<label id=${id("f-" + field.name)} for=${control}>${field.label}</label>`}
    </div>
    ${(kinds[field.type] || simple)({ field, set })}
    ${(field.help || wrong) && html`<p class="g-help" id=${help}>${field.help}${wrong && html`${" "}<span class="g-v" data-v="no"><${Icon} name="no" />${wrong}</span>`}</p>`}
  </div>`;
}
