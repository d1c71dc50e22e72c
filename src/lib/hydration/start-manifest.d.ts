/** The build's own part of Start's manifest (scripts/build/lean-renderer.ts). */
declare module "tanstack-start-manifest:v" {
  export const siteScripts: import("./list-scripts.ts").SiteScripts | undefined;
}
