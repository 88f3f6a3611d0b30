// The reader's own settings of the page: pace and card colours. Kept in the browser, shared by all tables of a page.
import { useEffect, useState } from "preact/hooks";

const key = "spielbuch.prefs";
const defaults = { speed: "normal", deck: "two" };
const listeners = new Set();

export const paces = ["slow", "normal", "fast", "none"];
export const pauses = { slow: 1500, normal: 750, fast: 300, none: 0 };
export const rests = { slow: 1600, normal: 900, fast: 450, none: 0 };

export function readPrefs() {
  try {
    const p = { ...defaults, ...JSON.parse(localStorage.getItem(key) || "{}") };
    return { speed: paces.includes(p.speed) ? p.speed : "normal", deck: p.deck === "four" ? "four" : "two" };
  } catch {
    return { ...defaults };
  }
}

function write(next) {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // a browser that keeps nothing still obeys until the page is left
  }
  for (const tell of listeners) tell(next);
}

/** The settings and a way to change one; the first drawing always shows the defaults, as the server did. */
export function usePrefs() {
  const [prefs, setPrefs] = useState(defaults);
  useEffect(() => {
    setPrefs(readPrefs());
    listeners.add(setPrefs);
    return () => listeners.delete(setPrefs);
  }, []);
  return [prefs, (name, value) => write({ ...prefs, [name]: value })];
}
