import type { Page } from "playwright-core";

/** The changes that a translator, a password manager and a writing helper make to a page. */
export const DISTURBANCES = {
  /** Browsers name the language that they translate to. */
  language: { lang: true },
  /** A translator replaces each text by elements, at once and after each change. */
  translation: { lang: true, wraps: true },
  /** Password managers and writing helpers put nodes and attributes beside fields, and styles into the head. */
  helpers: { helps: true },
  everything: { lang: true, wraps: true, helps: true },
} as const;

export type Disturbance = keyof typeof DISTURBANCES;

/** Disturbs the page that is open, from now on. `lang` is the language that it is translated into. */
export async function disturb(page: Page, kind: Disturbance, lang: string): Promise<void> {
  const what: { lang?: boolean; wraps?: boolean; helps?: boolean } = DISTURBANCES[kind];
  await page.evaluate(
    ([{ lang: translated, wraps, helps }, language]) => {
      const root = document.documentElement;
      const wrap = () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        for (const text of found) {
          const parent = text.parentElement!;
          if (!text.data.trim() || parent.closest("font, script, style, textarea, svg")) continue;
          // Only text can be in an option.
          if (parent.tagName === "OPTION") continue;
          const outer = document.createElement("font");
          const inner = outer.appendChild(document.createElement("font"));
          inner.textContent = text.data;
          text.replaceWith(outer);
        }
      };
      const help = () => {
        for (const field of document.querySelectorAll("input, textarea, select")) {
          if (field.hasAttribute("data-helped")) continue;
          field.setAttribute("data-helped", "");
          const button = document.createElement("div");
          button.className = "helper";
          field.insertAdjacentElement("afterend", button);
        }
      };
      if (helps) {
        // Extensions may add style elements, but the policy would refuse one that a test adds.
        document.head.appendChild(document.createElement("link"));
        root.appendChild(document.createElement("helper-integration"));
        document.body.appendChild(document.createElement("helper-panel"));
        document.body.setAttribute("data-helper-installed", "");
      }
      const change = () => {
        observer.disconnect();
        if (translated) root.lang = language;
        if (translated) root.classList.add("translated-ltr");
        if (wraps) wrap();
        if (helps) help();
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      const observer = new MutationObserver(change);
      change();
    },
    [what, lang] as const,
  );
}
