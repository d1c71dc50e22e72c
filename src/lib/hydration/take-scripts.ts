import { AsyncLocalStorage } from "node:async_hooks";
import type { Manifest } from "@tanstack/react-router";
import type { HydrationMode } from "./hydration-mode.ts";
import type { PageScripts } from "./page-scripts.ts";

/** The scripts of the page being rendered on the server. */
export const pageScripts = new AsyncLocalStorage<PageScripts>();

/**
 * Takes the script files out of what Start would put on the page. No script tag stays, as the inline script imports the entry
 * when the time has come; and no preload link on a page that waits for intent, as it would make the browser fetch the runtime.
 */
export function takeScripts(
  manifest: Manifest,
  routeIds: readonly string[],
  mode: HydrationMode,
): { scripts: PageScripts; manifest: Manifest } {
  const entry = Object.values(manifest.routes)
    .flatMap((route) => route.scripts ?? [])
    .map((script): unknown => script.attrs?.src)
    .find((src) => typeof src === "string");
  const chunks = [...new Set(routeIds.flatMap((id) => manifest.routes[id]?.preloads ?? []))]
    .map((preload) => (typeof preload === "string" ? preload : preload.href))
    .filter((href) => href !== entry);
  const taken = mode === "intent" ? { scripts: undefined, preloads: undefined } : { scripts: undefined };
  const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, ...taken }]));
  return { scripts: { entry, chunks }, manifest: { ...manifest, routes } };
}
