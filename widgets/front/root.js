// The root of every widget: its language, its ids, the kind that draws it.
import { html } from "./core/html.js";
import { UiContext, nameOf } from "./core/ui.js";
import { usePrefs } from "./core/prefs.js";
import { Table } from "./kinds/table.js";
import { Example } from "./kinds/example.js";
import { Compare } from "./kinds/compare.js";
import { Dispute } from "./kinds/dispute.js";
import { Practice } from "./kinds/practice.js";
import { Exercise } from "./kinds/exercise.js";
import { Sheet } from "./kinds/sheet.js";
import { Lesson } from "./kinds/lesson.js";
import { Rulesets } from "./kinds/rulesets.js";
import { Classroom } from "./kinds/classroom.js";
import { ClassLink } from "./kinds/classlink.js";

const kinds = {
  table: Table,
  example: Example,
  compare: Compare,
  dispute: Dispute,
  practice: Practice,
  exercise: Exercise,
  sheet: Sheet,
  lesson: Lesson,
  rulesets: Rulesets,
  classroom: Classroom,
  classlink: ClassLink,
};

export function Root({ kind, state, send, boot, uid }) {
  const Kind = kinds[kind];
  const lang = state?.lang === "de" ? "de" : "en";
  const [prefs] = usePrefs();
  return html`<div class="g-root" lang=${lang} data-uid=${uid} data-deck=${prefs.deck === "four" ? "four" : undefined} data-lm-suppress-shortcuts="true">
    <${UiContext.Provider} value=${{ lang, uid }}>
      ${Kind && state && html`<${Kind} state=${state} send=${send} boot=${boot} />`}
    <//>
  </div>`;
}

export { nameOf };
