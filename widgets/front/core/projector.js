// The projector: one widget fills the window, everything else of the page is out of reach until it leaves.
import { useLayoutEffect, useRef, useState } from "preact/hooks";

const page = () => document.documentElement;

/** Everything beside `el` and beside what it stands in. */
function besides(el) {
  const all = [];
  for (let at = el; at.parentElement && at !== document.body; at = at.parentElement) {
    all.push(...[...at.parentElement.children].filter((x) => x !== at && !x.inert && !/^(SCRIPT|STYLE|LINK)$/.test(x.tagName)));
  }
  return all;
}

/** The page itself is what goes fullscreen: it then lies above the layer, which has to be laid on top again. */
function onTop(el) {
  if (!el.showPopover) return;
  const held = document.activeElement;
  if (el.matches(":popover-open")) el.hidePopover();
  el.showPopover();
  if (el.contains(held)) held.focus({ preventScroll: true });
}

/** Puts `el` on its own layer; returns the way back. */
function raise(el) {
  const others = besides(el);
  const top = { x: scrollX, y: scrollY };
  for (const other of others) other.inert = true;
  page().dataset.view = "projector";
  el.dataset.projected = "";
  // the top layer escapes whatever a notebook wraps around its outputs
  if (el.showPopover) el.setAttribute("popover", "manual");
  onTop(el);
  return () => {
    if (el.showPopover) {
      if (el.matches(":popover-open")) el.hidePopover();
      el.removeAttribute("popover");
    }
    delete el.dataset.projected;
    delete page().dataset.view;
    for (const other of others) other.inert = false;
    scrollTo({ left: top.x, top: top.y, behavior: "instant" });
  };
}

/**
 * Whether `ref` is on the projector, and the ways in and out. Real fullscreen is asked for where a press allows it;
 * when the reader leaves that, the projector is left too. The focus goes back to where it was.
 */
export function useProjector(ref) {
  const [on, setOn] = useState(false);
  const from = useRef(null);
  const enter = () => {
    from.current = document.activeElement;
    setOn(true);
    if (navigator.userActivation?.isActive) page().requestFullscreen?.().catch(() => {});
  };
  const leave = () => {
    setOn(false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  };
  useLayoutEffect(() => {
    if (!on) return undefined;
    const el = ref.current;
    const lower = raise(el);
    if (!el.contains(document.activeElement)) el.focus({ preventScroll: true });
    return () => {
      lower();
      const back = from.current;
      if (back?.isConnected && el.contains(back)) back.focus({ preventScroll: true });
      else if (el.isConnected) el.focus({ preventScroll: true });
    };
  }, [on]);
  // before the page is painted: fullscreen may come that soon
  useLayoutEffect(() => {
    if (!on) return undefined;
    const change = () => (document.fullscreenElement ? onTop(ref.current) : setOn(false));
    // inside the layer an open panel comes first; elsewhere other scripts of the page have the key too
    const el = ref.current;
    const inside = (event) => event.key === "Escape" && !event.defaultPrevented && leave();
    const outside = (event) => event.key === "Escape" && !el.contains(event.target) && leave();
    document.addEventListener("fullscreenchange", change);
    document.addEventListener("keydown", outside, true);
    el.addEventListener("keydown", inside);
    return () => {
      document.removeEventListener("fullscreenchange", change);
      document.removeEventListener("keydown", outside, true);
      el.removeEventListener("keydown", inside);
    };
  }, [on]);
  return { on, enter, leave, toggle: () => (on ? leave() : enter()) };
}

/** Onto the projector at once, where a link has asked for it. */
export function useEntered(wanted, stage) {
  useLayoutEffect(() => {
    if (wanted) stage.enter();
  }, []);
}

const least = 0.5;
const most = () => (1.5 * innerHeight) / 720;
/** Where the window is too small or stands on end the projector scrolls, and cards keep their size. */
const scrolls = "(max-width: 820px), (max-aspect-ratio: 1/1)";

const places = (box, selector) => [...box.querySelectorAll(selector)].map((el) => el.getBoundingClientRect()).filter((r) => r.width);
const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Whether what lies at the seats runs into the middle of the table, or over its edge. */
function clash(box) {
  const edge = box.getBoundingClientRect();
  const seats = places(box, ".g-seat :is(.g-lay, .g-title, .g-tags)");
  const middle = places(box, ".g-trick :is(.g-lies, .g-caption), .g-middle > *");
  return seats.some((s) => s.left < edge.left || s.right > edge.right || middle.some((m) => meet(s, m)));
}

/** The largest size at which nothing runs over the edge of `box` or into anything else. */
function largest(frame, box) {
  const fits = (k) => {
    frame.style.setProperty("--k", k.toFixed(3));
    return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1 && !clash(box);
  };
  let [low, high] = [least, most()];
  for (let i = 0; i < 7; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Cards as large as the cloth allows: they shrink when something needs the room, and grow back only when it pays. */
export function useFit(ref, on, selector, inputs) {
  const kept = useRef(0);
  const fit = () => {
    const frame = ref.current;
    const box = frame?.querySelector(selector);
    if (!box) return;
    if (matchMedia(scrolls).matches) return frame.style.setProperty("--k", "1");
    const found = largest(frame, box);
    if (!kept.current || found < kept.current || found > kept.current * 1.15) kept.current = found;
    frame.style.setProperty("--k", kept.current.toFixed(3));
  };
  useLayoutEffect(() => {
    if (!on) return undefined;
    const again = () => {
      kept.current = 0;
      fit();
    };
    again();
    addEventListener("resize", again);
    document.fonts?.ready.then(again);
    return () => {
      removeEventListener("resize", again);
      ref.current?.style.removeProperty("--k");
    };
  }, [on]);
  useLayoutEffect(() => {
    if (on) fit();
  }, inputs);
}
