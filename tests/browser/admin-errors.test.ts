import { expect, test } from "vitest";
import { browserSite } from "./browser-site.ts";
import { createPerson, openSignedIn, siteAdmin } from "./people.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

test("what someone else typed in this tab is gone", async () => {
  const { order } = (await site.book({})).booking;
  const page = await openAsAdmin(`/admin/orders/${order.id}?lang=en`);
  const note = page.locator('[name="text"]');
  await note.fill("Calls back at noon");
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("Calls back at noon");
  await page.evaluate(() => sessionStorage.setItem("envol.drafts-of", "someone else"));
  await page.reload();
  await note.waitFor();
  expect(await note.inputValue()).toBe("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Calls back at noon");
});

test("what was typed about an order outlives the session, and is gone on sign-out", async () => {
  const { order } = (await site.book({})).booking;
  const person = await createPerson(site, { role: "admin" });
  const page = await openSignedIn(site, person, `/admin/orders/${order.id}?lang=en`, { expectedErrors: /status of (401|403)/ });
  const dialog = page.getByRole("dialog");
  const open = () => page.getByRole("button", { name: "Change the status" }).click();
  await open();
  await dialog.locator('[name="status"]').selectOption("cancelled");
  await dialog.locator('[name="reason"]').fill("The traveller called");
  await site.rows("DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?1)", person.email);
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/auth");
  await page.getByText("Your session has ended. Sign in to go on where you were.").waitFor();

  await page.fill('[name="email"]', person.email);
  await page.fill('[name="password"]', person.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`**/admin/orders/${order.id}`);
  await open();
  expect(await dialog.locator('[name="reason"]').inputValue()).toBe("The traveller called");
  expect(await dialog.locator('[name="status"]').inputValue()).toBe("cancelled");

  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("Status changed").waitFor();
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).not.toContain("The traveller called");

  await page.locator('[name="text"]').fill("Calls back at noon");
  expect(await stored()).toContain("Calls back at noon");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.locator("[data-sonner-toast]").getByText("Signed out").waitFor();
  expect(await stored()).not.toContain("Calls back at noon");
});
