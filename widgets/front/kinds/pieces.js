// The fields of a position that are filled with pieces: cards, plays, dice.
import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { CardGrid, choicesOf } from "../scene/picker.js";
import { Still } from "../scene/face.js";
import { Icon } from "../scene/icons.js";
import { Select } from "../tools/field.js";

/** A button that opens a grid below itself. */
function Opener({ label, open, setOpen, count, controls, describedBy }) {
  return html`<button type="button" class="g-btn g-opener" aria-expanded=${String(open)} aria-controls=${open ? controls : undefined} aria-describedby=${describedBy} onClick=${() => setOpen(!open)}>
    ${label}${count && html`<small>${count}</small>`}<${Icon} name="down" />
  </button>`;
}

const known = (choices, value) => choices.find((c) => c.value === value) || { value, label: String(value), face: { t: "text", text: String(value) } };

function Chosen({ choices, values, onRemove, names }) {
  const { t } = useUi();
  if (!values.length) return html`<span class="g-help">${t("none_chosen")}</span>`;
  return html`<ol class="g-chosen" data-named=${names ? "" : undefined}>
    ${values.map((value, i) => {
      const c = known(choices, value);
      const label = names ? t("play_added", { who: names[i], what: c.label }) : c.label;
      return html`<li key=${`${value}-${i}`}>
        <button type="button" class="g-pickcard" aria-label=${t("remove", { label })} onClick=${() => onRemove(value, i)}><${Still} face=${c.face} small /></button>
        ${names && html`<span class="g-caption">${names[i]}</span>`}
      </li>`;
    })}
  </ol>`;
}

/** One or many cards. */
export function Cards({ field, value, set, many, name, taken, labelledBy }) {
  const { t, lang, id } = useUi();
  const [open, setOpen] = useState(false);
  const choices = choicesOf(field, lang);
  const chosen = many ? list(value) : value == null || value === "" ? [] : [value];
  const max = many ? (field.max ?? Infinity) : 1;
  const full = many && chosen.length >= max;
  const put = (cards) => set(field.optional && !cards.length ? null : cards);
  const pick = (card) => {
    if (!many) {
      setOpen(false);
      return set(chosen[0] === card ? null : card);
    }
    if (chosen.includes(card)) return put(chosen.filter((c) => c !== card));
    return !full && put([...chosen, card]);
  };
  const grid = id("grid-" + name);
  const label = open ? "done_choosing" : many ? "choose_cards" : "choose_card";
  return html`<div class="g-cards">
    <${Chosen} choices=${choices} values=${chosen} onRemove=${pick} />
    <${Opener} label=${t(label)} open=${open} setOpen=${setOpen} controls=${grid} describedBy=${labelledBy} count=${Number.isFinite(max) && many ? t("choose_count", { n: chosen.length, max }) : null} />
    ${open &&
    html`<div class="g-gridbox" id=${grid}>
      <${CardGrid} choices=${choices} chosen=${chosen} taken=${full ? choices.map((c) => c.value) : list(taken)} onPick=${pick} label=${field.label} />
    </div>`}
  </div>`;
}

/** Cards for every seat; a card chosen at one seat is taken at the others. */
export function PerSeat({ field, set }) {
  const { id } = useUi();
  const value = field.value && typeof field.value === "object" && !Array.isArray(field.value) ? field.value : {};
  const seats = list(field.seats).length ? list(field.seats) : Object.keys(value).map((s) => ({ value: s, label: s }));
  return html`<div class="g-perseat">
    ${seats.map((seat) => {
      const others = seats.filter((s) => s !== seat).flatMap((s) => list(value[s.value]));
      const name = `${field.name}-${seat.value}`;
      return html`<div class="g-seatfield" key=${seat.value} role="group" aria-labelledby=${id("n-" + name)}>
        <span class="g-label" id=${id("n-" + name)}>${seat.label}</span>
        <${Cards} field=${{ ...field, optional: false, label: seat.label }} many name=${name} labelledBy=${id("n-" + name)} value=${value[seat.value]} taken=${[...list(field.taken), ...others]} set=${(cards) => set({ ...value, [seat.value]: cards })} />
      </div>`;
    })}
  </div>`;
}

/** Who comes next: the seat after the one that played last. */
function follow(seats, plays) {
  const order = seats.map((s) => s.value);
  const last = plays.length ? order.indexOf(plays[plays.length - 1][0]) : -1;
  return last < 0 ? order[0] : order[(last + 1) % order.length];
}

/** Cards in the order in which they are played, each with its seat. */
export function Plays({ field, set, labelledBy }) {
  const { t, lang, id } = useUi();
  const [open, setOpen] = useState(false);
  const [who, setWho] = useState(null);
  const plays = list(field.value).filter(Array.isArray);
  const seats = list(field.seats);
  const choices = choicesOf(field, lang);
  const next = who ?? follow(seats, plays);
  const full = plays.length >= (field.max ?? Infinity);
  const taken = full ? choices.map((c) => c.value) : [...list(field.taken), ...plays.map((p) => p[1])];
  const put = (value) => set(field.optional && !value.length ? null : value);
  const add = (card) => {
    if (full) return;
    put([...plays, [next, card]]);
    setWho(null);
  };
  const names = plays.map(([seat]) => seats.find((s) => s.value === seat)?.label ?? seat);
  const grid = id("grid-" + field.name);
  const seatId = id("who-" + field.name);
  return html`<div class="g-cards">
    <${Chosen} choices=${choices} values=${plays.map((p) => p[1])} names=${names} onRemove=${(_, i) => put(plays.filter((__, n) => n !== i))} />
    <${Opener} label=${t(open ? "done_choosing" : "choose_card")} open=${open} setOpen=${setOpen} controls=${grid} describedBy=${labelledBy} />
    ${open &&
    html`<div class="g-gridbox" id=${grid}>
      <div class="g-field-head"><label for=${seatId}>${t("who_plays")}</label><${Select} id=${seatId} value=${next} choices=${seats} onValue=${setWho} /></div>
      <${CardGrid} choices=${choices} chosen=${[]} taken=${taken} onPick=${add} label=${field.label} />
    </div>`}
  </div>`;
}

/** Dice in the order in which they fell. */
export function DiceField({ field, set }) {
  const { t } = useUi();
  const dice = list(field.value);
  const put = (value) => set(field.optional && !value.length ? null : value);
  const full = dice.length >= (field.max ?? Infinity);
  return html`<div class="g-cards g-dicefield">
    ${dice.length === 0
      ? html`<span class="g-help">${t("none_chosen")}</span>`
      : html`<ol class="g-chosen">${dice.map((v, i) => html`<li key=${i}><button type="button" class="g-pickcard" aria-label=${t("remove", { label: `${v}` })} onClick=${() => put(dice.filter((_, n) => n !== i))}><${Still} face=${{ t: "die", v }} /></button></li>`)}</ol>`}
    <div class="g-addrow" role="group" aria-label=${t("add_die")}>
      <span class="g-help" aria-hidden="true">${t("add_die")}</span>
      ${[1, 2, 3, 4, 5, 6].map((v) => html`<button type="button" class="g-pickcard" aria-label=${`${t("add_die")}: ${v}`} aria-disabled=${full ? "true" : undefined} onClick=${() => !full && put([...dice, v])}><${Still} face=${{ t: "die", v }} /></button>`)}
    </div>
  </div>`;
}
