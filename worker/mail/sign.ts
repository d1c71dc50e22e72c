import { siteConfig } from "../../app.config.ts";
import { isWide } from "#domain/logo-size.ts";
import { WIDE_LOGO } from "#domain/site-address.ts";
import type { Settings } from "../platform/context/env.ts";

export const SIGN_CONTENT_ID = `sign@${siteConfig.domains.main}`;

let kept: string | undefined;

/** A PNG in base64. Undefined in scripts, which have no ASSETS, and after a failed fetch. */
export async function readSign({ ASSETS }: Pick<Settings, "ASSETS">): Promise<string | undefined> {
  // Requests may share texts but not responses.
  if (kept === undefined && ASSETS) kept = await fetchSign(ASSETS).catch(() => undefined);
  return kept;
}

async function fetchSign(assets: Fetcher): Promise<string | undefined> {
  const { logo } = siteConfig;
  const file = logo && isWide(logo) ? WIDE_LOGO : "apple-touch-icon.png";
  const icon = await assets.fetch(`https://assets.local/${file}`);
  return icon.ok ? Buffer.from(await icon.arrayBuffer()).toString("base64") : undefined;
}
