import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";

/** By address, which changes with what a script holds: to compress one takes a second. */
const weights = new Map<string, Promise<number>>();

async function weigh(url: string): Promise<number> {
  return brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
}

/** Reads the weight of each script that a page has fetched, in bytes of brotli. */
export async function weighScripts(page: Page): Promise<number[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  return Promise.all(
    [...new Set(urls)].map((url) => {
      const { pathname } = new URL(url);
      const weight = weights.get(pathname) ?? weigh(url);
      weights.set(pathname, weight);
      return weight;
    }),
  );
}

/** Scripts that the browser fetched, with the inline ones, in bytes of brotli. */
export async function scriptBytes(page: Page): Promise<number> {
  const inline = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    // Structured data for search engines is no script.
    const inlined = html.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g,
    );
    return [...inlined].map((match) => match[1] ?? "").join("");
  });
  return brotliCompressSync(Buffer.from(inline)).length + sum(await weighScripts(page));
}

export const sum = (weights: readonly number[]): number =>
  weights.reduce((total, weight) => total + weight, 0);
