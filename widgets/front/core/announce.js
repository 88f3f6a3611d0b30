// One polite live region per widget. A sentence said twice is made to differ, so that it is read twice.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "./html.js";

export function useVoice() {
  const [text, setText] = useState("");
  const turn = useRef(false);
  const say = (...sentences) => {
    const next = sentences.filter(Boolean).join(" ");
    if (!next) return;
    turn.current = !turn.current;
    setText(next + (turn.current ? "\u00a0" : ""));
  };
  return [text, say];
}

/** Calls `effect` when one of `inputs` changes, but not on the first drawing. */
export function useLater(effect, inputs) {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else effect();
  }, inputs);
}

export const Voice = ({ text }) => html`<p class="g-vh" role="status" aria-live="polite">${text}</p>`;
