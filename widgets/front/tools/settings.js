// The options of a table: rules of the house, who plays, how it is shown.
import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { paces, usePrefs } from "../core/prefs.js";
import { Check, OptionField, Select } from "./field.js";

function message(state, more) {
  const s = state.settings || {};
  if (state.fixed) return { type: "settings", ...more };
  return {
    type: "settings",
    options: null,
    preset: null,
    seats: Object.fromEntries(list(s.seats).map((x) => [x.seat, x.player])),
    open: !!s.open,
    auto: state.auto !== false,
    theme: s.theme ?? null,
    ...more,
  };
}

function Rules({ state, send }) {
  const { t, id } = useUi();
  const s = state.settings || {};
  const [draft, setDraft] = useState({ preset: null, options: {} });
  const options = list(s.options);
  if (!options.length && !list(s.presets).length) return null;
  const edited = Object.keys(draft.options).length > 0;
  const changed = edited || draft.preset != null;
  const apply = () => {
    if (!changed) return;
    send(message(state, { preset: draft.preset, options: edited ? draft.options : null }));
    setDraft({ preset: null, options: {} });
  };
  const edit = (field, value) => {
    const next = { ...draft.options, [field.name]: value };
    if (value === field.value) delete next[field.name];
    setDraft({ ...draft, options: next });
  };
  const name = id("preset");
  return html`<fieldset class="g-set">
    <legend>${t("house_rules")}</legend>
    ${list(s.presets).length > 0 &&
    html`<div class="g-field">
      <div class="g-field-head"><label for=${name}>${t("preset")}</label></div>
      <${Select} id=${name} value=${draft.preset ?? s.preset} choices=${s.presets} empty=${(draft.preset ?? s.preset) == null ? t("preset_own") : undefined} onValue=${(preset) => setDraft({ preset: preset === s.preset ? null : preset, options: {} })} />
    </div>`}
    <div class="g-fields">
      ${options.map(
        (f) => html`<${OptionField} key=${f.name} field=${f} value=${f.name in draft.options ? draft.options[f.name] : f.value} changed=${f.name in draft.options} onValue=${(v) => edit(f, v)} />`,
      )}
    </div>
    <p class="g-set-foot">
      <button type="button" class="g-btn" data-main=${changed ? "" : undefined} aria-disabled=${changed ? undefined : "true"} onClick=${apply}>${t("apply")}</button>
      ${!changed && html`<span>${t("apply_none")}</span>`}
    </p>
  </fieldset>`;
}

function Seats({ state, send }) {
  const { t, id } = useUi();
  const seats = list(state.settings?.seats);
  if (!seats.length) return null;
  const given = list(state.settings?.players);
  const players = given.length ? given : ["human", "sensible", "random"].map((value) => ({ value, label: t(value) }));
  const set = (seat, player) =>
    send(message(state, { seats: Object.fromEntries(seats.map((s) => [s.seat, s.seat === seat ? player : s.player])) }));
  return html`<fieldset class="g-set">
    <legend>${t("seats")}</legend>
    <div class="g-fields">
      ${seats.map((s) => {
        const name = id("seat-" + s.seat);
        return html`<div class="g-field" key=${s.seat}>
          <div class="g-field-head"><label for=${name}>${s.name || s.seat}</label></div>
          <${Select} id=${name} value=${s.player} choices=${players} onValue=${(p) => set(s.seat, p)} />
        </div>`;
      })}
    </div>
  </fieldset>`;
}

function Show({ state, send }) {
  const { t, id } = useUi();
  const [prefs, setPref] = usePrefs();
  const open = id("open");
  const pace = id("pace");
  const auto = id("auto");
  const deck = id("deck");
  const theme = id("theme");
  const themes = list(state.settings?.themes);
  return html`<fieldset class="g-set">
    <legend>${t("at_table")}</legend>
    <div class="g-fields">
      <div class="g-field">
        <div class="g-field-head"><label for=${auto}>${t("play_by")}</label></div>
        <${Select} id=${auto} value=${state.auto === false ? "step" : "auto"} choices=${[{ value: "auto", label: t("by_itself") }, { value: "step", label: t("by_step") }]} onValue=${(v) => send(message(state, { auto: v === "auto" }))} />
      </div>
      <div class="g-field">
        <div class="g-field-head"><label for=${pace}>${t("speed")}</label></div>
        <${Select} id=${pace} value=${prefs.speed} choices=${paces.map((p) => ({ value: p, label: t("speed_" + p) }))} onValue=${(v) => setPref("speed", v)} />
      </div>
      ${themes.length > 1 &&
      html`<div class="g-field">
        <div class="g-field-head"><label for=${theme}>${t("theme")}</label></div>
        <${Select} id=${theme} value=${state.settings.theme} choices=${themes} onValue=${(v) => send(message(state, { theme: v }))} />
      </div>`}
      <div class="g-field">
        <${Check} id=${open} value=${!!state.settings?.open} label=${t("open_hands")} describedBy=${open + "-help"} onValue=${(v) => send(message(state, { open: v }))} />
        <p class="g-help" id=${open + "-help"}>${t("open_help")}</p>
      </div>
      <div class="g-field">
        <${Check} id=${deck} value=${prefs.deck === "four"} label=${t("four_deck")} describedBy=${deck + "-help"} onValue=${(v) => setPref("deck", v ? "four" : "two")} />
        <p class="g-help" id=${deck + "-help"}>${t("four_help")}</p>
      </div>
    </div>
  </fieldset>`;
}

/** A table whose rules and seats are fixed, by a class say, still shows itself as its reader likes. */
export const Settings = ({ state, send }) =>
  html`<${Show} state=${state} send=${send} />${!state.fixed && html`<${Seats} state=${state} send=${send} /><${Rules} state=${state} send=${send} />`}`;
