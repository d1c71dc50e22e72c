import { expect, test } from "vitest";
import { payForPass } from "../bookings/paid-pass.ts";
import { browserSite } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { siteAdmin } from "../people.ts";

const site = browserSite();
const { open } = siteAdmin(site);
const DAY = "2031-12-05";

test("a lane closes: a few acts refund every traveller of a flight, after a preview that counts them", async () => {
  const trip = {
    airport: "ORY",
    flightDate: DAY,
    flightNumber: "EX 7777",
    currency: "EUR",
    adults: 5,
    children: 0,
    infants: 0,
  } as const;
  for (const name of ["one", "two"])
    await payForPass(site, { ...trip, email: `${name}@closed.example` });
  const page = await open(`/admin/departures?lang=en&airport=ORY&date=${DAY}`);
  const form = page.getByRole("link", { name: "Write, move, refund…" });
  await form.waitFor();
  const expectFew = await countedActs(page);
  await form.click();
  await page.selectOption('[name="act"]', "refund");
  await page.fill('[name="reason"]', "The lane of Orly is closed");
  await page.getByRole("button", { name: "Show the preview" }).click();
  await page.locator('[data-count="orders"]').waitFor();
  const count = (name: string) => page.locator(`[data-count="${name}"]`).textContent();
  expect([await count("orders"), await count("travellers"), await count("sums")]).toEqual([
    "2",
    "10",
    "€110.00",
  ]);
  expect(await site.count("refunds")).toBe(0);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  // It was five for each order.
  await expectFew({ clicks: 3, keys: 0 });
  await page.getByText("2 of 2 done").first().waitFor();
  await page.getByText("All done.").waitFor();
  expect(await site.rows("SELECT DISTINCT status FROM orders")).toEqual([{ status: "refunded" }]);
});

test("a reload keeps the chosen act, not only its texts; a link to another flight shows that flight, not the draft of one before", async () => {
  const page = await open("/admin/group-acts?lang=en");
  await page.selectOption('[name="act"]', "refund");
  await page.fill('[name="reason"]', "The lane of Orly is closed");
  await page.reload();
  await page.getByText("We’ll refund everything paid by card").waitFor();
  await page.fill('[name="reason"]', "The lane is closed");
  expect(await page.inputValue('[name="act"]')).toBe("refund");

  await page.fill('[name="date"]', DAY);
  await page.fill('[name="flightNumber"]', "EX 7777");
  await page.goto("/admin/group-acts?lang=en&airport=CDG&date=2031-12-09");
  expect(await page.inputValue('[name="date"]')).toBe("2031-12-09");
  expect(await page.inputValue('[name="flightNumber"]')).toBe("");
  await page.goto("/admin/group-acts?lang=en");
  await expect.poll(() => page.inputValue('[name="date"]')).toBe(DAY);
});
