// Kind "example": a printed position with its verdict; every marked card can be changed.
import { useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useBusy } from "../core/busy.js";
import { useKeptFocus } from "../core/focus.js";
import { PlayContext } from "../scene/piece.js";
import { CardGrid } from "../scene/picker.js";
import { Lines, Verdict, Zones, spokenVerdict } from "../scene/plate.js";
import { Boot } from "../scene/say.js";
import { Icon } from "../scene/icons.js";

/** Picks that stand for no card on the cloth (a trump suit, a dealer) get a button of their own. */
function loosePicks(state) {
  const shown = new Set(list(state.zones).flatMap((z) => list(z.items)).map((i) => i.pick));
  return Object.entries(state.picks || {}).filter(([what]) => !shown.has(what));
}

function Chooser({ what, pick, onPick, onClose }) {
  const { t } = useUi();
  const choices = list(pick.choices).map((c) => ({ ...c, face: c.face || { t: "text", text: c.label } }));
  const title = t("pick_title", { label: pick.label || what });
  return html`<div class="g-chooser" onKeyDown=${(e) => e.key === "Escape" && onClose()}>
    <div class="g-panel-head">
      <h3 class="g-cap">${title}</h3>
      <button type="button" class="g-tool" onClick=${onClose}><${Icon} name="close" /><span>${t("close")}</span></button>
    </div>
    <${CardGrid} choices=${choices} chosen=${[pick.value]} taken=${[]} label=${title} onPick=${onPick} />
  </div>`;
}

export function Example({ state, send, boot }) {
  const { t } = useUi();
  const box = useRef(null);
  const [open, setOpen] = useState(null);
  const [spoken, tell] = useVoice();
  const [ask] = useBusy(send, state, boot);
  useKeptFocus(box);
  useLater(() => tell(spokenVerdict(state.verdict)), [JSON.stringify(state.verdict ?? null)]);

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
  const picks = state.picks || {};
  const play = {
    press: (item, _zone, el) => item.pick && picks[item.pick] && toggle(item.pick, el),
    tried: null,
    selected: [],
    picking: open,
  };
  const canChange = Object.keys(picks).length > 0;
  const title = state.title || t("example");
  return html`<figure class="g-example" aria-label=${title} ref=${box} data-fallback tabindex="-1">
    ${state.title && html`<figcaption class="g-ex-title">${state.title}</figcaption>`}
    <${PlayContext.Provider} value=${play}><${Zones} zones=${state.zones} /><//>
    ${loosePicks(state).length > 0 &&
    html`<div class="g-loose">
      ${loosePicks(state).map(
        ([what, pick]) => html`<button type="button" class="g-tool" data-pick=${what} aria-expanded=${String(open === what)} onClick=${(e) => toggle(what, e.currentTarget)}>
          <span>${pick.label}: <b>${list(pick.choices).find((c) => c.value === pick.value)?.label ?? pick.value}</b></span><${Icon} name="down" />
        </button>`,
      )}
    </div>`}
    ${open && picks[open] && html`<${Chooser} key=${open} what=${open} pick=${picks[open]} onPick=${choose} onClose=${close} />`}
    <${Verdict} verdict=${state.verdict} />
    <${Lines} lines=${state.lines} />
    ${boot && html`<div class="g-say" data-kind="boot"><${Boot} boot=${boot} /></div>`}
    ${(state.foot || canChange) &&
    html`<div class="g-ex-foot">
      <span>${state.foot}</span>
      ${canChange && html`<button type="button" class="g-tool g-push" aria-disabled=${state.changed ? undefined : "true"} onClick=${() => state.changed && again()}><${Icon} name="undo" /><span>${t("as_printed")}</span></button>`}
    </div>`}
    <${Voice} text=${spoken} />
  </figure>`;
}
