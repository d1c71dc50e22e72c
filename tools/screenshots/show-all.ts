import type { Page } from "playwright-core";

/** Loads what a page would load while it is scrolled, and waits for its fonts and pictures. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A header that stays in view would lie over the middle of the picture.
    scrollTo(0, 0);
    await document.fonts.ready;
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
