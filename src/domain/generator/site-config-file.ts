import type { SiteConfig } from "../site-config.ts";

// Inside a string literal, these could end a script, open a comment or reorder the text.
const UNSAFE_IN_SOURCE = /<(?=[/!])|[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const KEY = /^( *)"([A-Za-z]\w*)": /gm;

/** Every text becomes a JSON string, so that none can become code. */
export function siteConfigFile(config: SiteConfig, generatedAt: Date): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const literal = JSON.stringify(config, null, 2)
    .replace(UNSAFE_IN_SOURCE, escape)
    .replace(KEY, "$1$2: ");
  return `/**
 * A site configuration, generated on ${generatedAt.toISOString()}.
 * Put it in the place of app.config.ts: \`npm run brand -- site.config.ts\`. The next build is the new brand.
 */
import type { SiteConfig } from "./src/domain/site-config.ts";

export const siteConfig: SiteConfig = ${literal};
`;
}
