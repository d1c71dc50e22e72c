import type { Plugin } from "vite";
import * as z from "zod/mini";
import { siteConfig } from "../../app.config.ts";
import { SiteConfigSchema } from "../../src/domain/site-config.ts";

/** Fails the build, naming every bad field, when app.config.ts is not a valid site configuration. */
export function checkSiteConfig(): Plugin {
  return {
    name: "envol:check-site-config",
    buildStart() {
      const result = SiteConfigSchema.safeParse(siteConfig);
      if (!result.success) this.error(`app.config.ts is not a valid site configuration:\n${z.prettifyError(result.error)}`);
    },
  };
}
