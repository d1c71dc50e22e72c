import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { logoBytes } from "#domain/logo.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { siteConfig } from "../../app.config.ts";

type Logo = NonNullable<SiteConfig["logo"]>;

const CONFIG = join(import.meta.dirname, "../../app.config.ts");

/** Named after its contents, so that browsers keep it. */
function logoPath({ image }: Logo): string {
  const kind = image.startsWith("data:image/svg+xml") ? "svg" : "png";
  return `assets/logo-${createHash("sha256").update(image).digest("hex").slice(0, 8)}.${kind}`;
}

/**
 * The pages' code has the logo's address in place of the logo, which would else be in the script
 * of every page.
 */
export function logoFile(): Plugin {
  return {
    name: "envol:logo-file",
    apply: "build",
    enforce: "pre",
    load(id) {
      const { logo } = siteConfig;
      if (id !== CONFIG || !logo) return undefined;
      const light = { ...siteConfig, logo: { ...logo, image: `/${logoPath(logo)}` } };
      return `export const siteConfig = ${JSON.stringify(light)};`;
    },
  };
}

export const listLogoFiles = ({ logo }: SiteConfig): [path: string, bytes: Uint8Array][] =>
  logo ? [[logoPath(logo), logoBytes(logo.image)!]] : [];
