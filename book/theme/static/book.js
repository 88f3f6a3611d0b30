// The page's own small behaviour: theme, contents on a phone, language remembered, place on the page.
{
  const page = document.documentElement;
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* storage may be off */ } };

  addEventListener("DOMContentLoaded", () => {
    const theme = document.querySelector(".b-theme");
    theme.hidden = false;
    theme.addEventListener("click", () => {
      const dark = page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      page.dataset.theme = dark ? "light" : "dark";
      keep("spielbuch-theme", page.dataset.theme);
    });

    for (const link of document.querySelectorAll("[data-lang]")) {
      link.addEventListener("click", () => {
        keep("spielbuch-lang", link.dataset.lang);
        link.hash = location.hash;
      });
    }

    // Without scripts the button is a link to the contents, which :target then shows.
    const burger = document.querySelector(".b-burger"), contents = document.getElementById("contents");
    const open = (yes) => {
      contents.toggleAttribute("data-open", yes);
      burger.setAttribute("aria-expanded", String(yes));
      if (yes) contents.querySelector("a, input").focus();
      else if (contents.contains(document.activeElement)) burger.focus();
    };
    burger.addEventListener("click", (event) => { event.preventDefault(); open(!contents.hasAttribute("data-open")); });
    burger.addEventListener("keydown", (event) => {
      if (event.key === " ") { event.preventDefault(); burger.click(); }
    });
    contents.addEventListener("keydown", (event) => { if (event.key === "Escape") open(false); });
    contents.querySelector(".b-close").addEventListener("click", (event) => { event.preventDefault(); open(false); });

    // How many of a game's lessons were done on this device stands beside its name and beside its lessons.
    const lessons = JSON.parse(contents.dataset.lessons ?? "{}");
    const count = (done) => {
      for (const link of contents.querySelectorAll("li > a")) {
        const [game, name] = link.pathname.replace(/\.html$/, "").split("/").slice(-2);
        const ids = lessons[game];
        if (!ids || (name !== "lessons" && name !== "index")) continue;
        link.querySelector(".b-done")?.remove();
        const n = ids.filter((id) => done[`${game}/${id}`]).length;
        if (!n) continue;
        const badge = document.createElement("span"), said = document.createElement("span");
        badge.className = "b-done";
        badge.toggleAttribute("data-all", n === ids.length);
        badge.innerHTML = `<span aria-hidden="true">${n}/${ids.length}</span>`;
        said.className = "b-vh";
        said.textContent = ` (${contents.dataset.done.replace("{n}", n).replace("{of}", ids.length)})`;
        badge.append(said);
        link.append(badge);
      }
    };
    const kept = () => { try { return JSON.parse(localStorage.getItem("spielbuch.lessons") || "{}"); } catch { return {}; } };
    count(kept() ?? {});
    addEventListener("spielbuch-kept", ({ detail }) => { if (detail.name === "lessons") count(detail.value ?? {}); });
    addEventListener("storage", () => count(kept() ?? {}));

    // A box that scrolls sideways takes the focus, so that the keyboard can scroll it; others stay out of the way.
    const boxes = new ResizeObserver((seen) => {
      for (const { target: box } of seen) {
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
      }
    });
    for (const box of document.querySelectorAll(".b-scroll, .highlight, .highlight pre")) boxes.observe(box);

    // Several games have a page called Rules: a search result says whose it is.
    const results = document.getElementById("search-results");
    if (results) {
      const owner = new Map([...contents.querySelectorAll("li li > a")].map((link) =>
        [link.pathname, link.closest("ul").closest("li").querySelector("a").textContent]));
      new MutationObserver(() => {
        for (const link of results.querySelectorAll("li > a:not([data-owned])")) {
          link.dataset.owned = "";
          const name = owner.get(link.pathname);
          if (name) link.prepend(`${name}: `);
        }
      }).observe(results, { childList: true, subtree: true });
    }

    // Marks the section being read in the list on the right.
    const links = new Map([...document.querySelectorAll(".b-toc a[href*='#']")].map((a) =>
      [decodeURIComponent(a.hash.slice(1)), a]));
    const heads = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    if (heads.length) {
      let waiting = false;
      const mark = () => {
        waiting = false;
        const here = heads.filter((head) => head.getBoundingClientRect().top < 140).pop() ?? heads[0];
        for (const [id, link] of links) {
          if (id === here.id) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      };
      addEventListener("scroll", () => { if (!waiting) { waiting = true; requestAnimationFrame(mark); } }, { passive: true });
      mark();
    }
  });
}
