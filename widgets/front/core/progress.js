// Which lessons the reader has done. Kept on this device only.
import { keep, recall, useRecalled } from "./device.js";

const name = "lessons";
const isTable = (raw) => !!raw && typeof raw === "object" && !Array.isArray(raw);
const read = (raw) => (isTable(raw) ? raw : {});

/** The file that another device wrote; null if it is something else. */
function lessonsOf(text) {
  try {
    const { spielbuch, lessons } = JSON.parse(text);
    if (spielbuch !== 1 || !isTable(lessons)) return null;
    return Object.fromEntries(Object.entries(lessons).filter(([, day]) => typeof day === "string"));
  } catch {
    return null;
  }
}

/** The lessons done, by key, with the day. */
export function useProgress() {
  const done = useRecalled(name, read);
  const now = () => read(recall(name));
  return {
    done,
    finish: (key) => !now()[key] && keep(name, { ...now(), [key]: new Date().toISOString().slice(0, 10) }),
    clear: () => keep(name, null),
    text: () => JSON.stringify({ spielbuch: 1, lessons: now() }, null, 1),
    /** Takes in what another device exported; false if it is something else. */
    take: (text) => {
      const lessons = lessonsOf(text);
      if (lessons) keep(name, { ...now(), ...lessons });
      return !!lessons;
    },
  };
}
