/** TanStack Start's build generates this module. */
declare module "tanstack-start-manifest:v" {
  import type { createRequestHandler } from "@tanstack/react-router/ssr/server";

  type Options = Parameters<typeof createRequestHandler>[0];
  type Manifest = Awaited<ReturnType<NonNullable<Options["getRouterManifest"]>>>;

  export const tsrStartManifest: () => Manifest;
}
