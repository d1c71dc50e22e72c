import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";

/** The width of a picture on a sheet, and the largest height, in px. */
const THUMB = { width: 280, height: 560 };
const COLUMNS = 6;

/** Puts every picture of a folder whose name ends with `ending` on one sheet, with its name. */
export async function contactSheet(
  browser: Browser,
  folder: string,
  ending: string,
): Promise<string> {
  const pictures = readdirSync(folder)
    .filter((name) => name.endsWith(`${ending}.png`))
    .sort();
  const cells = pictures.map((name) => {
    const source = pathToFileURL(join(folder, name)).href;
    return `<figure><img src="${source}" alt=""><figcaption>${name.slice(0, -`${ending}.png`.length)}</figcaption></figure>`;
  });
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (THUMB.width + 24) + 24, height: 800 },
  });
  const sheet = join(folder, `sheet${ending}.png`);
  try {
    // Only a page with a file address in this folder may show its pictures.
    await page.goto(pathToFileURL(join(folder, pictures[0] ?? "")).href);
    await page.evaluate(
      ({ html, css }) => {
        document.head.innerHTML = `<style>${css}</style>`;
        document.body.innerHTML = html;
      },
      {
        html: cells.join(""),
        css: `body{all:unset;display:grid;grid-template-columns:repeat(${COLUMNS},${THUMB.width}px);gap:24px;padding:24px;background:#d6d6d6;font:14px sans-serif}
figure{margin:0}img{all:unset;display:block;width:100%;height:${THUMB.height}px;object-fit:cover;object-position:top;background:#fff}figcaption{padding-top:6px}`,
      },
    );
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.screenshot({ path: sheet, fullPage: true });
  } finally {
    await page.close();
  }
  return sheet;
}
