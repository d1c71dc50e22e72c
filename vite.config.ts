import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig, runnerImport } from "vite";
import { joinCode } from "./scripts/build/joined-files.ts";
import type * as SitePlugins from "./scripts/build/site-plugins.ts";

/** Apart from this file, whose imports restart the dev server when a word of them changes. */
const { module } = await runnerImport<typeof SitePlugins>(
  join(import.meta.dirname, "scripts/build/site-plugins.ts"),
);

/** The flag for which the dev server's module service prints a stack trace, and which it has no use for. */
const BUILD_ONLY_FLAG = "new_module_registry";

export default defineConfig(({ command }) => ({
  plugins: [
    ...module.sitePlugins(),
    // The dev server shares the local data of npm start.
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
      config: (worker) => {
        if (command !== "serve") return;
        worker.compatibility_flags = worker.compatibility_flags?.filter(
          (flag) => flag !== BUILD_ONLY_FLAG,
        );
      },
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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // What every page starts with would else come in a dozen files, each named in each page.
                { name: "start", tags: ["$initial"] },
                {
                  name: (id, modules) => joinCode(id, (one) => modules.getModuleInfo(one)),
                  debugName: "joined",
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { minify: true } },
  },
}));
