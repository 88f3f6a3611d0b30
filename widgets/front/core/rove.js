// One tab stop per group: arrows, Home and End move; up and down find the nearest in the next row.
import { useRef, useState } from "preact/hooks";

function vertical(all, from, down) {
  const a = from.getBoundingClientRect();
  const rows = all
    .map((el) => ({ el, r: el.getBoundingClientRect() }))
    .filter(({ r }) => (down ? r.top > a.top + a.height / 2 : r.top < a.top - a.height / 2));
  if (!rows.length) return null;
  const near = down ? Math.min(...rows.map(({ r }) => r.top)) : Math.max(...rows.map(({ r }) => r.top));
  const row = rows.filter(({ r }) => Math.abs(r.top - near) < a.height / 2);
  const x = (r) => Math.abs(r.left + r.width / 2 - a.left - a.width / 2);
  return row.reduce((best, o) => (x(o.r) < x(best.r) ? o : best)).el;
}

/** `keys` name the members in order, `start` the one that holds the tab stop at first. */
export function useRove(keys, start) {
  const box = useRef(null);
  const [held, setHeld] = useState(null);
  const last = useRef(0);
  const known = held != null ? keys.indexOf(held) : -1;
  const fallback = held == null ? Math.max(0, keys.indexOf(start)) : Math.min(last.current, keys.length - 1);
  const at = known >= 0 ? known : Math.max(0, fallback);
  last.current = at;

  const onKeyDown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...box.current.querySelectorAll("[data-rove]")];
    const here = all.indexOf(event.target.closest("[data-rove]"));
    if (here < 0) return;
    const wrap = (i) => all[(i + all.length) % all.length];
    const to = {
      ArrowRight: () => wrap(here + 1),
      ArrowLeft: () => wrap(here - 1),
      ArrowDown: () => vertical(all, all[here], true) || wrap(here + 1),
      ArrowUp: () => vertical(all, all[here], false) || wrap(here - 1),
      Home: () => all[0],
      End: () => all[all.length - 1],
    }[event.key];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    const el = to();
    setHeld(el.dataset.rove);
    el.focus();
  };

  return {
    box,
    onKeyDown,
    member: (key) => ({
      "data-rove": key,
      tabIndex: keys[at] === key ? 0 : -1,
      onFocus: () => setHeld(key),
    }),
  };
}
