// The focus never falls back to the page: when what held it is gone, it goes to the hand, else to what can be done next.
import { useLayoutEffect, useRef } from "preact/hooks";

const order = [
  ".g-hand [tabindex='0']",
  ".g-cloth [data-rove][tabindex='0']",
  ".g-acts .g-btn:not([aria-disabled])",
  ".g-confirm .g-btn",
  ".g-tools .g-tool:not([aria-disabled])",
];

export function nextPlace(root) {
  for (const selector of order) {
    const el = [...root.querySelectorAll(selector)].find((e) => e.offsetParent !== null || e.getClientRects().length);
    if (el) return el;
  }
  return root.matches("[data-fallback]") ? root : root.querySelector("[data-fallback]");
}

export const focusKey = (root) => nextPlace(root)?.focus({ preventScroll: true });

/** Keeps the focus inside `ref` after every drawing, if it was there before. */
export function useKeptFocus(ref) {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const root = ref.current;
    const page = root.ownerDocument;
    const enter = () => (inside.current = true);
    const leave = (e) => {
      if (e.relatedTarget && !root.contains(e.relatedTarget)) inside.current = false;
    };
    const press = (e) => {
      if (!e.composedPath().includes(root)) inside.current = false;
    };
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    page.addEventListener("pointerdown", press);
    return () => {
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
      page.removeEventListener("pointerdown", press);
    };
  }, []);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root || !inside.current) return;
    const active = root.getRootNode().activeElement;
    if (!active || active === root.ownerDocument.body) focusKey(root);
  });
}
