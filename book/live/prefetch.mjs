// Fetches what Python needs before the first touch, when nothing else is to be done and the reader has not asked
// to save data.  Prefetches never compete with the page: the browser runs them at its lowest priority.
import { early, python, pyodide } from "./where.mjs";

const bases = { pyodide, python };

export function prefetchWhenIdle(wanted) {
  const connection = navigator.connection;
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? "")) return;
  const interactions = ["pointerdown", "keydown", "scroll"];
  const whenIdle = window.requestIdleCallback ?? ((call) => setTimeout(call, 200));
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    for (const name of interactions) removeEventListener(name, ask, { capture: true });
    whenIdle(() => { if (wanted()) prefetch(); }, { timeout: 10_000 });
  };
  for (const name of interactions) addEventListener(name, ask, { capture: true, passive: true });
  if (document.readyState === "complete") setTimeout(ask, 3000);
  else addEventListener("load", () => setTimeout(ask, 3000));
}

function prefetch() {
  for (const [base, file] of early) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = new URL(bases[base] + file, import.meta.url).href;
    document.head.append(link);
  }
}
