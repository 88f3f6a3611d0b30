// Run with: node --test tests/widgets/front/ (after `npm ci` in widgets/front).
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToString, words } from "../../../widgets/front/ssr.js";

const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

test("every label has an English and a German twin with the same facts", () => {
  for (const [key, twins] of Object.entries(words)) {
    assert.equal(twins.length, 2, key);
    assert.ok(twins.every((t) => t.trim()), key);
    assert.deepEqual(holes(twins[0]), holes(twins[1]), key);
  }
});

test("the German labels address the reader with du", () => {
  for (const [key, [, de]] of Object.entries(words)) assert.doesNotMatch(de, /\b(Ihre?[nmrs]?|Ihnen)\b/, key);
});

test("a state that leaves out what it may leave out is drawn", () => {
  const thin = {
    frames: [
      {
        zones: [{ items: [{}] }, { role: "trick", items: [{ face: { t: "card" } }] }, { role: "hand", items: [{ id: "x" }] }],
        buttons: [{}],
        sheet: { rows: [{}] },
        log: { lines: [{}] },
        odds: { cells: [{}] },
        select: {},
      },
    ],
    zones: [{ items: [{}] }],
    picks: { a: {} },
    fields: [{ type: "cards" }, { type: "plays" }, { type: "per_cards" }, { type: "dice" }, { name: "q" }],
    answer: {},
    plan: {},
    parts: [{}],
    lessons: [{}],
  };
  for (const kind of ["table", "example", "compare", "dispute", "practice", "classroom", "classlink", "unknown"]) {
    for (const state of [null, {}, thin]) assert.match(renderToString(kind, state), /^<div class="g-root"/);
  }
});

test("the same state is drawn the same way, and ids follow the given name", () => {
  const state = { lang: "de", frames: [{ zones: [] }] };
  assert.equal(renderToString("table", state), renderToString("table", state));
  assert.match(renderToString("table", state, 3), /data-uid="g3"/);
});

test("a house's mark follows the order of the suits, and the suit keeps its shape", () => {
  const drawn = (pack, card) => renderToString("example", { zones: [{ items: [{ id: card, face: { t: "card", pack, card } }] }] }, 1);
  const [table, text, plain] = ["houses", "houses_text", "french"].map((pack) => drawn(pack, "7S"));
  assert.equal(new Set([table, text, plain]).size, 3);
  for (const html of [table, text, plain]) assert.match(html, /data-suit="s"/);
  assert.equal(drawn("houses", "7H"), drawn("houses_text", "7H"));
});

test("the index of a card is in the reader's language, and no handler is written into the page", () => {
  const item = (card) => ({ id: card, label: card, face: { t: "card", pack: "french", card } });
  const state = (lang) => ({ lang, zones: [{ items: [item("QH"), item("JH"), item("TH")] }] });
  const german = renderToString("example", state("de"));
  assert.match(german, /data-ix="D"/);
  assert.match(german, /data-ix="B"/);
  assert.match(german, /data-ix="10"/);
  assert.match(renderToString("example", state("en")), /data-ix="Q"/);
  assert.doesNotMatch(german, / on[a-z]+=/);
});
