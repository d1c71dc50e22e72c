import { DRAFT_PREFIX } from "../storage/kept-drafts.ts";
import { HYDRATED_EVENT } from "./hydration-mode.ts";
import { replayInput } from "./replay-input.ts";
import { startRuntime } from "./start-runtime.ts";
import { moveByTabKeys } from "./tab-keys.ts";

/** Runs before the content shows, so that no input is lost before the runtime starts. */
export function inlineScript(sessionKey: string, isMissing: boolean): string {
  return [
    `(${replayInput})(${JSON.stringify(HYDRATED_EVENT)})`,
    `(${moveByTabKeys})()`,
    `(${announceMenu})()`,
    ...(isMissing ? [`(${logMissingPage})()`] : []),
    `(${startRuntime})(${JSON.stringify(sessionKey)}, ${JSON.stringify(DRAFT_PREFIX)})`,
  ].join(";");
}

/** Browsers neither announce an open popover nor make the page beneath it inert. */
function announceMenu(): void {
  addEventListener(
    "beforetoggle",
    ({ target: menu, newState }: Event & { newState?: string }) => {
      const toggle = document.querySelector(`header [popovertarget="${(menu as Element).id}"]`);
      if (!toggle) return;
      const isOpen = newState === "open";
      toggle.ariaExpanded = String(isOpen);
      for (const part of document.body.children)
        (part as HTMLElement).inert = isOpen && !part.contains(menu as Element);
    },
    true,
  );
}

/** The site's only message on the console, apart from bugs (docs/product/pages.md). */
function logMissingPage(): void {
  console.error("404 Error: User attempted to access non-existent route:", location.pathname);
}
