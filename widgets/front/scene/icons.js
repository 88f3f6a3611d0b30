// Interface icons on a square of 24 units.
import { html } from "../core/html.js";
import { signOf, suitClass } from "../faces/index.js";

const paths = {
  undo: '<path d="M8.5 5 4 9.5 8.5 14"/><path d="M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9"/>',
  redo: '<path d="M15.5 5 20 9.5 15.5 14"/><path d="M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5"/>',
  hint: '<path d="M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5Z"/><path d="M9.5 21h5"/>',
  step: '<path d="M6 5.5 15 12l-9 6.5Z"/><path d="M18.5 5.5v13"/>',
  deal: '<rect x="4" y="6.5" width="10" height="14" rx="1.5" transform="rotate(-8 9 13)"/><path d="m12.5 5.2 6.3 1.1a1.5 1.5 0 0 1 1.2 1.7l-1.8 10.3a1.5 1.5 0 0 1-1.7 1.2"/>',
  options: '<path d="M4 8h9M19 8h1M4 16h1M11 16h9"/><circle cx="16" cy="8" r="2.6"/><circle cx="8" cy="16" r="2.6"/>',
  share: '<path d="M12 15V3.5M7.5 8 12 3.5 16.5 8"/><path d="M6 12H5v8.5h14V12h-1"/>',
  keys: '<rect x="3" y="6" width="18" height="12" rx="2"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>',
  more: '<circle cx="5" cy="12" r="1.2"/><circle cx="12" cy="12" r="1.2"/><circle cx="19" cy="12" r="1.2"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  save: '<path d="M12 4v10M7.5 10 12 14.5 16.5 10"/><path d="M5 15v5h14v-5"/>',
  load: '<path d="M4 7V5.5h6l2 2.5h8v11H4Z"/>',
  minus: '<path d="M6 12h12"/>',
  plus: '<path d="M6 12h12M12 6v12"/>',
  ok: '<path d="m5 12.5 4.5 5L19 7"/>',
  no: '<circle cx="12" cy="12" r="9.5"/><path d="M7 12h10"/>',
  swap: '<path d="M7 4 3.5 7.5 7 11M4 7.5h13M17 13l3.5 3.5L17 20M20 16.5H7"/>',
  print: '<path d="M7 9V4h10v5M7 17H4V9.5h16V17h-3"/><path d="M7 14h10v6H7Z"/>',
  first: '<path d="M18 5.5 9 12l9 6.5Z"/><path d="M5.5 5.5v13"/>',
  back: '<path d="M16 5.5 7 12l9 6.5Z"/>',
  forth: '<path d="M8 5.5 17 12l-9 6.5Z"/>',
  last: '<path d="M6 5.5 15 12l-9 6.5Z"/><path d="M18.500 5.5v13"/>',
  projector: '<rect x="3" y="4.5" width="18" height="11.5" rx="1.5"/><path d="M12 16v3M8 20.5h8"/>',
  score: '<path d="M5 4.5h14v15H5ZM8.5 9h7M8.5 12.5h7M8.5 16h4"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
};

export const Icon = ({ name }) => html`<svg
  class="g-i"
  viewBox="0 0 24 24"
  aria-hidden="true"
  focusable="false"
  dangerouslySetInnerHTML=${{ __html: paths[name] || "" }}
/>`;

export const Turn = () => html`<svg class="g-turn" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><path d="M2 1 10 6 2 11Z" /></svg>`;

/** A suit sign in running text. */
export function Sign({ sign }) {
  if (!sign || !sign.suit) return null;
  return html`<svg
    class="g-sign"
    data-suit=${suitClass(sign.pack, sign.suit)}
    viewBox="0 0 100 100"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML=${{ __html: signOf(sign.pack, sign.suit) }}
  />`;
}
