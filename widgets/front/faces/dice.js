// Dice and the cup.

const spots = {
  1: [[50, 50]],
  2: [[24, 76], [76, 24]],
  3: [[24, 76], [50, 50], [76, 24]],
  4: [[24, 24], [76, 24], [24, 76], [76, 76]],
  5: [[24, 24], [76, 24], [50, 50], [24, 76], [76, 76]],
  6: [[24, 24], [76, 24], [24, 50], [76, 50], [24, 76], [76, 76]],
};

export const dieSvg = (v) =>
  '<rect class="g-d-side" x="2" y="8" width="96" height="96" rx="17"/>' +
  '<rect class="g-d-top" x="2" y="2" width="96" height="96" rx="17" stroke-width="1.5"/>' +
  (spots[v] || []).map(([x, y]) => `<circle class="g-d-pip" cx="${x}" cy="${y}" r="9.5"/>`).join("");

export const cupSvg =
  '<path class="g-c-body" d="M31 5h38c4 0 6 2 6.6 5.5L88 86c.8 5-2 8-7 8H19c-5 0-7.8-3-7-8l12.4-75.5C25 7 27 5 31 5Z"/>' +
  '<path class="g-c-line" d="M24.2 17h51.6M23.3 22.5h53.4M15.2 73.5h69.6M14.3 79h71.4" stroke-width="1.7"/>' +
  '<path class="g-c-line" d="M50 31 62 48 50 65 38 48Z" stroke-width="2"/><path class="g-c-dot" d="M50 40 56 48 50 56 44 48Z"/>';
