// What every component may ask for: the language, the words, the ids of its widget.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { word } from "../words.js";

export const UiContext = createContext({ lang: "en", uid: "g" });

export function useUi() {
  const { lang, uid } = useContext(UiContext);
  return {
    lang,
    uid,
    t: (key, facts) => word(lang, key, facts),
    id: (name) => `${uid}-${String(name).replace(/[^\w-]/g, "_")}`,
  };
}

/** The list a state may leave out. */
export const list = (value) => (Array.isArray(value) ? value.filter((x) => x != null) : []);

/** A short, stable name for a state, so that server and browser agree on ids. */
export function nameOf(value) {
  const text = JSON.stringify(value) || "";
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return "g" + (hash >>> 0).toString(36);
}
