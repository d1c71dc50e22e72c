import { logoDataUrl } from "#domain/logo.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** The built site has an address for its logo (scripts/build/logo-file.ts); a configuration file has the logo. */
export async function withOwnLogo(site: SiteConfig): Promise<SiteConfig> {
  const { logo, ...rest } = site;
  if (!logo?.image.startsWith("/")) return site;
  const response = await fetch(logo.image);
  // After a deployment with another logo, the page of an open tab names a file that is gone.
  if (!response.ok) return rest;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const kind = logo.image.endsWith(".svg") ? "svg" : "png";
  return { ...site, logo: { ...logo, image: logoDataUrl(kind, bytes) } };
}
