// One binding of htm to Preact for every component.
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
