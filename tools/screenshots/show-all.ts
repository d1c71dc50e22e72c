import type { Page } from "playwright-core";

/** Loads what a page would load while it is scrolled, and waits for its fonts and pictures. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A header that stays in view would lie over the middle of the picture.
    scrollTo(0, 0);
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = "eager";
      // With "async", the browser may draw the page before it has decoded a picture.
      image.decoding = "sync";
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
}
