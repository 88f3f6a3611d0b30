// What the reader's device remembers for a widget: given to Python with the first message, kept anew after every answer.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** What is kept under a name; null where there is nothing to be read. */
export function recall(key) {
  try {
    return JSON.parse(localStorage.getItem(key) || "null");
  } catch {
    return null;
  }
}

/** Keeps a value under a name, or forgets what was there. */
export function store(key, value) {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // a device that keeps nothing still lets one practise
  }
}

const keep = (key, value) => store(key, value.asked ? value : null);

/**
 * `value` is what the state holds now. Until Python has been given what was kept, the state's own value is that of a
 * beginner and must not overwrite it. Returns the guarded `send`, and what was kept before this page was opened.
 */
export function useMemory(key, value, send) {
  const [before, setBefore] = useState(null);
  const given = useRef(false);
  useEffect(() => setBefore(recall(key)), [key]);
  const text = JSON.stringify(value ?? null);
  useEffect(() => {
    if (given.current && value) keep(key, value);
  }, [text]);
  const guarded = useCallback(
    (message) => {
      if (given.current) return send(message);
      given.current = true;
      const kept = recall(key);
      return send(kept ? { ...message, progress: kept } : message);
    },
    [send, key],
  );
  return { before, send: guarded };
}
