// What this device keeps, under names of our own: one place that reads it, writes it and tells who shows it.
import { useEffect, useState } from "preact/hooks";

const listeners = new Map(); // name: the functions that show it
const here = new Map(); // for a browser that keeps nothing: until the page is left

/** What is kept under a name; null is nothing, or nothing that can be read. */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(`spielbuch.${name}`) || "null");
  } catch {
    return here.get(name) ?? null;
  }
}

/** Keeps a value; null forgets it. */
export function keep(name, value) {
  here.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`spielbuch.${name}`);
    else localStorage.setItem(`spielbuch.${name}`, JSON.stringify(value));
  } catch {
    // it is kept for this page only
  }
  for (const show of listeners.get(name) || []) show(value);
  dispatchEvent(new CustomEvent("spielbuch-kept", { detail: { name, value } })); // for the page around the widgets
}

/** What `read` makes of the kept value, anew after every change; at first that of nothing, as the server drew it. */
export function useRecalled(name, read) {
  const [value, setValue] = useState(() => read(null));
  useEffect(() => {
    const show = (next) => setValue(read(next));
    show(recall(name));
    if (!listeners.has(name)) listeners.set(name, new Set());
    listeners.get(name).add(show);
    return () => listeners.get(name).delete(show);
  }, [name]);
  return value;
}
