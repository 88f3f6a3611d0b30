// One face of any kind, without behaviour: a card, a back, a die, a cup, coins, an empty place, a word.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../core/html.js";
import { useUi } from "../core/ui.js";
import { cardSvg, indexOf, parse, suitClass } from "../faces/index.js";
import { coinSvg, heap } from "../faces/coins.js";
import { cupSvg, dieSvg } from "../faces/dice.js";
import { milliseconds } from "../core/motion.js";

const Svg = ({ cls, box, inner, style }) => html`<svg
  class=${cls}
  viewBox=${box}
  aria-hidden="true"
  focusable="false"
  style=${style}
  dangerouslySetInnerHTML=${{ __html: inner }}
/>`;

const bar = '<circle cx="12" cy="12" r="9.5"/><path d="M7 12h10"/>';

/** The picture of a card; goes inside a .g-card. */
export function CardArt({ face, barred }) {
  const { lang } = useUi();
  return html`<${Svg} cls="g-face" box="0 0 100 140" inner=${cardSvg(face.pack, face.card)} />
    <span class="g-ix" data-ix=${indexOf(face.pack, face.card, lang)} aria-hidden="true"></span>
    ${barred && html`<${Svg} cls="g-bar" box="0 0 24 24" inner=${bar} />`}`;
}

export const cardSuit = (face) => suitClass(face.pack, parse(face.pack, face.card).suit);

/** A die; a new throw turns through three faces and settles. */
export function Die({ v, label }) {
  const [shown, setShown] = useState(v);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      setShown(v);
      return;
    }
    const step = milliseconds("--d-sweep") / 3;
    if (!step) return setShown(v);
    const faces = [(v % 6) + 1, ((v + 2) % 6) + 1, v];
    const timers = faces.map((f, i) => setTimeout(() => setShown(f), i * step));
    return () => timers.forEach(clearTimeout);
  }, [v]);
  const look = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="g-die" viewBox="0 0 100 106" focusable="false" ...${look} dangerouslySetInnerHTML=${{ __html: dieSvg(shown) }} />`;
}

export const Cup = ({ label }) =>
  html`<svg
    class="g-cup"
    viewBox="0 0 100 100"
    focusable="false"
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
    dangerouslySetInnerHTML=${{ __html: cupSvg }}
  />`;

export const Coin = ({ style }) => html`<${Svg} cls="g-coin" box="0 0 100 104" inner=${coinSvg} style=${style} />`;

/** Coins: a heap at the centre, a short row elsewhere. */
export function Coins({ n, heaped }) {
  const count = Number(n) || 0;
  if (heaped) {
    if (!count) return null;
    return html`<span class="g-heap" aria-hidden="true">
      ${heap(count).map(([x, y]) => html`<${Coin} style=${`left:${x}px;top:${y}px`} />`)}
    </span>`;
  }
  return html`<span class="g-coins" aria-hidden="true">${Array.from({ length: Math.min(5, count) }, () => html`<${Coin} />`)}</span>`;
}

export function Backs({ n }) {
  const count = Math.max(0, Math.min(14, Number(n) || 0));
  return html`<span class="g-backs" style=${`--n:${Math.max(2, count)}`} aria-hidden="true">
    ${Array.from({ length: count }, () => html`<span class="g-card g-back"></span>`)}
  </span>`;
}

/** Any face as a still picture; `label` makes it speak. */
export function Still({ face, label, state, small }) {
  const { t } = useUi();
  const f = face || { t: "text", text: label };
  if (f.t === "card") {
    const barred = /barred|tried/.test(state || "");
    const speak = label ? { role: "img", "aria-label": barred ? t("barred", { label }) : label } : { "aria-hidden": "true" };
    return html`<span class="g-card ${small ? "g-small" : ""}" data-suit=${cardSuit(f)} data-state=${state || ""} ...${speak}>
      <${CardArt} face=${f} barred=${barred} />
    </span>`;
  }
  if (f.t === "back") {
    return (Number(f.n) || 1) > 1
      ? html`<span class="g-pile" role=${label ? "img" : undefined} aria-label=${label}><${Backs} n=${Math.min(f.n, 4)} /></span>`
      : html`<span class="g-card g-back" role=${label ? "img" : undefined} aria-label=${label}></span>`;
  }
  if (f.t === "die") return html`<${Die} v=${f.v} label=${label} />`;
  if (f.t === "cup") return html`<${Cup} label=${label || t("cup")} />`;
  if (f.t === "coins") return html`<${Coins} n=${f.n} />`;
  if (f.t === "empty") return html`<span class="g-empty"><span>${f.text || label || ""}</span></span>`;
  return html`<span class="g-word">${f.text || label || ""}</span>`;
}
