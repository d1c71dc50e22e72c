import type { Plugin } from "vite";
import { siteConfig } from "../../app.config.ts";
import { checkSiteConfig as check } from "#lib/site-config/check-site-config.ts";

/** Fails the build and names every bad field if app.config.ts is invalid. */
export function checkSiteConfig(): Plugin {
  return {
    name: "envol:check-site-config",
    buildStart() {
      const problems = check(siteConfig).problems.map(({ at, message }) => `${at}: ${message}.`);
      if (problems.length > 0)
        this.error(`app.config.ts is not a valid site configuration:\n${problems.join("\n")}`);
    },
  };
}
