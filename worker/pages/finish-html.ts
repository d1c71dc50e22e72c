import { sha256Base64 } from "../platform/crypto/hash.ts";
import { TOAST_STYLES } from "./toast-styles.ts";

export interface FinishedHtml {
  html: string;
  contentSecurityPolicy: string;
}

/** React marks our tags with `nonce`. Nobody can guess it, so marked code is ours (docs/decisions/0005-pages.md). */
export async function finishHtml(rendered: string, nonce: string): Promise<FinishedHtml> {
  const [script, style] = [new Set<string>(), new Set<string>()];
  const [first = "", ...rest] = rendered
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, "")
    .split(` nonce="${nonce}"`);
  let before = first;
  for (const after of rest) {
    // The mark is inside a tag, where React escapes the < and > of every value.
    const tag = before.slice(before.lastIndexOf("<") + 1).split(" ", 1)[0]!;
    const start = after.indexOf(">") + 1;
    const code = after.slice(start, after.indexOf(`</${tag}>`, start));
    const hashes = tag === "script" ? script : tag === "style" ? style : undefined;
    if (code && hashes) hashes.add(`'sha256-${await sha256Base64(code)}'`);
    before = after;
  }
  return { html: [first, ...rest].join(""), contentSecurityPolicy: policy(script, style) };
}

/** A page with hashes can be cached, unlike one with a nonce (CSP Level 3, section 8.3). */
function policy(script: ReadonlySet<string>, style: ReadonlySet<string>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script].join(" "),
    // The dev server adds styles at runtime.
    import.meta.env.DEV
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...style, ...TOAST_STYLES].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
