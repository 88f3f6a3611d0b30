// Keeps visited pages for reading without network: see sw.js.  It waits until the page has long been there, since
// nobody reads sooner for it.
import { later, early, pyodide, python } from "./where.mjs";

const bases = { pyodide, python };
const build = new URL(".", import.meta.url).pathname.split("/").at(-2);

async function keep(what, addresses) {
  if (!navigator.serviceWorker || navigator.connection?.saveData) return;
  try {
    await navigator.serviceWorker.register(new URL(`../../sw.js?${build}`, import.meta.url));
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => document.documentElement.dataset[what] = "kept";
    active.postMessage({ keep: addresses }, [port2]);
  } catch { /* a private window or an insecure host: then there is no reading offline */ }
}

export const keepPython = () => keep("python", [...early, ...later].map(([base, file]) =>
  new URL(bases[base] + file, import.meta.url).href));

const keepPage = () => keep("page", [location.href.split("#")[0],
  new URL("worker.mjs", import.meta.url).href,
  ...performance.getEntriesByType("resource").map((entry) => entry.name)]);

if (document.readyState === "complete") setTimeout(keepPage, 4000);
else addEventListener("load", () => setTimeout(keepPage, 4000));
