import type { Plugin } from "vite";
import { siteConfig } from "../../app.config.ts";
import { SiteConfigSchema } from "../../src/domain/site-config.schema.ts";
import { siteConfigProblems } from "../../src/lib/site-config/site-config-problems.ts";

/** Fails the build, naming every bad field, when app.config.ts is not a valid site configuration. */
export function checkSiteConfig(): Plugin {
  return {
    name: "envol:check-site-config",
    buildStart() {
      const result = SiteConfigSchema.safeParse(siteConfig);
      if (result.success) return;
      const problems = siteConfigProblems(result.error).map(
        ({ at, message }) => `${at}: ${message}.`,
      );
      this.error(`app.config.ts is not a valid site configuration:\n${problems.join("\n")}`);
    },
  };
}
