import type { Plugin } from "vite";

const CALLER = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/;

/**
 * Pages take data only through the API (docs/decisions/0001), so the browser needs no caller of server functions.
 * Start ships one all the same, with a serializer, about 10 kB (brotli) on every page: this leaves it out.
 */
export function withoutServerFunctions(): Plugin {
  return {
    name: "envol:without-server-functions",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!CALLER.test(id.split("?")[0] ?? "")) return null;
      if (!code.includes("function createClientRpc("))
        this.error("Start's caller of server functions has moved: revisit this plugin");
      return {
        code: 'export function createClientRpc() { throw new Error("This site has no server functions"); }',
        map: null,
      };
    },
  };
}
