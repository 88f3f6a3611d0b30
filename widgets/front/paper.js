// What a page adds for paper: a QR code that leads back to it, and its address in words below.
import { publicAddress } from "./core/address.js";
import { qrPath } from "./core/qrcode.js";

const svg = "http://www.w3.org/2000/svg";

function picture({ size, path }, label) {
  const box = document.createElementNS(svg, "svg");
  box.setAttribute("viewBox", `0 0 ${size} ${size}`);
  box.setAttribute("role", "img");
  box.setAttribute("aria-label", label);
  box.setAttribute("shape-rendering", "crispEdges");
  const dark = document.createElementNS(svg, "path");
  dark.setAttribute("d", path);
  box.append(dark);
  return box;
}

const place = document.querySelector(".b-paper-code");
if (place) {
  const address = publicAddress();
  const code = address && qrPath(address);
  if (code) {
    const words = document.createElement("span");
    words.textContent = address.replace(/^https?:\/\//, "");
    place.replaceChildren(picture(code, place.dataset.label), words);
  } else {
    place.textContent = place.dataset.alone;
  }
  place.hidden = false;
}
