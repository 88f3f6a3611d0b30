// Fetches what Python needs before the first touch, when nothing else is to be done and the reader has not asked
// to save data.  Prefetches never compete with the page: the browser runs them at its lowest priority.
import { early, python, pyodide } from "./where.mjs";

const bases = { pyodide, python };

export function prefetchWhenIdle() {
  const connection = navigator.connection;
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? "")) return;
  const interactions = ["pointerdown", "keydown", "scroll"];
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    for (const name of interactions) removeEventListener(name, once, { capture: true });
    for (const [base, file] of early) {
      const link = document.createElement("link");
      link.rel = "prefetch";
      link.href = new URL(bases[base] + file, import.meta.url).href;
      document.head.append(link);
    }
  };
  for (const name of interactions) addEventListener(name, once, { capture: true, passive: true });
  const idle = () => (window.requestIdleCallback ?? ((f) => setTimeout(f, 1)))(once, { timeout: 10_000 });
  if (document.readyState === "complete") setTimeout(idle, 3000);
  else addEventListener("load", () => setTimeout(idle, 3000));
}
