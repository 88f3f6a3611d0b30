// A sentence that explains an answer, with its rule where it has one.
import { html } from "../core/html.js";
import { RuleId } from "./sheet.js";

export const Reason = ({ why }) => html`<p>${why.text}${why.rule && html` <${RuleId} rule=${why.rule} href=${why.href} />`}</p>`;
