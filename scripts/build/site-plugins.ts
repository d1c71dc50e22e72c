import type { Plugin } from "vite";
import { checkSiteConfig } from "./check-site-config.ts";
import { siteFiles } from "./site-files.ts";

/** The plugins that read the site's configuration and words. */
export const sitePlugins = (): Plugin[] => [checkSiteConfig(), siteFiles(), reloadOnSiteChange()];

/** Words, rules and the site: more of a page is made of them than a single component can renew. */
const MADE_OF = /\/(?:app\.config\.ts|src\/(?:content|domain)\/.*)$/;
const SERVER_RENEWED_MS = 250;

/** Reloads open pages when what they are made of changes, once the server has the new text. */
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
