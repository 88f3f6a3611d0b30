// The tools under the cloth: all labelled on a wide table; undo, hint and More on a phone.
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { Icon } from "../scene/icons.js";

export function Tool({ icon, label, onClick, off, cls, expanded, controls }) {
  return html`<button
    type="button"
    class=${`g-tool ${cls || ""}`.trim()}
    aria-disabled=${off ? "true" : undefined}
    aria-expanded=${expanded == null ? undefined : String(expanded)}
    aria-controls=${expanded ? controls : undefined}
    onClick=${() => !off && onClick()}
  ><${Icon} name=${icon} /><span>${label}</span></button>`;
}

export function Bar({ state, send, panel, setPanel, more, setMore, panelId, project }) {
  const { t } = useUi();
  const tools = state.tools || {};
  const toggle = (name) => setPanel(panel === name ? null : name);
  const opens = (name, icon, label, cls) =>
    html`<${Tool} icon=${icon} label=${label} cls=${cls} expanded=${panel === name} controls=${panelId} onClick=${() => toggle(name)} />`;
  const undo = html`<${Tool} icon="undo" label=${t("undo")} off=${!tools.undo} onClick=${() => send({ type: "undo" })} />`;
  if (state.compact) {
    return html`<div class="g-tools" role="group" aria-label=${t("tools")}>
      ${undo}<${Tool} icon="deal" label=${t("again")} cls="g-push" onClick=${() => send({ type: "again" })} />
    </div>`;
  }
  if (state.within) {
    return html`<div class="g-tools" role="group" aria-label=${t("tools")}>
      ${undo}
      ${opens("keys", "keys", t("keys"), "g-push g-keyboard")}
      <${Tool} icon="projector" label=${t("projector")} cls="g-extra" onClick=${project} />
      <${Tool} icon="deal" label=${t("again")} onClick=${() => send({ type: "again" })} />
    </div>`;
  }
  const step = state.auto === false || tools.step;
  return html`<div class="g-tools" role="group" aria-label=${t("tools")} data-more=${more ? "" : undefined}>
    ${undo}
    <${Tool} icon="redo" label=${t("redo")} off=${!tools.redo} cls="g-extra" onClick=${() => send({ type: "redo" })} />
    <${Tool} icon="hint" label=${t("hint")} off=${!tools.hint} onClick=${() => send({ type: "hint" })} />
    ${step && html`<${Tool} icon="step" label=${t("step")} off=${!tools.step} onClick=${() => send({ type: "step" })} />`}
    ${state.fixed
      ? html`<${Tool} icon="deal" label=${t("again")} cls="g-push g-extra" onClick=${() => send({ type: "again" })} />`
      : opens("new", "deal", t("new_deal"), "g-push g-extra")}
    ${opens("options", "options", t("options"), "g-extra")}
    ${!state.fixed && opens("share", "share", t("share"), "g-extra")}
    <${Tool} icon="projector" label=${t("projector")} cls="g-extra" onClick=${project} />
    ${opens("keys", "keys", t("keys"), "g-extra g-keyboard")}
    <${Tool} icon="more" label=${t("more")} cls="g-only-narrow g-more" expanded=${more} onClick=${() => setMore(!more)} />
  </div>`;
}
