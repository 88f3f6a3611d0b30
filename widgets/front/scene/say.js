// The message line: what just happened or was refused, in one sentence, with its rule.
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Icon } from "./icons.js";
import { RuleId } from "./sheet.js";

const share = (boot) => (boot.total > 0 ? Math.min(1, Math.max(0, (boot.done || 0) / boot.total)) : null);

/** Progress while the engine is fetched. */
export function Boot({ boot }) {
  const { t } = useUi();
  const part = share(boot);
  const text = boot.text || t("booting");
  return html`<div class="g-boot">
    <p>${text}</p>
    <span
      class="g-progress"
      role="progressbar"
      aria-label=${text}
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${part == null ? undefined : Math.round(part * 100)}
    ><span style=${`width:${part == null ? 30 : Math.round(part * 100)}%`}></span></span>
  </div>`;
}

export function Say({ notice, boot, id, at, plain, skip }) {
  const { t } = useUi();
  if (boot) return html`<div class="g-say" data-kind="boot" id=${id}><${Boot} boot=${boot} /></div>`;
  if (!notice && !plain && !skip) return html`<div class="g-say g-empty-say" id=${id}></div>`;
  const n = notice || { kind: "info", text: plain };
  return html`<div class="g-say" data-kind=${n.kind || "info"} data-at=${at ? "" : undefined} data-long=${n.text?.length > 120 ? "" : undefined} style=${at ? `--at:${at}` : undefined} id=${id}>
    <${RuleId} rule=${n.rule} href=${n.href} />
    <p>${n.text}${n.href && html`${" "}<a class="g-link" href=${n.href}>${t("read_rule")}</a>`}</p>
    ${skip && html`<button type="button" class="g-tool g-skip" onClick=${skip}><${Icon} name="step" /><span>${t("skip")}</span></button>`}
  </div>`;
}
