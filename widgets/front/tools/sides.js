// The two sides of a comparison: a set of rules each, with every option.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";
import { OptionField, Select } from "./field.js";

function Side({ side, send }) {
  const { t, id } = useUi();
  const name = id(`preset-${side.side}`);
  const own = side.preset == null;
  return html`<fieldset class="g-ruleset" data-side=${side.side}>
    <legend><b class="g-badge">${side.name}</b></legend>
    <div class="g-field">
      <div class="g-field-head"><label for=${name}>${t("cmp_rules_of", { side: side.name })}</label></div>
      <${Select} id=${name} value=${side.preset} choices=${side.presets} empty=${own ? t("preset_own") : undefined} onValue=${(value) => value != null && send({ type: "preset", side: side.side, value })} />
    </div>
    <details class="g-more-box">
      <summary><span>${t("cmp_options")}</span></summary>
      <div class="g-fields">
        ${list(side.options).map(
          (f) => html`<${OptionField} key=${f.name} field=${f} prefix=${side.side} value=${f.value} onValue=${(value) => send({ type: "option", side: side.side, name: f.name, value })} />`,
        )}
      </div>
    </details>
  </fieldset>`;
}

export function Sides({ sides, send }) {
  const { t } = useUi();
  const both = list(sides);
  if (!both.length) return null;
  return html`<div class="g-sides" role="group" aria-label=${t("cmp_sides")}>
    ${both.map((side) => html`<${Side} key=${side.side} side=${side} send=${send} />`)}
    <button type="button" class="g-tool g-swap" onClick=${() => send({ type: "swap" })}><${Icon} name="swap" /><span>${t("cmp_swap")}</span></button>
  </div>`;
}
