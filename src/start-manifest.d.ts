/** The build's own part of Start's manifest (scripts/build/lean-renderer.ts). */
declare module "tanstack-start-manifest:v" {
  import type { SiteScripts } from "#lib/hydration/list-scripts.ts";

  export const siteScripts: SiteScripts | undefined;
}
