import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { awaken, browserSite, hydrated, PHONE, VIEWS } from "./browser-site.ts";

const site = browserSite();

const strip = (page: Page) => page.locator("form", { has: page.locator('[name="adults"]') });

/** The price that the strip shows for the party that is chosen. */
const shownTotal = async (page: Page) => (await strip(page).locator("b:visible").allTextContents()).join("|");

async function chooseThreeFromParis(page: Page): Promise<void> {
  await strip(page).locator('[name="airport"]').selectOption("CDG");
  await strip(page).locator('[name="adults"][value="3"]').check();
}

test("without JavaScript the home page counts a party's price, and the booking form opens with airport and party", async () => {
  const page = await site.open("/", { javaScriptEnabled: false, viewport: PHONE });
  expect(await shownTotal(page)).toBe("$11");
  await chooseThreeFromParis(page);
  expect(await shownTotal(page)).toBe("$33");
  await strip(page).getByRole("button", { name: "Book the pass" }).click();
  await page.waitForURL("**/fast-track-form?airport=CDG&adults=3");
  expect(await page.inputValue('[name="airport"]')).toBe("CDG");
  expect(await page.inputValue('[name="adults"]')).toBe("3");
  expect(await page.locator('output[name="total"]').textContent()).toContain("$33");
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
  expect(await page.locator('output[name="total"]').textContent()).toMatch(/33\s\$/);
});

test("the lines of both plans stand level on a wide page", async () => {
  const page = await site.open("/", { viewport: VIEWS.en });
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll("#pricing [data-plan]")].map((plan) =>
      [...plan.children, ...plan.querySelectorAll("li")].map((line) => Math.round(line.getBoundingClientRect().top)),
    ),
  );
  expect(lines[0]!.length).toBeGreaterThan(10);
  expect(lines[0]).toEqual(lines[1]);
});
