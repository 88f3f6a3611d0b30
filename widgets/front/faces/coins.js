// Coins, single and in a heap.

const notches = Array.from({ length: 28 }, (_, i) => {
  const a = (i * 2 * Math.PI) / 28;
  const p = (r) => `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;
  return `M${p(41.5)}L${p(46)}`;
}).join("");

export const coinSvg =
  '<circle class="g-o-rim" cx="50" cy="54" r="48"/><circle class="g-o-top" cx="50" cy="50" r="48" stroke-width="2"/>' +
  `<path class="g-o-line" d="${notches}" stroke-width="2.4"/><circle class="g-o-line" cx="50" cy="50" r="35" stroke-width="2"/>` +
  '<path class="g-o-rim" d="M50 30 64 50 50 70 36 50Z"/>';

/** Left and top of up to ten coins of 30 px, heaped in rows 4, 3, 2, 1; later ones lie in front. */
export function heap(n) {
  const shown = Math.max(0, Math.min(10, n));
  const sizes = shown > 9 ? [4, 3, 2, 1] : shown > 6 ? [4, 3, 2] : shown > 3 ? [3, 2, 1] : [3];
  const coins = [];
  for (const [row, size] of sizes.entries()) {
    const here = Math.min(size, shown - coins.length);
    for (let i = 0; i < here; i++) {
      coins.push([56 + (i - (here - 1) / 2) * 22 - 15 + (row % 2), 45 - row * 18 + ((i + row) % 2)]);
    }
  }
  return coins;
}
