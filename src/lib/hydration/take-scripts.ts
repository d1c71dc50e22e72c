import { AsyncLocalStorage } from "node:async_hooks";
import type { Manifest } from "@tanstack/react-router";
import type { PageScripts } from "./page-scripts.ts";

/** The scripts of the page being rendered on the server. */
export const pageScripts = new AsyncLocalStorage<PageScripts>();

/**
 * Takes the script files out of Start's manifest: the inline script imports them later. A preload
 * link would fetch the runtime at once, before the import map is read (docs/decisions/0004).
 */
export function takeScripts(
  manifest: Manifest,
  routeIds: readonly string[],
  sheets: readonly string[],
): { scripts: PageScripts; manifest: Manifest } {
  const entry = Object.values(manifest.routes)
    .flatMap((route) => route.scripts ?? [])
    .map((script): unknown => script.attrs?.src)
    .find((src) => typeof src === "string");
  const preloads = routeIds
    .flatMap((id) => manifest.routes[id]?.preloads ?? [])
    .map((preload) => (typeof preload === "string" ? preload : preload.href));
  const modules = [...new Set(preloads)].filter((href) => href !== entry);
  const chunks = [...modules, ...sheets.map((name) => `/assets/${name}`)];
  const taken = { scripts: undefined, preloads: undefined };
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, ...taken }]),
  );
  return { scripts: { entry, chunks }, manifest: { ...manifest, routes } };
}
