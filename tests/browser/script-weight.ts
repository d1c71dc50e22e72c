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

export const sum = (weights: readonly number[]): number =>
  weights.reduce((total, weight) => total + weight, 0);
