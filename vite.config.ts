import { cloudflare } from "@cloudflare/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { checkSiteConfig } from "./scripts/build/check-site-config.ts";
import { siteFiles } from "./scripts/build/site-files.ts";
import { sonnerWithoutInlineStyles } from "./scripts/build/sonner-without-inline-styles.ts";
import { wordsByLanguage } from "./scripts/build/words-by-language.ts";
import { withoutServerFunctions } from "./scripts/build/without-server-functions.ts";

export default defineConfig({
  plugins: [
    checkSiteConfig(),
    siteFiles(),
    sonnerWithoutInlineStyles(),
    withoutServerFunctions(),
    wordsByLanguage(),
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
    viteReact(),
  ],
  build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  environments: { ssr: { build: { minify: true } } },
});
