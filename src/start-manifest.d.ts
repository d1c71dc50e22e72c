/** The scripts and style sheets of each route, which the build of TanStack Start generates. */
declare module "tanstack-start-manifest:v" {
  import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

  type Options = Parameters<typeof createRequestHandler>[0];
  type Manifest = Awaited<ReturnType<NonNullable<Options["getRouterManifest"]>>>;

  export const tsrStartManifest: () => Manifest;
}
