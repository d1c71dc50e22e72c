import { sha256Base64 } from "./digest.ts";

const INLINE = (nonce: string) => new RegExp(`<(script|style)\\b([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, "g");
const NOT_CODE = /\btype="application\/(ld\+)?json"|\bsrc="/;

/** A page's HTML without its nonces, and the policy that lets exactly our own inline code run. */
export interface SealedPage {
  html: string;
  contentSecurityPolicy: string;
}

/**
 * Turns the nonces of a rendered page into hashes, so that the page can be cached (CSP Level 3, section 8.3).
 * Only elements that carry the nonce are hashed, so injected markup does not run.
 */
export async function sealPage(rendered: string, nonce: string): Promise<SealedPage> {
  const hashes: Record<"script" | "style", Set<string>> = { script: new Set(), style: new Set() };
  for (const [, tag, before, after, content] of rendered.matchAll(INLINE(nonce))) {
    if (!content || NOT_CODE.test(`${before}${after}`)) continue;
    hashes[tag as "script" | "style"].add(`'sha256-${await sha256Base64(content)}'`);
  }
  const html = rendered.replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, "").replaceAll(` nonce="${nonce}"`, "");
  const contentSecurityPolicy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script].join(" "),
    // The dev server adds styles while it runs; a build has them all.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...hashes.style].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, contentSecurityPolicy };
}
