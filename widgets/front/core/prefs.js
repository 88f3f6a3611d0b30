// The reader's own settings of the page: pace and card colours. Kept in the browser, shared by all tables of a page.
import { keep, useRecalled } from "./device.js";

const name = "prefs";
const defaults = { speed: "normal", deck: "two" };

export const paces = ["slow", "normal", "fast", "none"];
export const pauses = { slow: 1500, normal: 750, fast: 300, none: 0 };
export const rests = { slow: 1600, normal: 900, fast: 450, none: 0 };

function read(raw) {
  const p = { ...defaults, ...raw };
  return { speed: paces.includes(p.speed) ? p.speed : defaults.speed, deck: p.deck === "four" ? "four" : "two" };
}

/** The settings and a way to change one. */
export function usePrefs() {
  const prefs = useRecalled(name, read);
  return [prefs, (setting, value) => keep(name, { ...prefs, [setting]: value })];
}
