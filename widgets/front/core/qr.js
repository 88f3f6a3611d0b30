// A QR code as one path of an SVG; always dark on light, with the quiet zone that readers need.
import { correction, generate } from "lean-qr";
import { html } from "./html.js";

const quiet = 4; // modules, by the standard

/** The code of a text, or null where the text is too long for one. */
function codeOf(text) {
  try {
    return generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
}

/** `label` says to those who cannot see it what the code holds; a text too long for a code draws nothing. */
export function Qr({ text, label }) {
  const code = codeOf(text);
  if (!code) return null;
  const size = code.size + 2 * quiet;
  let path = "";
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return html`<svg class="g-qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges"><path fill="#fff" d=${`M0 0h${size}v${size}h-${size}z`} /><path fill="#000" d=${path} /></svg>`;
}
