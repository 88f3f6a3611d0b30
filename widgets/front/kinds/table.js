// Kind "table": a game to play.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { list, useUi } from "../core/ui.js";
import { useFrames } from "../core/frames.js";
import { useBusy } from "../core/busy.js";
import { usePrefs } from "../core/prefs.js";
import { Voice, useLater, useVoice } from "../core/announce.js";
import { useKeptFocus } from "../core/focus.js";
import { dip } from "../core/motion.js";
import { useEntered, useFit, useProjector } from "../core/projector.js";
import { Cloth } from "../scene/cloth.js";
import { PlayContext } from "../scene/piece.js";
import { Buttons, Confirm } from "../scene/buttons.js";
import { Odds } from "../scene/odds.js";
import { Say } from "../scene/say.js";
import { Log, Sheet } from "../scene/sheet.js";
import { Sign } from "../scene/icons.js";
import { Bar } from "../tools/bar.js";
import { Strip, useStaging } from "../tools/strip.js";
import { Keys, NewDeal, Panel } from "../tools/panels.js";
import { Settings } from "../tools/settings.js";
import { Share, useShare } from "../tools/share.js";
import { shortcuts } from "../tools/keys.js";

function Head({ head }) {
  if (!head) return null;
  const parts = list(head.parts);
  return html`<div class="g-head">
    <p class="g-contract">
      <${Sign} sign=${head.sign} />
      ${parts.map((part, i) => html`${i > 0 && html`<span class="g-sep" aria-hidden="true">·</span>`}<span class=${i > 1 ? "g-sub" : ""}>${part}</span>`)}
    </p>
    ${head.right && html`<span class="g-hand-no">${head.right}</span>`}
  </div>`;
}

/** Which cards are chosen in a select zone; forgotten when the question changes. */
function useChosen(select, items) {
  const [chosen, setChosen] = useState([]);
  const key = select ? `${select.zone}|${select.verb}|${select.min}|${select.max}` : "";
  useEffect(() => setChosen([]), [key]);
  const here = select ? chosen.filter((id) => items.includes(id)) : [];
  return [here, setChosen];
}

/** What was refused on the spot, without asking Python: the message, its pointer and the lines for the log. */
function useRefused(scene, state) {
  const { t } = useUi();
  const [refused, setRefused] = useState(null);
  const [lines, setLines] = useState([]);
  useEffect(() => setRefused(null), [scene, state.notice]);
  useEffect(() => setLines([]), [state.ply]);
  const refuse = (what, refusal, at) => {
    setRefused({ id: what.id, at, kind: "no", ...refusal });
    const text = t("tried", { label: what.label });
    setLines((old) => [...old.filter((l) => l.id !== what.id), { id: what.id, text: `${text} ${t("see")}`, rule: refusal.rule, href: refusal.href, now: true }]);
  };
  return { refused, setRefused, lines, refuse };
}

const pointer = (el) => {
  const table = el?.closest(".g-table")?.getBoundingClientRect();
  const card = el?.getBoundingClientRect();
  return table && card ? `${Math.round(card.left + card.width / 2 - table.left)}px` : null;
};

/**
 * `children` stand between what can be pressed and the message line: a lesson's words, close to the hand. `stage` is
 * the projector of what the table stands in; without one it has its own.
 */
