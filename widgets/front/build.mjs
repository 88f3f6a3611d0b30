// node build.mjs [OUTDIR]: bundles the front end with esbuild.
//   spielbuch.js          ES module: default {render} for anywidget, mount for the static page
//   spielbuch.css         its style, without fonts (a string for anywidget; local fonts stand in)
//   spielbuch-fonts.css   @font-face rules for the page, with fonts/*.woff2 beside it
//   paper.js              ES module: what a page adds for paper
//   spielbuch-ssr.mjs     renderToString for the book's build
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] || join(here, "..", "static"));
const css = (name) => readFileSync(join(here, "css", `${name}.css`), "utf8");
const target = ["chrome111", "firefox113", "safari16.4"];

/** The light values, then the one list of dark ones, wherever darkness can come from; paper is never dark. */
function tokens() {
  const dark = css("dark");
  return `
.g-root{color-scheme:light;${css("tokens")}}
@media screen{:root[data-theme="dark"] .g-root,body[data-jp-theme-light="false"] .g-root{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) body:not([data-jp-theme-light]) .g-root{${dark}}}
:root[data-view="projector"]{font-size:clamp(16px,min(2.78vh,1.62vw),44px)}
:root[data-view="projector"] body{overflow:hidden}
@media (prefers-reduced-motion:reduce){.g-root{--d-quick:0ms;--d-move:0ms;--d-sweep:0ms}}
`;
}

/** Every rule stands under a thrice-named root, so that no theme's rule for a bare tag outweighs it. */
async function style() {
  const parts = ["base", "cards", "cloth", "ring", "parts", "record", "panel", "plates", "dispute", "practice", "exercise", "lesson", "rulesets", "classroom", "figures", "projector", "print", "sheet"];
  const nested = `.g-root.g-root.g-root{${parts.map(css).join("\n")}}`;
  const done = await transform(tokens() + nested, { loader: "css", minify: true, target });
  return done.code;
}

const families = [
  ["@fontsource-variable/vollkorn", "vollkorn", "Vollkorn", [["wght-normal", "400 900", "normal"], ["wght-italic", "400 900", "italic"]]],
  ["@fontsource/alegreya-sans", "alegreya-sans", "Alegreya Sans", [["400-normal", "400", "normal"], ["500-normal", "500", "normal"], ["700-normal", "700", "normal"]]],
];
const ranges = {
  "latin-ext": "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin: "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
};

function fonts() {
  mkdirSync(join(out, "fonts"), { recursive: true });
  let rules = "";
  for (const [pack, stem, family, faces] of families) {
    const from = join(here, "node_modules", pack);
    copyFileSync(join(from, "LICENSE"), join(out, "fonts", `OFL-${stem}.txt`));
    for (const [face, weight, style] of faces) {
      for (const [set, range] of Object.entries(ranges)) {
        const file = `${stem}-${set}-${face}.woff2`;
        copyFileSync(join(from, "files", file), join(out, "fonts", file));
        rules += `@font-face{font-family:"${family}";src:url(fonts/${file}) format("woff2");font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}\n`;
      }
    }
  }
  writeFileSync(join(out, "spielbuch-fonts.css"), rules);
}

mkdirSync(out, { recursive: true });
writeFileSync(join(out, "spielbuch.css"), await style());
fonts();
const shared = { bundle: true, format: "esm", minify: true, legalComments: "none", logLevel: "warning", charset: "utf8" };
await build({ ...shared, entryPoints: [join(here, "main.js")], outfile: join(out, "spielbuch.js"), platform: "browser", target });
await build({ ...shared, entryPoints: [join(here, "paper.js")], outfile: join(out, "paper.js"), platform: "browser", target });
await build({ ...shared, entryPoints: [join(here, "ssr.js")], outfile: join(out, "spielbuch-ssr.mjs"), platform: "node", target: "node18", minify: false });
