// What the device remembers for a widget: given to Python with the first message, kept anew after every answer.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { keep, recall } from "./device.js";

/**
 * `value` is what the state holds now. Until Python has been given what was kept, the state's own value is that of a
 * beginner and must not overwrite it. Returns the guarded `send`, and what was kept before this page was opened.
 */
export function useMemory(name, value, send) {
  const [before, setBefore] = useState(null);
  const given = useRef(false);
  useEffect(() => setBefore(recall(name)), [name]);
  const text = JSON.stringify(value ?? null);
  useEffect(() => {
    if (given.current && value) keep(name, value.asked ? value : null);
  }, [text]);
  const guarded = useCallback(
    (message) => {
      if (given.current) return send(message);
      given.current = true;
      const old = recall(name);
      return send(old ? { ...message, progress: old } : message);
    },
    [send, name],
  );
  return { before, send: guarded };
}
