// Which lessons the reader has done. Kept on this device only.
import { useEffect, useState } from "preact/hooks";

const key = "spielbuch.lessons";
const listeners = new Set();

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(key) || "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

function write(next) {
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // a browser that keeps nothing still shows what was done until the page is left
  }
  for (const tell of listeners) tell(next);
}

/** The lessons done, by key, with the day; the first drawing shows none, as the server did. */
export function useProgress() {
  const [done, setDone] = useState({});
  useEffect(() => {
    setDone(read());
    listeners.add(setDone);
    return () => listeners.delete(setDone);
  }, []);
  return {
    done,
    finish: (name) => !read()[name] && write({ ...read(), [name]: new Date().toISOString().slice(0, 10) }),
    clear: () => write({}),
    text: () => JSON.stringify({ spielbuch: 1, lessons: read() }, null, 1),
    /** Takes in what another device exported; false if it is something else. */
    take: (text) => {
      try {
        const { spielbuch, lessons } = JSON.parse(text);
        if (spielbuch !== 1 || !lessons || typeof lessons !== "object" || Array.isArray(lessons)) return false;
        write({ ...read(), ...Object.fromEntries(Object.entries(lessons).filter(([, day]) => typeof day === "string")) });
        return true;
      } catch {
        return false;
      }
    },
  };
}
