// Where a page can be opened by others: its own address, or the published one if this is a copy on one computer.
const alone = /^(localhost|127(\.\d+){3}|\[::1\]|)$/;

/** The address of this page without what follows the hash; null if nobody else could open it. */
export function publicAddress() {
  const here = globalThis.location;
  const published = globalThis.document?.querySelector('link[rel="canonical"]')?.href || null;
  if (!here || !/^https?:$/.test(here.protocol) || alone.test(here.hostname)) return published;
  return here.href.split(/[?#]/)[0];
}
