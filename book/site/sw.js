// Keeps what a reader has visited, so that it opens without network.  One store per build: the build is named in the
// address this script is registered with, and a new build's script throws the old store away.
const NAME = `spielbuch-${location.search.slice(1)}`;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("spielbuch-") && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
})()));

// What a page had loaded before this script was there: the browser still has it, so this costs nothing.
addEventListener("message", (event) => event.waitUntil((async () => {
  const store = await caches.open(NAME);
  for (const address of event.data.keep ?? []) {
    if (new URL(address).origin === location.origin && !(await store.match(address))) {
      await store.add(address).catch(() => {});
    }
  }
  event.ports[0]?.postMessage("kept");
})()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range")) return;
  // Files whose names change with their content are taken from the store; pages are always asked for first.
  const lasting = url.pathname.includes("/_live/");
  const key = request.mode === "navigate" ? url.origin + url.pathname : request;
  event.respondWith((async () => {
    const store = await caches.open(NAME);
    const kept = lasting ? await store.match(key) : undefined;
    if (kept) return kept;
    try {
      const answer = await fetch(request);
      if (answer.status === 200) event.waitUntil(store.put(key, answer.clone()));
      return answer;
    } catch (problem) {
      const old = await store.match(key);
      if (old) return old;
      throw problem;
    }
  })());
});
