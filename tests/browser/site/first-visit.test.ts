import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserSite, holdRequests, nextFrames, VIEWS } from "../browser-site.ts";
import { readShifts } from "../shifts.ts";
import { EVERY_VIEW, takingTurns } from "../turns.ts";

const site = browserSite();

/** The faces that an element's text is painted in, and whether the page brought them. */
async function paintedFaces(
  page: Page,
  selector: string,
): Promise<{ face: string; isOurs: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({
    face: familyName.split(" ")[0] ?? "",
    isOurs: isCustomFont,
  }));
}

/** By day these pages with the most words above the fold are enough; all are visited every night. */
const PATHS = EVERY_VIEW
  ? [
      "/",
      "/services",
      "/pre-checkout",
      "/fast-track",
      "/fast-track-form",
      "/contact",
      "/faq",
      "/terms",
    ]
  : ["/", "/services"];

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  for (const path of PATHS) {
    inTurn(
      language,
      `our faces arrive on the first visit of ${path} (${language}), however late, and move next to nothing`,
      async () => {
        const page = await site.open("/robots.txt", { viewport, locale: language });
        const release = await holdRequests(page, "**/*.woff2");
        await page.goto(language === "fr" ? `/fr${path === "/" ? "" : path}` : path, {
          waitUntil: "commit",
        });
        await page.locator("h1").waitFor();
        // What stands in until then is a face of the system, and it is on the screen.
        expect(await paintedFaces(page, "h1")).not.toContainEqual(
          expect.objectContaining({ isOurs: true }),
        );
        await page.waitForFunction(() => document.readyState !== "loading");
        const before = await nextFrames(page);
        await release();
        await page.evaluate(() => document.fonts.ready);
        await expect
          .poll(() => paintedFaces(page, "h1"))
          .toEqual([{ face: "Fraunces", isOurs: true }]);
        expect(await paintedFaces(page, "main p")).toContainEqual({
          face: "Figtree",
          isOurs: true,
        });
        await nextFrames(page);
        // One paragraph may take a line more or less, which is 0.027 at most on these pages; 0.1 is still "good" to Core Web Vitals.
        expect(await readShifts(page, before)).toBeLessThan(0.03);
      },
    );
  }
}

const SLOW = ["/fr/fast-track", "/find-booking", "/pre-checkout", "/unsubscribe"];
test.each(EVERY_VIEW ? SLOW : SLOW.slice(0, 1))(
  "on a network so slow that %s comes in parts, nothing moves out of its place",
  async (path) => {
    const page = await site.open("/robots.txt");
    const devtools = await page.context().newCDPSession(page);
    const bytesPerSecond = 20_000;
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await page.goto(path);
    // The menu's links, which fill from the right, and a title centred beside its pass move by 0.02 in all.
    expect(await readShifts(page)).toBeLessThan(0.03);
  },
);
