import { siteConfig } from "../../app.config.ts";
import type { Settings } from "../platform/context/env.ts";

/** The Content-ID of the sign's picture (RFC 2392). */
export const SIGN_CONTENT_ID = `sign@${siteConfig.domains.main}`;

let kept: string | undefined;

/**
 * Returns the sign of the site's icon (PNG, base64), kept for the isolate. Without the site's
 * files, as in a script, or when they fail, a mail leaves without it.
 */
export async function readSign({ ASSETS }: Pick<Settings, "ASSETS">): Promise<string | undefined> {
  // Texts are shared among requests, responses are not.
  if (kept === undefined && ASSETS) kept = await fetchSign(ASSETS).catch(() => undefined);
  return kept;
}

async function fetchSign(assets: Fetcher): Promise<string | undefined> {
  const icon = await assets.fetch("https://assets.local/apple-touch-icon.png");
  return icon.ok ? Buffer.from(await icon.arrayBuffer()).toString("base64") : undefined;
}
