// One message at a time: a second press while the first is under way is not sent.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

const patience = 6000;

/**
 * `send` guarded: false when a message is still under way. An answer (a new state) frees it; so does patience,
 * since an answer that changes nothing is not told. While the engine boots the first message waits with it.
 */
export function useBusy(send, answer, booting) {
  const under = useRef(false);
  const timer = useRef(0);
  const [busy, setBusy] = useState(false);
  const free = useCallback(() => {
    clearTimeout(timer.current);
    under.current = false;
    setBusy(false);
  }, []);
  useEffect(free, [answer]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!under.current) return;
    clearTimeout(timer.current);
    if (!booting) timer.current = setTimeout(free, patience);
  }, [!!booting]);
  const guarded = useCallback(
    (message) => {
      if (under.current) return false;
      under.current = true;
      setBusy(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(free, patience);
      send(message);
      return true;
    },
    [send],
  );
  return [guarded, busy];
}
