// A QR code as the path of an SVG, with the quiet zone that readers need.
import { correction, generate } from "lean-qr";

const quiet = 4; // modules, by the standard

/** Side length in modules and path of the code of a text; null where the text is too long for one. */
export function qrPath(text) {
  let code;
  try {
    code = generate(text, { minCorrectionLevel: correction.M });
  } catch {
    return null;
  }
  let path = "";
  for (let y = 0; y < code.size; y++) for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return { size: code.size + 2 * quiet, path };
}
