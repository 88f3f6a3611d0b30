// The devices of the court cards, drawn in a box of 104 by 76 units from (-2, -4).

const crown = (tips) => `<path d="M12 56 5 20l23 18L50 8l22 30 23-18-7 36Z"/><path d="M12 61h76v8H12Z"/>${tips}`;
const tip = {
  ball: (x, y) => `<circle cx="${x}" cy="${y}" r="5.5"/>`,
  cross: (x, y) => `<path d="M${x - 2.5} ${y - 9}h5v5h5v5h-5v8h-5v-8h-5v-5h5Z"/>`,
  lozenge: (x, y) => `<path d="M${x} ${y - 9}l6 8-6 8-6-8Z"/>`,
  trefoil: (x, y) =>
    `<circle cx="${x}" cy="${y - 4}" r="4"/><circle cx="${x - 4.5}" cy="${y + 2}" r="4"/><circle cx="${x + 4.5}" cy="${y + 2}" r="4"/>`,
};
const tips = (draw) => draw(5, 15) + draw(50, 5) + draw(95, 15);

const band = '<path d="M24 65h5M37 65h5M50 65h5M63 65h5M74 65h5" stroke="var(--ko)" stroke-width="3.5" fill="none"/>';
const lining = '<path d="M22 48 19 35l10 8 21-24 21 24 10-8-3 13Z" fill="var(--ko)" opacity=".55"/>';

export const devices = {
  king_h: crown(tips(tip.ball)),
  king_s: crown(tips(tip.cross) + band),
  king_d: crown(tips(tip.lozenge) + lining),
  king_c: crown(tips(tip.trefoil)),
  queen:
    '<path d="M12 56 9 31c9 9 17 5 20-9 4 15 14 15 21-6 7 21 17 21 21 6 3 14 11 18 20 9l-3 25Z"/><path d="M12 61h76v8H12Z"/><circle cx="9" cy="24" r="5.5"/><circle cx="29" cy="15" r="5.5"/><circle cx="50" cy="8" r="6.5"/><circle cx="71" cy="15" r="5.5"/><circle cx="91" cy="24" r="5.5"/>',
  // the jack's cap: brim, crown, and a feather stuck in it
  jack:
    '<path d="M2 58c0-5 3-8 8-8h72c5 0 8 3 8 8v4c0 5-3 8-8 8H10c-5 0-8-3-8-8Z"/><path d="M12 45c0-18 13-28 31-28 20 0 33 10 37 28Z"/><path d="M58 25C60 8 76-4 101-3c1 16-9 30-27 36Z"/><path d="M62 30C72 20 82 11 92 5" fill="none" stroke="var(--ko)" stroke-width="3.5" stroke-linecap="round"/><path d="M13 47.500h66" stroke="var(--ko)" stroke-width="3.5"/>',
  ober: '<g fill="none" stroke="currentColor" stroke-linecap="round"><path d="M20 60 84 4M80 60 16 4" stroke-width="9.5"/><path d="M8 48 30 72M92 48 70 72" stroke-width="8"/></g><circle cx="9" cy="69" r="6.5"/><circle cx="91" cy="69" r="6.5"/>',
  // the Unter's drum: two sticks over a corded barrel
  unter:
    '<path d="M16 24v34c0 8 15 14 34 14s34-6 34-14V24Z"/><ellipse cx="50" cy="24" rx="34" ry="10"/><path d="M16 25c0 6 15 10.5 34 10.500S84 31 84 25" fill="none" stroke="var(--ko)" stroke-width="3.5"/><path d="M21 38 32 66 43 40 50 69 57 40 68 66 79 38" fill="none" stroke="var(--ko)" stroke-width="3.5" stroke-linejoin="round"/><g fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"><path d="M5 2 44 19M95 2 56 19"/></g><circle cx="7" cy="3" r="6"/><circle cx="93" cy="3" r="6"/>',
};

/** A device placed on a face: left upper corner and width; the height follows. */
export const device = (name, x, y, width) => {
  const k = width / 104;
  return `<g transform="translate(${x + 2 * k} ${y + 4 * k}) scale(${k})">${devices[name] || ""}</g>`;
};
