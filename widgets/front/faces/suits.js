// Suit signs, each drawn in a square of 100 units. `var(--ko)` is the colour that shows through a sign.

const heart =
  '<path d="M50 94C24 71 6 54 6 32 6 17 16 7 29 7c10 0 17 6 21 15C54 13 61 7 71 7c13 0 23 10 23 25 0 22-18 39-44 62Z"/>';
const diamond = '<path d="M50 3c9 18 21 34 35 47-14 13-26 29-35 47-9-18-21-34-35-47C29 37 41 21 50 3Z"/>';
const spade =
  '<path d="M50 4c11 20 43 36 43 60 0 12-9 20-20 20-8 0-14-4-18-10 1 10 4 17 12 22H33c8-5 11-12 12-22-4 6-10 10-18 10C16 84 7 76 7 64 7 40 39 24 50 4Z"/>';
const club =
  '<circle cx="50" cy="26" r="21"/><circle cx="26" cy="59" r="21"/><circle cx="74" cy="59" r="21"/><path d="M41 40h18l-2 16c-1 20 2 33 11 40H32c9-7 12-20 11-40Z"/>';

const house = (lines) =>
  `<g fill="none" stroke="var(--ko)" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;

const marks = {
  ren: house('<path d="M50 30v38M32 38l18 14 18-14"/>'),
  warin: house('<path d="M33 57l8.5-13L50 57l8.5-13L67 57"/>'),
  sain: house('<circle cx="50" cy="56" r="14"/>'),
  telen: house('<path d="M50 30 62.5 49 50 68 37.5 49Z"/>'),
};

export const signs = {
  h: heart,
  d: diamond,
  s: spade,
  c: club,
  // German suits
  acorn:
    '<path d="M22 53h56c0 20-12 31-28 45C34 84 22 73 22 53Z"/><path d="M11 42c0-17 17-27 39-27s39 10 39 27c0 3-2 5-5 5H16c-3 0-5-2-5-5Z"/><path d="M44 18c0-6-3-10-9-12l8-5c8 4 12 9 12 17Z"/><path d="M30 62c1 8 5 14 10 19" fill="none" stroke="var(--ko)" stroke-width="5" stroke-linecap="round"/>',
  leaf: '<path d="M50 3c6 14 20 16 30 26 14 14 12 36-4 44-8 4-16 3-22-1 1 9 3 17 8 25H44c3-8 3-16 2-25-6 4-14 5-22 1C8 65 6 43 20 29 30 19 44 17 50 3Z"/><path d="M50 22v46M50 50 34 38M50 50l16-12M50 63 32 55M50 63l18-8" fill="none" stroke="var(--ko)" stroke-width="3.6" stroke-linecap="round"/>',
  bell: '<circle cx="50" cy="57" r="40"/><circle cx="50" cy="12" r="7.5" fill="none" stroke="currentColor" stroke-width="6"/><path d="M10 47c26 7 54 7 80 0M11 57c26 7 52 7 78 0" fill="none" stroke="var(--ko)" stroke-width="3.6"/><path d="M50 76v24" stroke="var(--ko)" stroke-width="6.5" fill="none"/><circle cx="50" cy="76" r="7" fill="var(--ko)"/>',
  // Gaunerblatt
  shield:
    '<path d="M50 4c13 8 26 12 40 12 0 40-12 66-40 81C22 82 10 56 10 16 24 16 37 12 50 4Z"/><path d="M24 66 50 42 76 66" stroke="var(--ko)" stroke-width="9" fill="none"/><path d="M22 32h56" stroke="var(--ko)" stroke-width="6" fill="none"/>',
  bow: '<path d="M20 6c34 2 74 34 74 88" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round"/><path d="M20 6 94 94" stroke="currentColor" stroke-width="5" fill="none"/><path d="M10 92 78 26" stroke="currentColor" stroke-width="10" fill="none"/><path d="M96 6 88 40 62 14Z"/><path d="M4 82 22 76 26 80 20 98Z"/>',
  hammer:
    '<path d="M18 10h52l14 12v12L70 42H18c-5 0-8-3-8-8V18c0-5 3-8 8-8Z"/><path d="M40 46h18v46c0 4-3 6-6 6h-6c-3 0-6-2-6-6Z"/><path d="M24 12v28" stroke="var(--ko)" stroke-width="5"/>',
  potion:
    '<path d="M36 4h28v10h-5v20c18 6 29 18 29 33 0 18-16 30-38 30S12 85 12 67c0-15 11-27 29-33V14h-5Z"/><path d="M25 60c9-6 16 6 25 1s16-7 25-1" fill="none" stroke="var(--ko)" stroke-width="5.5" stroke-linecap="round"/><circle cx="42" cy="78" r="4.5" fill="var(--ko)"/><circle cx="60" cy="73" r="3.2" fill="var(--ko)"/>',
  // The four houses: the French silhouettes with a house mark cut out
  ren: heart + marks.ren,
  warin: diamond + marks.warin,
  sain: spade + marks.sain,
  telen: club + marks.telen,
  warin_spade: spade + marks.warin,
  sain_diamond: diamond + marks.sain,
};

/** A sign placed on a face: left upper corner x, y and side, in the face's units. */
export const at = (sign, x, y, side) =>
  `<g transform="translate(${x} ${y}) scale(${side / 100})">${signs[sign] || ""}</g>`;
