// Changing pieces of a printed position: shared by examples and comparisons.
import { useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { CardGrid } from "./picker.js";
import { Icon } from "./icons.js";

/** What is open, and how pieces and buttons open, choose and close. */
export function usePicks(state, ask, box) {
  const [open, setOpen] = useState(null);
  const picks = state.picks || {};
  const toggle = (what, el) => {
    if (open === what) return setOpen(null);
    setOpen(what);
    setTimeout(() => el.closest(".g-root")?.querySelector(".g-chooser [tabindex='0']")?.focus(), 0);
  };
  const close = () => {
    const el = [...box.current.querySelectorAll("[data-pick]")].find((e) => e.dataset.pick === open);
    setOpen(null);
    el?.focus();
  };
  const choose = (value) => {
    ask({ type: "pick", what: open, value });
    close();
  };
  const again = () => {
    setOpen(null);
    ask({ type: "again" });
  };
  const play = {
    press: (item, _zone, el) => item.pick && picks[item.pick] && toggle(item.pick, el),
    picks,
    tried: null,
    selected: [],
    picking: open,
  };
  return { open: picks[open] ? open : null, picks, toggle, close, choose, again, play, any: Object.keys(picks).length > 0 };
}

/** Picks that stand for no piece on the cloth (a trump suit, a dealer) get a button of their own. */
export function Loose({ state, picking }) {
  const shown = new Set(list(state.zones).flatMap((z) => list(z.items)).map((i) => i.pick));
  const loose = Object.entries(picking.picks).filter(([what]) => !shown.has(what));
  if (!loose.length) return null;
  return html`<div class="g-loose">
    ${loose.map(
      ([what, pick]) => html`<button type="button" class="g-tool" key=${what} data-pick=${what} aria-expanded=${String(picking.open === what)} onClick=${(e) => picking.toggle(what, e.currentTarget)}>
        <span>${pick.label}: <b>${list(pick.choices).find((c) => c.value === pick.value)?.label ?? String(pick.value ?? "")}</b></span><${Icon} name="down" />
      </button>`,
    )}
  </div>`;
}

export function Chooser({ picking }) {
  const { t } = useUi();
  const { open, picks, choose, close } = picking;
  if (!open) return null;
  const pick = picks[open];
  const choices = list(pick.choices).map((c) => ({ ...c, face: c.face || { t: "text", text: c.label } }));
  const title = t("pick_title", { label: pick.label || open });
  return html`<div class="g-chooser" key=${open} onKeyDown=${(e) => e.key === "Escape" && close()}>
    <div class="g-panel-head">
      <h3 class="g-cap">${title}</h3>
      <button type="button" class="g-tool" onClick=${close}><${Icon} name="close" /><span>${t("close")}</span></button>
    </div>
    <${CardGrid} choices=${choices} chosen=${[pick.value]} taken=${[]} label=${title} onPick=${choose} />
  </div>`;
}

/** The line below a plate: what it says, and the way back to the printed position. */
export function Foot({ state, picking }) {
  const { t } = useUi();
  const { foot, invitation } = state;
  if (!foot && !invitation && !picking.any) return null;
  return html`<div class="g-ex-foot">
    <span>${foot && html`<span class="g-foot-said">${foot}</span>`}${foot && invitation && " "}${invitation && html`<span class="g-invite">${invitation}</span>`}</span>
    ${picking.any && html`<button type="button" class="g-tool g-push" aria-disabled=${state.changed ? undefined : "true"} onClick=${() => state.changed && picking.again()}><${Icon} name="undo" /><span>${t("as_printed")}</span></button>`}
  </div>`;
}
