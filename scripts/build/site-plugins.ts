import type { Plugin } from "vite";
import { checkSiteConfig } from "./check-site-config.ts";
import { logoFile } from "./logo-file.ts";
import { siteFiles } from "./site-files.ts";

export const sitePlugins = (): Plugin[] => [
  checkSiteConfig(),
  logoFile(),
  siteFiles(),
  reloadOnSiteChange(),
];

/** Pages use these files too widely for hot replacement of single components. */
const MADE_OF = /\/(?:app\.config\.ts|src\/(?:content|domain)\/.*)$/;
const SERVER_RENEWED_MS = 250;

/** Reloads open pages after such a file has changed, once the server has the new version. */
function reloadOnSiteChange(): Plugin {
  return {
    name: "envol:reload-on-site-change",
    hotUpdate({ file, server }) {
      if (!MADE_OF.test(file)) return undefined;
      if (this.environment.name === "client") return [];
      const reload = () => server.environments.client.hot.send({ type: "full-reload" });
      setTimeout(reload, SERVER_RENEWED_MS);
      return undefined;
    },
  };
}
