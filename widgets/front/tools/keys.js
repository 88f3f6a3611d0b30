// Shortcuts of a table: single letters, only while the focus is inside it and not in a field.

const inField = (el) => !!el.closest?.("input:not([type=checkbox]):not([type=radio]),select,textarea,[contenteditable]");

/** The P of what has no other keys of its own. */
export const projectorKey = (stage) => (event) => {
  if (event.key !== "p" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || inField(event.target)) return;
  event.preventDefault();
  stage.toggle();
};

export function shortcuts({ tools, compact, hints, send, open, project, escape }) {
  const on = {
    u: () => tools.undo && send({ type: "undo" }),
    r: () => !compact && tools.redo && send({ type: "redo" }),
    h: () => hints && tools.hint && send({ type: "hint" }),
    s: () => !compact && tools.step && send({ type: "step" }),
    n: () => (compact ? send({ type: "again" }) : open("new")),
    p: () => project?.(),
  };
  return (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") {
      if (escape()) event.preventDefault();
      return;
    }
    const run = on[event.key];
    if (!run || inField(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}
