// The cloth: places the zones of a scene, and moves what changes place.
import { Component } from "preact";
import { html } from "../core/html.js";
import { list } from "../core/ui.js";
import { after, before } from "../core/motion.js";
import { Content, Pot, Seat, Tags, Title } from "./zone.js";
import { Hand } from "./hand.js";
import { Trick } from "./trick.js";
import { Turn } from "./icons.js";

const isCards = (z) => list(z.items).some((i) => i.face?.t === "card");

function byPlace(zones) {
  const groups = new Map();
  for (const z of zones) {
    const p = String(z.place ?? "c");
    groups.set(p, [...(groups.get(p) || []), z]);
  }
  return groups;
}

/** Zones sorted by what they are: others' seats, the middle, the trick, the reader's own. */
export function sort(scene) {
  const zones = list(scene.zones);
  const hands = zones.filter((z) => z.role === "hand");
  const own = new Set(["s", ...hands.map((z) => String(z.place ?? "s"))]);
  const trick = zones.find((z) => z.role === "trick");
  const placed = zones.filter((z) => z !== trick && z.role !== "hand");
  const middle = placed.filter((z) => z.role === "centre" || (z.place ?? "c") === "c");
  const mine = placed.filter((z) => !middle.includes(z) && own.has(String(z.place)));
  const others = placed.filter((z) => !middle.includes(z) && !mine.includes(z));
  return { hands, trick, middle, mine, others: byPlace(others) };
}

const Middle = ({ zones }) =>
  zones.length > 0 &&
  html`<div class="g-middle">
    ${zones.map((z) =>
      z.layout === "coins"
        ? html`<${Pot} zone=${z} key=${z.id} />`
        : html`<div class="g-centre" data-zone=${z.id} data-role=${z.role} data-seat=${z.id} key=${z.id}>
            <${Content} zone=${z} /><${Title} zone=${z} /><${Tags} tags=${z.tags} />
          </div>`,
    )}
  </div>`;

function Prompt({ prompt, done }) {
  const p = done || prompt || {};
  // kept while it is empty, so that the hand stays where it is
  return html`<div class="g-prompt" data-mine=${p.mine || done ? "" : undefined}>
    ${p.main && html`<strong>${p.mine && !done && html`<${Turn} />`}${p.main}</strong>`}${p.sub && html`<span>${p.sub}</span>`}
  </div>`;
}

function Mine({ zones }) {
  if (!zones.length) return null;
  const dice = zones.some((z) => z.layout === "dice");
  return html`<div class="g-mine" data-dice=${dice ? "" : undefined}><${Seat} zones=${zones} place=${zones[0].place} cls="g-me" sum /></div>`;
}

/** Own things that fit a corner: a yard, tags; a row of cards to play from needs a line of its own. */
const inCorner = (zones) => zones.every((z) => z.layout === "stack" || list(z.items).length < 2);

function Four({ parts }) {
  const places = ["n", "e", "s", "w"].filter((p) => p === "s" || parts.others.has(p));
  const open = [...parts.others.values()].flat().some((z) => isCards(z) && list(z.items).length > 4);
  return html`<div class="g-four" data-open=${open ? "" : undefined}>
      ${[...parts.others].map(([p, zones]) => html`<${Seat} key=${p} zones=${zones} place=${p} cls=${"g-at-" + p} />`)}
      ${parts.mine.length > 0 && inCorner(parts.mine) && html`<${Seat} key="s" zones=${parts.mine} place="s" cls="g-at-s" />`}
      ${parts.trick ? html`<${Trick} zone=${parts.trick} places=${places} />` : html`<div class="g-mid"><${Middle} zones=${parts.middle} /></div>`}
    </div>
    ${parts.trick && html`<${Middle} zones=${parts.middle} />`}
    ${!inCorner(parts.mine) && html`<${Mine} zones=${parts.mine} />`}`;
}

function Ring({ parts }) {
  const seats = [...parts.others];
  const between = seats.length === 2 && parts.middle.length === 1 && !isCards(parts.middle[0]) && !parts.trick;
  const rival = ([p, zones], i) =>
    html`<${Seat} key=${p} zones=${zones} place=${p} cls=${"g-rival" + (between && i === 1 ? " g-right" : "")} />`;
  if (between) {
    return html`<div class="g-three">${rival(seats[0], 0)}<${Middle} zones=${parts.middle} />${rival(seats[1], 1)}</div>
      <${Mine} zones=${parts.mine} />`;
  }
  return html`${seats.length > 0 && html`<div class="g-ring" data-n=${seats.length} style=${`--n:${seats.length}`}>${seats.map(rival)}</div>`}
    <${Middle} zones=${parts.middle} />
    ${parts.trick && html`<${Trick} zone=${parts.trick} places=${[...seats.map(([p]) => p), "s"]} />`}
    <${Mine} zones=${parts.mine} />`;
}

/** Draws a scene; a class, because it must look at the old places before they change. */
export class Cloth extends Component {
  getSnapshotBeforeUpdate(old) {
    return old.scene !== this.props.scene ? before(this.base) : null;
  }
  componentDidUpdate(_props, _state, seen) {
    if (seen) after(this.base, seen);
  }
  render({ scene, onClick }) {
    const parts = sort(scene);
    return html`<div class="g-cloth" onClick=${onClick}>
      ${scene.layout === "ring" ? html`<${Ring} parts=${parts} />` : html`<${Four} parts=${parts} />`}
      <${Prompt} prompt=${scene.prompt} done=${scene.done} />
      ${parts.hands.map((z) => html`<${Hand} key=${z.id} zone=${z} />`)}
    </div>`;
  }
}
