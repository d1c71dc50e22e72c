import type { Plugin } from "vite";
import { assertReadReact, emptyFunctions } from "./empty-functions.ts";
import { SHEETS_FOLDER } from "#lib/page/read-sheets.ts";

const REACT = /\/react-dom\/server\.edge\.js$/;
const SERVER_FUNCTIONS = /\/start-server-core\/dist\/esm\/server-functions-handler\.js$/;
const MANIFEST = "tanstack-start-manifest:v";
const SCHEMAS = /\/zod\/v4\/core\/(?!index|api|memoizer|to-json|json-schema)/;
/** Zod writes JSON schemas for the API's description alone. */
const SCHEMA_WRITER = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-\w+)\.js$/;

/** Pages are rendered whole, so the renderer of streams, a copy of React's, is left out. */
const WHOLE = `const { renderToString, renderToStaticMarkup, version } =
  require("./cjs/react-dom-server-legacy.browser.production.js");
module.exports = { renderToString, renderToStaticMarkup, version };`;

const NO_SERVER_FUNCTIONS = `const refuse = () => { throw new Error("This site has no server functions"); };
export class DeferredResponse {}
export { refuse as createServerFnErrorResponse, refuse as handleServerAction, refuse as toThrownServerFnResponse };`;

const refuseAll = (names: string) =>
  `const refuse = () => { throw new Error("Only browsers do this"); };
export { ${names.replaceAll(/\w+/g, "refuse as $&")} };`;

/** Modules of which a rendered page needs nothing but that they can be imported. */
const BROWSERS_ONLY = [
  // Shown once the browser knows who is signed in, and their role.
  {
    id: /\/src\/routes\/admin\/[^?]+\?tsr-split=component/,
    code: "export const component = () => null;",
  },
  {
    id: /\/src\/features\/account\/account-page\.tsx$/,
    code: "export const AccountPage = () => null;",
  },
  // Shown once the browser has the pass or knows its lane.
  {
    id: /\/src\/features\/passes\/pass-details\.tsx$/,
    code: "export const PassDetails = () => null;",
  },
  { id: /\/src\/features\/lane\/scanner\.tsx$/, code: "export const Scanner = () => null;" },
  { id: /\/src\/features\/lane\/scan-queue\.ts$/, code: "export const browserMemory = {};" },
  {
    id: /\/@tanstack\/react-query\/build\/modern\/index\.js$/,
    code: refuseAll(
      "QueryCache, QueryClient, QueryClientProvider, infiniteQueryOptions, keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient",
    ),
  },
  {
    id: /\/start-server-core\/dist\/esm\/early-hints\.js$/,
    code: "export const createEarlyHintsCollector = () => undefined;",
  },
];

/** Functions that no page calls on the server, by the file that has them. */
const NEVER_CALLED = [
  {
    id: /\/react-dom-server-legacy\.browser\.production\.js$/,
    features: [
      /^describe/,
      /^renderSuspenseListRows$/,
      /^useActionState$/,
      /^(?:preload|preloadModule|preinit\w+|preconnect|prefetchDNS)$/,
    ],
  },
  { id: /\/router-core\/dist\/esm\/load-client\.js$/, features: [/ClientRoute$|^hydrate$/] },
];

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
 * Leaves out of the page renderer what no page asks it for, as every cold start evaluates it: about
 * 400 kB. Each style sheet becomes a text beside the code, read by the pages that inline it.
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
      if (REACT.test(id)) return { code: WHOLE, map: null };
      if (SERVER_FUNCTIONS.test(id)) return { code: NO_SERVER_FUNCTIONS, map: null };
      const unused = BROWSERS_ONLY.find((one) => one.id.test(id));
      if (unused) return { code: unused.code, map: null };
      const lean = NEVER_CALLED.find((one) => one.id.test(id));
      if (lean) {
        if (id.includes("/react-dom/")) assertReadReact(code);
        return { code: emptyFunctions(code, lean.features), map: null };
      }
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
      // is given of the manifest: its scripts are told to our own code (src/lib/hydration).
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