export function Table({ state, send, boot, children, stage: outer, project }) {
  const { t, id } = useUi();
  const [prefs] = usePrefs();
  const { scene, playing, skip, news, number, left } = useFrames(state, prefs.speed);
  const [ask, busy] = useBusy(send, state, boot);
  const [spoken, tell] = useVoice();
  const [panel, setPanel] = useState(null);
  const [more, setMore] = useState(false);
  const box = useRef(null);
  const select = !playing && scene.select ? scene.select : null;
  const selectItems = list(list(scene.zones).find((z) => z.id === select?.zone)?.items).map((i) => i.id);
  const [chosen, setChosen] = useChosen(select, selectItems);
  const { refused, setRefused, lines, refuse } = useRefused(scene, state);
  const link = useShare(state, tell);
  const sayId = id("say");
  const own = useProjector(box);
  const stage = outer || own;
  const [score, setScore] = useState(false);
  useKeptFocus(box);
  useEntered(project, stage);
  useStaging(own.on, state, busy, ask, tell);
  useFit(box, stage.on, ".g-cloth", [scene, stage.on, score, panel]);

  const notice = refused || (playing ? null : state.notice);
  useLater(() => {
    const p = scene.done || scene.prompt;
    const turn = playing ? null : p && (p.mine || scene.done) ? p.main : null;
    // at once, nothing was shown one by one: then all of it is told
    tell(prefs.speed === "none" ? scene.announce : news, turn);
  }, [number, state.frames]);
  useLater(() => {
    if (state.notice && !playing) tell(state.notice.rule, state.notice.text);
  }, [state.notice, playing]);

  const act = (action) => ask({ type: "act", ply: state.ply, action });

  const press = (item, zone, el) => {
    if (playing) return skip();
    if (busy) return tell(t("wait"));
    if (select && zone.id === select.zone && !item.refusal) return choose(item);
    if (item.refusal) {
      dip(el);
      refuse(item, item.refusal, pointer(el));
      return tell(item.refusal.rule, item.refusal.text);
    }
    setRefused(null);
    if (item.action) return act(item.action);
    return tell(scene.prompt?.main || t("not_now"));
  };

  const choose = (item) => {
    setRefused(null);
    if (chosen.includes(item.id)) setChosen(chosen.filter((c) => c !== item.id));
    else if (chosen.length < (select.max ?? select.min ?? Infinity)) setChosen([...chosen, item.id]);
    else if (select.max === 1) setChosen([item.id]);
    else return tell(t("choose_full", { max: select.max }));
    const n = chosen.includes(item.id) ? chosen.length - 1 : Math.min(chosen.length + 1, select.max ?? Infinity);
    return tell(t("choose_count", { n, max: select.max ?? n }));
  };

  const confirm = () => {
    const { min = 0, max = min } = select;
    if (chosen.length < min || chosen.length > max) {
      const text = min === max ? t("choose_exact", { max }) : t("choose_range", { min, max });
      setRefused({ kind: "info", text });
      return tell(text);
    }
    if (playing || busy) return tell(t("wait"));
    return act([select.verb, chosen]);
  };

  const pressButton = (button, amount) => {
    if (playing || busy) return tell(t("wait"));
    if (button.refusal) {
      refuse(button, button.refusal, null);
      return tell(button.refusal.rule, button.refusal.text);
    }
    const action = list(button.action);
    if (action[0] === "reveal" && action.length === 1) return ask({ type: "reveal" });
    return act(amount === undefined ? action : [...action, amount]);
  };

  const command = (message) => {
    if (playing) skip();
    setRefused(null);
    if (!ask(message)) tell(t("wait"));
  };

  const onKeyDown = shortcuts({
    tools: state.tools || {},
    compact: state.compact || state.within,
    hints: !state.compact,
    send: command,
    open: (name) => (state.fixed ? command({ type: "again" }) : setPanel(name)),
    project: state.compact ? null : stage.toggle,
    escape: () => {
      if (panel) closePanel();
      else if (stage.on) stage.leave();
      else if (playing) skip();
      else return false;
      return true;
    },
  });

  const closePanel = () => {
    const opener = box.current?.querySelector(":is(.g-tools, .g-strip) [aria-expanded='true']:not(.g-more)");
    setPanel(null);
    opener?.focus();
  };

  const panelId = id("panel");
  const titles = { new: "new_title", options: "options", share: "share_title", keys: "keys_title" };
  const buttons = playing ? [] : list(scene.buttons);
  const reveal = !playing && state.tools?.reveal ? [{ id: "reveal", label: t("reveal"), main: true, action: ["reveal"] }] : [];
  const play = { press, tried: refused?.id, selected: chosen, selectZone: select?.zone, sayId };
  const acts = [...reveal, ...buttons];

  return html`<section
    class="g-table"
    aria-label=${t("table_of", { title: state.title || state.game || "" })}
    data-compact=${state.compact ? "" : undefined}
    data-playing=${playing ? "" : undefined}
    data-busy=${busy ? "" : undefined}
    data-fallback
    tabindex="-1"
    ref=${box}
    onKeyDown=${onKeyDown}
  >
    <${Head} head=${scene.head} />
    <${PlayContext.Provider} value=${play}>
      <${Cloth} scene=${scene} onClick=${playing ? skip : undefined} />
    <//>
    <div class="g-side">
    ${select && html`<${Confirm} select=${select} chosen=${chosen} onConfirm=${confirm} onClear=${() => setChosen([])} />`}
    <${Buttons} buttons=${acts} press=${pressButton} tried=${refused?.id} sayId=${sayId} />
    ${children}
    ${stage.on && (score || scene.done) && html`<${Sheet} sheet=${scene.sheet} />`}
    <${Say} id=${sayId} notice=${notice} boot=${boot} plain=${news} at=${!select && !acts.length ? refused?.at : null} skip=${left > 2 ? skip : null} />
    <${Odds} odds=${playing ? null : scene.odds} />
    ${stage.on
      ? html`<${Strip} state=${state} busy=${busy} send=${command} panel=${panel} setPanel=${setPanel} panelId=${panelId} score=${score} setScore=${setScore} leave=${stage.leave} />`
      : html`<${Bar} state=${state} send=${command} panel=${panel} setPanel=${setPanel} more=${more} setMore=${setMore} panelId=${panelId} project=${stage.enter} />`}
    ${panel &&
    html`<${Panel} key=${panel} title=${t(titles[panel])} id=${panelId} onClose=${closePanel}>
      ${panel === "new" && html`<${NewDeal} seed=${state.settings?.seed} send=${command} onClose=${closePanel} />`}
      ${panel === "options" && html`<${Settings} state=${state} send=${command} />`}
      ${panel === "share" && html`<${Share} send=${command} link=${link} tell=${tell} />`}
      ${panel === "keys" && html`<${Keys} />`}
    <//>`}
    </div>
    ${!state.compact &&
    !stage.on &&
    (scene.sheet || scene.log) &&
    html`<div class="g-record"><${Sheet} sheet=${scene.sheet} /><${Log} log=${scene.log} own=${lines} /></div>`}
    <${Voice} text=${spoken} />
  </section>`;
}
