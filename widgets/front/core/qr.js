// A QR code as a picture, always dark on light.
import { html } from "./html.js";
import { qrPath } from "./qrcode.js";

/** `label` says to those who cannot see it what the code holds; a text too long for a code draws nothing. */
export function Qr({ text, label }) {
  const code = qrPath(text);
  if (!code) return null;
  const { size, path } = code;
  return html`<svg class="g-qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges"><path fill="#fff" d=${`M0 0h${size}v${size}h-${size}z`} /><path fill="#000" d=${path} /></svg>`;
}
