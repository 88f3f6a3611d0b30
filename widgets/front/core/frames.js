// Frames: the moves of the others, shown one after the other; the last frame is the present.
import { useEffect, useRef, useState } from "preact/hooks";
import { list } from "./ui.js";
import { pauses, rests } from "./prefs.js";

const empty = {};

/** A trick that is full rests before it is swept. */
function isFull(scene) {
  const trick = list(scene.zones).find((z) => z.role === "trick");
  const items = list(trick?.items).filter((i) => i.face?.t === "card");
  return items.length > 1 && items.length === list(trick.items).length && items.some((i) => /winning/.test(i.state || ""));
}

/** What a frame tells that the frames before it did not; where it tells nothing, the last line of the log. */
function newsOf(frames, i) {
  const scene = frames[i] || frames[frames.length - 1] || empty;
  const told = frames.slice(0, Math.max(0, i)).map((f) => f.announce).filter(Boolean);
  const fresh = told.reduce((text, old) => text.replace(old, ""), scene.announce || "").trim();
  return fresh || scene.announce || list(scene.log?.lines).at(-1)?.text || "";
}

/**
 * The scene to show now, whether more are to come, what it tells, and a way to skip to the present.
 * A state whose frames run on from the last shown is played; any other is shown at its end.
 */
export function useFrames(state, speed) {
  const [, redraw] = useState(0);
  const film = useRef(null);
  const frames = list(state.frames);
  const from = Number(state.frame_from) || 0;
  const last = from + frames.length - 1;
  if (!film.current) film.current = { state, at: last, end: last };
  if (film.current.state !== state) {
    const { at: was, end: seen } = film.current;
    let at = last;
    if (last === seen) at = Math.max(from, Math.min(was, last));
    else if (last > seen && from <= seen + 1) at = Math.max(from, Math.min(was + 1, last));
    film.current = { state, at, end: last };
  }
  if (pauses[speed] === 0) film.current.at = last;
  const { at } = film.current;
  const scene = frames[at - from] || frames[frames.length - 1] || empty;
  const playing = at < last;

  useEffect(() => {
    if (!playing) return undefined;
    const wait = Math.max(pauses[speed] ?? 750, isFull(scene) ? (rests[speed] ?? 900) : 0);
    const timer = setTimeout(() => {
      film.current.at = Math.min(last, film.current.at + 1);
      redraw((n) => n + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [state, at, playing, speed]);

  const skip = () => {
    film.current.at = last;
    redraw((n) => n + 1);
  };
  return { scene, playing, skip, news: newsOf(frames, at - from), number: at, left: last - at };
}
