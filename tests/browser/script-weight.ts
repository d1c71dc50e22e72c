import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";

/** Reads the weight of each script that a page has fetched, in bytes of brotli. */
export async function weighScripts(page: Page): Promise<number[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
  return Promise.all(
    [...new Set(urls)].map(
      async (url) => brotliCompressSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length,
    ),
  );
}

export const sum = (weights: readonly number[]): number =>
  weights.reduce((total, weight) => total + weight, 0);
