import type { Page } from "playwright-core";

/** Loads what a page would load while it is scrolled, and waits for its fonts and pictures. */
export async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A header that stays in view would lie over the middle of the picture.
    scrollTo(0, 0);
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = "eager";
      // A page may be drawn before a picture that is decoded beside it.
      image.decoding = "sync";
    }
  });
  // A picture whose request has just begun may refuse to decode.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}
