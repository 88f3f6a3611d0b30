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
    choice: true,
    contrast: {},
    sides: [{ options: [{ name: "x" }] }, {}],
    rows: [{}, { differs: true, cells: [{}] }],
    deal: { scene: {}, stops: [null, {}], told: {}, moves: [{}], scores: [{}] },
    plan: {},
    parts: [{}],
    lessons: [{}],
  };
  for (const kind of ["table", "example", "compare", "dispute", "practice", "exercise", "sheet", "rulesets", "classroom", "classlink", "unknown"]) {
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

test("rows that differ are marked in words and show both sides, rows alike stand once", () => {
  const cell = (text, more) => ({ text, ...more });
  const rows = [
    { label: "one", differs: true, alike: false, cells: [cell("may", { ok: true }), cell("may not", { ok: false, rule: "KJ-4.7", why: "too low" })], by: [{ label: "Undertrumping", rule: "KJ-4.7" }] },
    { label: "two", differs: false, alike: true, cells: [cell("same"), cell("same")], by: [] },
  ];
  const html = renderToString("rulesets", { choice: true, rows });
  assert.equal(html.match(/data-differs/g).length, 1);
  assert.equal(html.match(/>differs</g).length, 1);
  assert.equal(html.match(/>same</g).length, 1);
  assert.match(html, /too low/);
  assert.match(html, /Undertrumping/);
  assert.match(html, /role="columnheader"[^>]*>A</);
});

test("the options of the two sides have ids of their own", () => {
  const options = [{ name: "roem", label: "Roem", type: "choice", choices: [{ value: 1, label: "a" }], value: 1 }];
  const html = renderToString("rulesets", { choice: true, sides: [{ side: "a", options }, { side: "b", options }] });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  assert.equal(new Set(ids).size, ids.length);
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

const question = {
  text: "Who wins?",
  zones: [{ id: "trick", label: "Trick", items: [{ id: "a", label: "king", face: { t: "card", pack: "french", card: "KH" } }] }],
  choices: [{ key: "N", label: "North" }, { key: "S", label: "South" }],
};
const solution = { said: "South", why: [{ text: "It is higher.", rule: "KJ-4.9", href: "rules.html#kj-4.9" }] };

test("an exercise shows its choices, and its solution can be opened without scripts", () => {
  const html = renderToString("exercise", { question, solution }, 1);
  assert.equal((html.match(/type="radio"/g) || []).length, 2);
  assert.match(html, /<details class="g-more-box g-solution"><summary>/);
  assert.match(html, /rules\.html#kj-4\.9/);
  assert.doesNotMatch(html, /<details[^>]* open/);
});

test("an exercise made of numbers has a labelled field for each", () => {
  const entries = [{ key: "P1", label: "Player 1:" }, { key: "P2", label: "Player 2:" }];
  const html = renderToString("exercise", { question: { ...question, choices: [] }, entries, solution }, 1);
  const ids = [...html.matchAll(/<label for="([^"]+)"/g)].map((m) => m[1]);
  assert.equal(ids.length, 2);
  for (const id of ids) assert.match(html, new RegExp(`<input[^>]*id="${id}"`));
});

test("what was chosen is marked in words, and the rest is not given away", () => {
  const answer = { given: ["N"], right: false, correct: [], why: solution.why };
  const html = renderToString("exercise", { question, solution, answer }, 1);
  const form = html.slice(0, html.indexOf("</form>"));
  assert.match(form, /data-v="no"/);
  assert.doesNotMatch(form, /data-v="yes"/);
  assert.match(form, /It is higher\./);
});

test("a sheet has its questions first, then the answers apart, and a code where it has a link", () => {
  const state = { title: "Klaverjas", seed: "3b", items: [{ question, solution }, { question, solution }] };
  const html = renderToString("sheet", state, 1);
  const cut = html.indexOf("g-paper-answers");
  assert.ok(cut > html.lastIndexOf("Who wins?"));
  assert.doesNotMatch(html.slice(0, cut), /It is higher/);
  assert.doesNotMatch(html, /g-qr/);
  assert.match(renderToString("sheet", { ...state, link: "https://example.org/a" }, 1), /class="g-qr"/);
});
