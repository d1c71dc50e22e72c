import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { localLight } from "#domain/airports/local-light.ts";
import { awaken, browserSite, DESKTOP, hydrated, PHONE, VIEWS } from "../browser-site.ts";
import { EVERY_VIEW } from "../turns.ts";

const site = browserSite();

const strip = (page: Page) => page.locator("form", { has: page.locator('[name="adults"]') });

/** The price that the strip shows for the party that is chosen. */
const shownTotal = async (page: Page) =>
  (await strip(page).locator("b:visible").allTextContents()).join("|");

async function chooseThreeFromParis(page: Page): Promise<void> {
  await strip(page).locator('[name="airport"]').selectOption("CDG");
  await strip(page).locator('[name="adults"][value="3"]').check();
}

test("without JavaScript the home page counts a party's price, its menu opens, a phone shows the footer's links side by side, its currency form works, and the booking form opens with airport and party", async () => {
  const page = await site.open("/", { javaScriptEnabled: false, viewport: PHONE });
  await page.getByRole("button", { name: "Toggle menu" }).click();
  expect(await page.locator("#menu").getByRole("link", { name: "Services" }).isVisible()).toBe(
    true,
  );
  await page.keyboard.press("Escape");
  const footer = page.locator("footer");
  expect(await footer.locator("a:visible").allTextContents()).toEqual(
    expect.arrayContaining([
      "FAQ",
      "Concierge",
      "Find your booking",
      "Terms & Conditions",
      "Withdraw from contract here",
    ]),
  );
  const lefts = await footer
    .locator("nav")
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  expect((await footer.boundingBox())!.height).toBeLessThan(650);
  expect(await shownTotal(page)).toBe("$11");
  await chooseThreeFromParis(page);
  expect(await shownTotal(page)).toBe("$33");
  await strip(page).getByRole("button", { name: "Book the pass" }).click();
  await page.waitForURL("**/fast-track-form?airport=CDG&adults=3");
  expect(await page.inputValue('[name="airport"]')).toBe("CDG");
  expect(await page.inputValue('[name="adults"]')).toBe("3");
  await expect.poll(() => page.locator('output[name="total"]').textContent()).toContain("$33");
  await page.locator("footer select").selectOption("GBP");
  await page.locator("footer").getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => page.locator('output[name="total"]').textContent()).toContain("£33");
});

test("the French home page leads to a booking form that has the airport, the party and the total", async () => {
  const page = await site.open("/fr", { viewport: VIEWS.fr });
  await chooseThreeFromParis(page);
  await hydrated(page);
  expect(await shownTotal(page)).toMatch(/^33\s\$$/);
  await strip(page).getByRole("button", { name: "Réserver le pass" }).click();
  await page.waitForURL("**/fr/fast-track-form?airport=CDG&adults=3");
  await awaken(page);
  expect(await page.inputValue('[name="airport"]')).toBe("CDG");
  expect(await page.inputValue('[name="adults"]')).toBe("3");
  await expect.poll(() => page.locator('output[name="total"]').textContent()).toMatch(/33\s\$/);
});

test("what moves on the home page is the compositor's alone, and what is out of sight rests", async () => {
  // A desktop, because phones show no globe.
  const page = await site.open("/", { viewport: VIEWS.en, reducedMotion: "no-preference" });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")!.value;
  };
  await page.waitForLoadState("networkidle");
  const before = await layouts();
  // A time and not a number of frames: to ask for frames makes the page work for each.
  await page.waitForTimeout(600);
  expect((await layouts()) - before).toBeLessThan(3);
  const lights = page.locator("main path[pathLength]").first();
  const isShown = () =>
    lights.evaluate((light) => light.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.locator("main svg:has(path[pathLength])").scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
});

test("the opening hours say whether the team answers now, by the visitor's clock", async () => {
  const page = await site.open("about:blank", { timezoneId: "Asia/Kolkata" });
  const line = async () => (await page.textContent("[data-hours]"))?.replaceAll("\u00a0", " ");
  const expectAt = async (moment: string, path: string, text: string) => {
    await page.clock.setFixedTime(moment);
    await page.goto(path);
    await expect.poll(line).toBe(text);
  };
  await expectAt("2026-11-23T19:59:00Z", "/", "Our team answers until 1:30 your time.");
  // London is an hour ahead of UTC in summer.
  const closed = "Notre équipe sera de retour à 13 h 30 (votre heure).";
  // Of these two nights, the clocks in London change.
  await expectAt("2027-03-27T22:30:00Z", "/fr/services", closed);
  await expectAt("2026-10-24T22:30:00Z", "/fr/services", closed.replace("13", "14"));
  await expectAt("2026-07-01T07:59:00Z", "/fr/services", closed);
  const open = "Notre équipe répond jusqu’à 0 h 30 (votre heure).";
  await expectAt("2026-07-01T08:00:00Z", "/fr/services", open);
  await awaken(page);
  await expect.poll(line).toBe(open);
});

/** French is longer; `EVERY_VIEW=1` looks at English too. */
test.each(EVERY_VIEW ? ["/fr", "/"] : ["/fr"])(
  "airport, travellers and total are on the first screen of %s, on a desktop and on a phone",
  async (path) => {
    const page = await site.open(path, { viewport: DESKTOP });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const part of ['[name="airport"]', '[name="adults"]', "b:visible", "button"]) {
        const box = (await strip(page).locator(part).first().boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      }
    }
  },
);

test("the sky of the window follows the hour of the airport; the lines of both plans stand level on a wide page", async () => {
  const page = await site.open("about:blank", { viewport: PHONE });
  // At this moment it is day at two of the airports, and dawn at the other.
  const moment = "2026-11-30T12:00:00Z";
  await page.clock.setFixedTime(moment);
  await page.goto("/");
  await awaken(page);
  await hydrated(page);
  const light = () => page.locator('main svg path[class^="_light_"]').getAttribute("class");
  for (const airport of ["CDG", "JFK", "DXB"]) {
    await strip(page).locator('[name="airport"]').selectOption(airport);
    const local = localLight(airport, Date.parse(moment));
    await expect.poll(light).toMatch(local === "dawn" ? /^\S+$/ : new RegExp(`_${local}_`));
  }

  await page.setViewportSize(VIEWS.en);
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll("#pricing [data-plan]")].map((plan) =>
      [...plan.children, ...plan.querySelectorAll("li")].map((line) =>
        Math.round(line.getBoundingClientRect().top),
      ),
    ),
  );
  expect(lines[0]!.length).toBeGreaterThan(10);
  expect(lines[0]).toEqual(lines[1]);
});
