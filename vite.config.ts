import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig, runnerImport } from "vite";
import type * as SitePlugins from "./scripts/build/site-plugins.ts";
import { leanRenderer } from "./scripts/build/lean-renderer.ts";

/** Apart from this file, whose imports restart the dev server when a word of them changes. */
const { module } = await runnerImport<typeof SitePlugins>(
  join(import.meta.dirname, "scripts/build/site-plugins.ts"),
);

export default defineConfig({
  plugins: [
    ...module.sitePlugins(),
    leanRenderer(),
    // The dev server shares the local data of npm start.
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
    }),
    tanstackStart({
      // Words, features and tests sit outside routes/, so every file there is a screen.
      router: {
        routesDirectory: "routes",
        generatedRouteTree: "route-tree.gen.ts",
        quoteStyle: "double",
      },
      server: { build: { inlineCss: true } },
    }),
    viteReact({ jsxImportSource: "#jsx" }),
  ],
  build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  environments: { ssr: { build: { minify: true } } },
});
