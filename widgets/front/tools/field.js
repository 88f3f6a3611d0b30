// One option of a game: a choice, a yes or no, or a number, with its help and its rule.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Stepper } from "../scene/buttons.js";
import { RuleId } from "../scene/sheet.js";

export const plain = (value) => (value === null || value === undefined ? "" : String(value));

/** The value of `choices` that a <select> names by its text. */
export const original = (choices, text) => {
  const hit = list(choices).find((c) => plain(c.value) === text);
  return hit ? hit.value : text === "" ? null : text;
};

const Choice = ({ choice, value }) =>
  html`<option value=${plain(choice.value)} selected=${value !== undefined && plain(choice.value) === plain(value)}>${choice.label}</option>`;

/** The choices by the group they name, in order; those of no group stand alone. */
const groups = (choices) => {
  const found = new Map();
  for (const c of choices) found.set(c.group || "", [...(found.get(c.group || "") || []), c]);
  return [...found];
};

export function Select({ id, value, choices, onValue, empty, describedBy }) {
  const all = list(choices);
  const known = all.some((c) => plain(c.value) === plain(value));
  return html`<span class="g-select">
    <select id=${id} aria-describedby=${describedBy} onChange=${(e) => onValue(original(all, e.currentTarget.value))} value=${plain(value)}>
      ${(!known || empty) && html`<option value="" selected=${!known}>${empty || plain(value)}</option>`}
      ${groups(all).map(([group, members]) =>
        group
          ? html`<optgroup label=${group}>${members.map((c) => html`<${Choice} choice=${c} value=${known ? value : undefined} />`)}</optgroup>`
          : members.map((c) => html`<${Choice} choice=${c} value=${known ? value : undefined} />`),
      )}
    </select>
  </span>`;
}

export function Check({ id, value, onValue, label, describedBy }) {
  return html`<label class="g-check" for=${id}>
    <input id=${id} type="checkbox" checked=${!!value} aria-describedby=${describedBy} onChange=${(e) => onValue(e.currentTarget.checked)} /><span>${label}</span>
  </label>`;
}

function NumberField({ field, name, value, onValue }) {
  const { t } = useUi();
  const open = field.null_label != null;
  return html`<span class="g-numfield">
    ${open && html`<${Check} id=${name + "-null"} value=${value == null} label=${field.null_label || t("no_limit")} onValue=${(on) => onValue(on ? null : (field.min ?? 1))} />`}
    ${value != null && html`<${Stepper} value=${Number(value)} min=${field.min} max=${field.max} step=${field.step} label=${field.label} onValue=${onValue} onEnter=${onValue} />`}
    ${value == null && !open && html`<${Stepper} value=${Number(field.min ?? 0)} min=${field.min} max=${field.max} step=${field.step} label=${field.label} onValue=${onValue} onEnter=${onValue} />`}
  </span>`;
}

export function OptionField({ field, value, onValue, changed, prefix = "o" }) {
  const { t, id } = useUi();
  const name = id(`${prefix}-${field.name}`);
  const help = field.help ? name + "-help" : undefined;
  const control = {
    bool: () => html`<${Check} id=${name} value=${value} label=${t("yes")} onValue=${onValue} describedBy=${help} />`,
    number: () => html`<${NumberField} field=${field} name=${name} value=${value} onValue=${onValue} />`,
  }[field.type] || (() => html`<${Select} id=${name} value=${value} choices=${field.choices} onValue=${onValue} describedBy=${help} />`);
  return html`<div class="g-field" data-changed=${changed ? "" : undefined} role=${field.type === "choice" ? undefined : "group"} aria-labelledby=${field.type === "choice" ? undefined : name + "-l"}>
    <div class="g-field-head">
      ${field.type === "choice" || !field.type
        ? html`<label id=${name + "-l"} for=${name}>${field.label}</label>`
        : html`<span class="g-label" id=${name + "-l"}>${field.label}</span>`}
      <${RuleId} rule=${field.rule} href=${field.href} />
    </div>
    ${control()}
    ${field.help && html`<p class="g-help" id=${help}>${field.help}</p>`}
  </div>`;
}
