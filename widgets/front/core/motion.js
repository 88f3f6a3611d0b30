// Cards travel in straight lines; nothing loops, nothing spins. Reduced motion makes every time zero.

/** A time from the tokens, in milliseconds: 0 under reduced motion or without a document. */
export function milliseconds(token) {
  if (typeof document === "undefined") return 0;
  if (globalThis.matchMedia && matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const root = document.querySelector(".g-root");
  const text = root ? getComputedStyle(root).getPropertyValue(token).trim() : "";
  return (text.endsWith("ms") ? parseFloat(text) : parseFloat(text) * 1000) || 0;
}

const ease = "cubic-bezier(.2,.7,.2,1)";
const middle = (r) => [r.left + r.width / 2, r.top + r.height / 2];

/** Where everything lies before the scene changes. */
export function before(cloth) {
  const seen = new Map();
  const seats = new Map();
  if (!cloth) return { seen, seats };
  for (const el of cloth.querySelectorAll("[data-item]")) {
    const trick = el.closest("[data-role]")?.dataset.role === "trick";
    seen.set(el.dataset.item, {
      rect: el.getBoundingClientRect(),
      zone: el.closest("[data-zone]")?.dataset.zone,
      ghost: trick ? el.cloneNode(true) : null,
      place: el.closest("[data-place]")?.dataset.place,
      winning: /winning/.test(el.dataset.state || ""),
    });
  }
  for (const el of cloth.querySelectorAll("[data-seat]")) seats.set(el.dataset.seat, el.getBoundingClientRect());
  return { seen, seats };
}

/** Moves what has a new place from the old one; sweeps a trick that is gone to its winner. */
export function after(cloth, old) {
  const move = milliseconds("--d-move");
  if (!cloth || !move || !cloth.animate || !old.seen) return;
  const present = new Set();
  for (const el of cloth.querySelectorAll("[data-item]")) {
    present.add(el.dataset.item);
    const was = old.seen.get(el.dataset.item);
    const zone = el.closest("[data-zone]");
    const place = el.closest("[data-place]")?.dataset.place;
    let from = null;
    if (was && was.zone !== zone?.dataset.zone) from = was.rect;
    else if (!was && zone?.dataset.role === "trick") from = old.seats.get(place);
    if (!from || !from.width) continue;
    const to = el.getBoundingClientRect();
    const [fx, fy] = middle(from);
    const [tx, ty] = middle(to);
    if (Math.hypot(fx - tx, fy - ty) < 4) continue;
    const size = was ? from.width / (to.width || 1) : 0.6;
    el.animate([{ transform: `translate(${fx - tx}px,${fy - ty}px) scale(${size})`, zIndex: 6 }, { transform: "none", zIndex: 6 }], {
      duration: move,
      easing: ease,
    });
  }
  sweep(cloth, old, present);
}

function sweep(cloth, old, present) {
  const gone = [...old.seen.entries()].filter(([id, o]) => o.ghost && !present.has(id)).map(([, o]) => o);
  const winner = gone.find((o) => o.winning);
  if (gone.length < 2 || !winner) return;
  const target = cloth.querySelector(`[data-seat="${winner.place}"]`)?.getBoundingClientRect() || winner.rect;
  const box = cloth.getBoundingClientRect();
  const layer = document.createElement("div");
  layer.className = "g-ghosts";
  layer.setAttribute("aria-hidden", "true");
  cloth.append(layer);
  const duration = milliseconds("--d-sweep");
  const [tx, ty] = middle(target);
  const runs = gone.map(({ ghost, rect }) => {
    ghost.removeAttribute("data-item");
    ghost.style.cssText = `position:absolute;left:${rect.left - box.left}px;top:${rect.top - box.top}px;--w:${rect.width}px`;
    layer.append(ghost);
    const [x, y] = middle(rect);
    return ghost.animate(
      [{ transform: "none", opacity: 1 }, { transform: `translate(${tx - x}px,${ty - y}px) scale(.4)`, opacity: 0.2 }],
      { duration, easing: ease, fill: "forwards" },
    ).finished;
  });
  Promise.allSettled(runs).then(() => layer.remove());
}

/** A barred card that is tried dips once. */
export function dip(el) {
  const time = milliseconds("--d-quick");
  if (el?.animate && time) el.animate([{ transform: "none" }, { transform: "translateY(4px)" }, { transform: "none" }], { duration: time });
}
