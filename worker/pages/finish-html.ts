import { sha256Base64 } from "../platform/crypto/hash.ts";

/** A page's HTML as it is sent, and the policy that lets exactly our own inline code run. */
export interface FinishedHtml {
  html: string;
  contentSecurityPolicy: string;
}

/** Makes rendered HTML ready to send. `nonce` is the one that it was rendered with. */
export function finishHtml(rendered: string, nonce: string): Promise<FinishedHtml> {
  return hashInlineCode(
    moveFontPreloads(import.meta.env.DEV ? rendered : dropScriptNames(rendered)),
    nonce,
  );
}

const SCRIPT_NAMES = /(,?)preloads:\$R\[\d+\]=\["[^\]]*"\](,?)/g;

/**
 * Drops the names of a page's script files from the router's data. Start writes them there too, and nothing reads them: the inline
 * script has them as `data-chunks` (src/lib/hydration/take-scripts.ts). They were half of what a page runs before any input.
 */
function dropScriptNames(html: string): string {
  return html.replace(SCRIPT_NAMES, (_names, before: string, after: string) =>
    before && after ? "," : "",
  );
}

const FONT_PRELOAD = /<link rel="preload"[^>]* as="font"[^>]*\/>/g;

/**
 * Moves the preloads of fonts from <head> to the end of the body. In <head> they compete with the page's own bytes, and Chromium
 * delays the first paint for them, by 100 ms on a slow phone. Late fonts move nothing, as what stands in for them has their measures.
 */
function moveFontPreloads(html: string): string {
  const preloads = html.match(FONT_PRELOAD);
  return preloads
    ? html.replace(FONT_PRELOAD, "").replace("</body>", `${preloads.join("")}</body>`)
    : html;
}

const INLINE = (nonce: string) =>
  new RegExp(`<(script|style)\\b([^>]*) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</\\1>`, "g");
const NOT_CODE = /\btype="application\/(ld\+)?json"|\bsrc="/;

/**
 * Turns the nonces of a rendered page into hashes, so that the page can be cached (CSP Level 3, section 8.3).
 * Only elements that carry the nonce are hashed, so injected markup does not run.
 */
async function hashInlineCode(rendered: string, nonce: string): Promise<FinishedHtml> {
  const hashes: Record<"script" | "style", Set<string>> = { script: new Set(), style: new Set() };
  for (const [, tag, before, after, content] of rendered.matchAll(INLINE(nonce))) {
    if (!content || NOT_CODE.test(`${before}${after}`)) continue;
    hashes[tag as "script" | "style"].add(`'sha256-${await sha256Base64(content)}'`);
  }
  const html = rendered
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, "")
    .replaceAll(` nonce="${nonce}"`, "");
  return { html, contentSecurityPolicy: policy(hashes) };
}

function policy({ script, style }: Record<"script" | "style", ReadonlySet<string>>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(" "),
    // The dev server adds styles while it runs; a build has them all.
    import.meta.env.DEV
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...style].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
