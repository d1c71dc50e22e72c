import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "playwright-core";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { HYDRATED_EVENT } from "../../src/lib/hydration/hydration-mode.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/steps/chromium.ts";
import { atMost, type Result } from "./result.ts";

/** Long enough for what a page loads without input. */
const SETTLE_MS = 1_000;

/** Excludes structured data for search engines, which the browser does not run. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g;

/** The limits in bytes for the script of interactive pages after the first input. */
const AWAKE = {
  "/fast-track-form": 125_000,
  "/fast-track-payment/x": 135_000,
  "/config-generator": 135_000,
};

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

interface Loaded {
  type: string;
  body: Buffer;
}

/**
 * Measures public pages before any input, and all script of the booking pages and the generator.
 */
export async function pageBytes(): Promise<Result[]> {
  const executablePath = await ensureChromium();
  const product = await serveBuiltWorker();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const home = await loadedBy(browser, `${product.url}/`);
    const results = Object.entries(byType(home)).map(([type, size]): Result => ({
      what: `  / ${type}`,
      measured: shown(size),
      detail: "",
    }));
    const external = sizeOf(home.filter(({ type }) => type === "script")).brotli;
    const inline = packed(Buffer.from(inlined(home, INLINE_SCRIPT))).brotli;
    results.unshift(
      atMost(
        "Script of / before input",
        2_500,
        "B",
        external + inline,
        `${external} B in files, ${inline} B inlined; ${home.length} requests in all`,
      ),
    );
    for (const [path, bound] of Object.entries(AWAKE)) {
      const { brotli, gzip } = sizeOf(
        (await loadedBy(browser, product.url + path, awaken)).filter(
          ({ type }) => type === "script",
        ),
      );
      results.push(atMost(`Script of ${path}`, bound, "B", brotli, `gzip ${gzip} B`));
    }
    return results;
  } finally {
    await browser.close();
    await product.dispose();
  }
}

/** Gives a page the input that starts its runtime (docs/decisions/0005). */
async function awaken(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await page.waitForFunction(() => "hydrated" in window);
}

async function loadedBy(
  browser: Browser,
  url: string,
  act?: (page: Page) => Promise<void>,
): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(
    (event) => addEventListener(event, () => Object.assign(window, { hydrated: true })),
    HYDRATED_EVENT,
  );
  const loads: Promise<Loaded>[] = [];
  page.on("response", (response) => {
    if (response.status() !== 200 || !response.url().startsWith("http")) return;
    loads.push(
      response.body().then((body) => ({
        type: typeOf(response.request().resourceType(), response.url()),
        body,
      })),
    );
  });
  await page.goto(url, { waitUntil: "load" });
  await act?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const loaded = await Promise.all(loads);
  await context.close();
  return loaded;
}

function typeOf(resource: string, url: string): string {
  if (/\.svg(\?|$)/.test(url)) return "svg";
  return resource === "document" ? "html" : resource;
}

function byType(loaded: readonly Loaded[]): Record<string, Size> {
  const types = new Set(loaded.map(({ type }) => type));
  const sizes: Record<string, Size> = {};
  for (const type of types)
    sizes[type === "html" ? "html, with its styles" : type] = sizeOf(
      loaded.filter((one) => one.type === type),
    );
  const part = (pattern: RegExp) => packed(Buffer.from(inlined(loaded, pattern)));
  return {
    ...sizes,
    "of it: inlined css": part(/<style[^>]*>([\s\S]*?)<\/style>/g),
    "of it: inlined svg": part(/(<svg[\s\S]*?<\/svg>)/g),
    "of it: inlined script": part(INLINE_SCRIPT),
  };
}

/** Joins the parts of the page's HTML that a pattern captures. */
function inlined(loaded: readonly Loaded[], pattern: RegExp): string {
  const html = loaded.find(({ type }) => type === "html")?.body.toString("utf8") ?? "";
  return [...html.matchAll(pattern)].map(([, text = ""]) => text).join("\n");
}

const sizeOf = (loaded: readonly Loaded[]): Size =>
  loaded.reduce(
    (sum, { type, body }) =>
      add(
        sum,
        type === "font" || type === "image"
          ? { raw: body.length, gzip: body.length, brotli: body.length }
          : packed(body),
      ),
    { raw: 0, gzip: 0, brotli: 0 },
  );

const add = (a: Size, b: Size): Size => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

const packed = (body: Buffer): Size => ({
  raw: body.length,
  gzip: gzipSync(body, { level: 9 }).length,
  brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
});

const shown = ({ raw, gzip, brotli }: Size) => `${brotli} B brotli, ${gzip} B gzip, ${raw} B raw`;
