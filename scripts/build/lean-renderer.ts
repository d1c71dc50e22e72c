import type { Plugin } from "vite";
import { SHEETS_FOLDER } from "#lib/page/read-sheets.ts";

const MANIFEST = "tanstack-start-manifest:v";
const SCHEMAS = /\/zod\/v4\/core\/(?!index|api|memoizer|to-json|json-schema)/;
/** Zod writes JSON schemas for the API's description alone. */
const SCHEMA_WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-\w+)\.js$/;

interface StartManifest {
  routes: Record<
    string,
    {
      css?: object[];
      preloads?: (string | { href: string })[];
      scripts?: { attrs?: { src?: string } }[];
    }
  >;
  inlineCss: { styles: Record<string, string>; templates?: object };
}

/**
 * Keeps the style sheets and the script names of all pages out of the page renderer's code, which
 * every cold start evaluates. Each sheet becomes a text beside it, read by the pages that inline it.
 */
export function leanRenderer(): Plugin {
  return {
    name: "envol:lean-renderer",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: "zod", test: SCHEMAS, priority: 1 },
          { name: "json-schema", test: SCHEMA_WRITER },
        ],
      },
    }),
    async transform(code, id) {
      if (!id.includes(MANIFEST)) return null;
      const { tsrStartManifest } = (await import(
        `data:text/javascript,${encodeURIComponent(code)}`
      )) as { tsrStartManifest: () => StartManifest };
      const { routes, inlineCss } = tsrStartManifest();
      if (Object.keys(inlineCss.templates ?? {}).length > 0)
        this.error("A style sheet names a file that Start moves: revisit this plugin");
      const styles: Record<string, string> = {};
      for (const [href, source] of Object.entries(inlineCss.styles)) {
        const file = `${href.split("/").at(-1)}.txt`;
        this.emitFile({ type: "asset", fileName: `${SHEETS_FOLDER}/${file}`, source });
        styles[href] = `${file}\n`;
      }
      const perRoute = <Part>(part: (route: StartManifest["routes"][string]) => Part | undefined) =>
        Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, part(route)]));
      // The builder's paths and the tree of routes serve nobody at run time. A page carries what it
      // is given of the manifest, so our own code lists its scripts instead (src/lib/hydration).
      const manifest = {
        routes: perRoute(({ css }) => (css?.length ? { css } : undefined)),
        inlineCss: { styles },
      };
      const entry = Object.values(routes)
        .flatMap(({ scripts = [] }) => scripts)
        .find(({ attrs }) => attrs?.src)?.attrs?.src;
      // Many routes name the same files.
      const files: string[] = [];
      const toIndex = (href: string) =>
        files.includes(href) ? files.indexOf(href) : files.push(href) - 1;
      const modules = perRoute(({ preloads = [] }) =>
        preloads
          .map((preload) => (typeof preload === "string" ? preload : preload.href))
          .filter((href) => href !== entry)
          .map(toIndex),
      );
      const named = JSON.stringify(manifest).replaceAll(
        /"(\/assets\/[^"]+)"(?!:)/g,
        (_file, href: string) => `f[${toIndex(href)}]`,
      );
      return {
        code: `const f = ${JSON.stringify(files)};
export const tsrStartManifest = () => (${named});
export const siteScripts = { entry: ${JSON.stringify(entry)}, files: f, modules: ${JSON.stringify(modules)} };`,
        map: null,
      };
    },
  };
}
