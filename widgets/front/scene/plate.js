// What examples, comparisons and answers share: zones on a small cloth, the verdict, lines with rules.
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Content, Tags } from "./zone.js";
import { Icon } from "./icons.js";
import { RuleId } from "./sheet.js";

const many = (z) => list(z.items).length;

/** Zones side by side; a zone with many cards takes a row of its own. */
export function Zones({ zones }) {
  const all = list(zones);
  if (!all.length) return null;
  return html`<div class="g-ex-cloth">
    ${all.map((z, i) => {
      const title = [z.name || (all.length > 1 ? z.label : null), z.sub].filter(Boolean);
      return html`<div class="g-ex-zone" data-zone=${z.id} data-role=${z.role} data-many=${many(z) > 4 ? "" : undefined} key=${z.id ?? i} role="group" aria-label=${z.label || z.name}>
        ${title.length > 0 && html`<p class="g-ex-name"><b>${title[0]}</b>${title[1] && html`${" "}<span>${title[1]}</span>`}</p>`}
        <${Content} zone=${z} />
        ${list(z.tags).length > 0 && html`<span class="g-tags"><${Tags} tags=${z.tags} /></span>`}
      </div>`;
    })}
  </div>`;
}

export function Verdict({ verdict }) {
  const { t } = useUi();
  if (!verdict) return null;
  const v = verdict.ok === true ? "yes" : verdict.ok === false ? "no" : "open";
  return html`<div class="g-verdict">
    <span class="g-v" data-v=${v}>${v !== "open" && html`<${Icon} name=${v === "yes" ? "ok" : "no"} />`}${verdict.label || t("verdict")}</span>
    <p>${verdict.text} <${RuleId} rule=${verdict.rule} href=${verdict.href} /></p>
  </div>`;
}

export function Lines({ lines }) {
  const all = list(lines);
  if (!all.length) return null;
  return html`<dl class="g-lines">
    ${all.map(
      (l) => html`<div>
        <dt><${RuleId} rule=${l.rule} href=${l.href} /><span>${l.label}</span></dt>
        <dd>${l.value == null ? "" : String(l.value)}</dd>
      </div>`,
    )}
  </dl>`;
}

/** The verdict, or without one the lines, for the live region. */
export function spokenAnswer({ verdict, lines }) {
  if (verdict) return [verdict.label, verdict.text, verdict.rule].filter(Boolean).join(". ");
  return list(lines).map((l) => `${l.label}: ${l.value ?? ""}`).join(". ");
}
