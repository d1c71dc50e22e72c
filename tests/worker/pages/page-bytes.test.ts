import { Buffer } from "node:buffer";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { localizePath } from "#domain/language-path.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

async function bytes(path: string): Promise<Buffer> {
  const response = await worker.get(path);
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  return Buffer.from(await response.arrayBuffer());
}

/** The same words, markup and styles as a static page that runs nothing: what no framework can beat. */
const staticTwin = (html: string) =>
  html
    .replaceAll(/<script\b[^]*?<\/script>/g, "")
    .replaceAll(/<link rel="(?:modulepreload|preload|prefetch)"[^>]*>/g, "")
    .replaceAll(/<!--[^]*?-->/g, "");

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address)),
];

const total = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(bytes))).reduce((sum, { length }) => sum + length, 0);

test.each([
  "/",
  "/fr",
  "/services",
  "/fast-track",
  "/fast-track-form",
  "/fr/faq",
  "/config-generator",
])(
  "%s is at most 1.15 of its static twin, and with all its pictures at most 135 kB",
  async (path) => {
    const html = (await bytes(path)).toString();
    const [page, twin] = [html, staticTwin(html)].map(
      (text) => brotliCompressSync(text).length,
    ) as [number, number];
    const fonts = await total(addresses(html, /href="([^"]+\.woff2)"/g));
    const pictures = await total(addresses(html, /(?:src|href)="(\/art\/[^"]+)"/g));
    expect(fonts).toBeGreaterThan(20_000);
    // Pictures would hide what a page weighs more than its twin, which has them too.
    expect((page + fonts) / (twin + fonts)).toBeLessThanOrEqual(1.15);
    expect(page + fonts + pictures).toBeLessThanOrEqual(135_000);
    // The styles are in the page, where the browser need not ask for them.
    expect(addresses(html, /<link rel="(stylesheet)"/g)).toEqual([]);
  },
);

test.each(["/", "/services", "/pre-checkout", "/fast-track", "/fast-track-old"])(
  "the scripts within %s weigh at most 2,500 bytes, in both languages",
  async (path) => {
    for (const address of [path, localizePath(path, "fr")]) {
      const html = (await bytes(address)).toString();
      // Structured data for search engines is no script.
      const scripts = html.matchAll(
        /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([^]*?)<\/script>/g,
      );
      const code = [...scripts].map(([, text = ""]) => text).join("");
      expect(code.length).toBeGreaterThan(500);
      expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_500);
    }
  },
);

/** Where each stands in a page, in the order that a slow phone shows it soonest. */
test.each(["/", "/fr/services", "/fast-track-form", "/privacy", "/account", "/admin/orders"])(
  "%s runs its script before its styles come, is laid out once, and asks for its fonts last",
  async (path) => {
    const html = (await bytes(path)).toString();
    const at = [
      '<meta charSet="utf-8"/>',
      '<link rel="expect" href="#content" blocking="render"/>',
      "<script>",
      "<style",
      "<body>",
      '<main id="content"',
      "</main>",
      '<link rel="preload"',
    ].map((part) => html.indexOf(part));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
  },
);
