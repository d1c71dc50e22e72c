import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { awaken, browserSite, holdRequests, holdScripts, hydrated } from "../browser-site.ts";
import { newPerson, siteAdmin } from "../people.ts";
import { ENGLISH, travellersOf } from "../payments/payment-traveller.ts";

/** These tests hold answers and scripts back, as a slow network does, while the person goes on. */
const site = browserSite();
const traveller = travellersOf(site);
const { open: openAsAdmin } = siteAdmin(site);

const pathOf = (page: Page) => new URL(page.url()).pathname;
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text).waitFor();

test("a booking that is made after its visitor went to another page leaves them there, and its toast leads to the payment", async () => {
  const page = await site.open("/fast-track-form");
  await awaken(page);
  // The form's rules are fetched at the first input, and come late as well.
  const rules = "**/assets/schemas-*.js";
  const releaseRules = await holdRequests(page, rules);
  const rulesAsked = page.waitForRequest(rules);
  await page.fill('[name="firstName"]', "Grace");
  await rulesAsked;
  await page.fill('[name="lastName"]', "Hopper");
  await page.fill('[name="email"]', newPerson().email);
  const release = await holdRequests(page, "**/api/bookings");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Processing..." }).waitFor();
  // What is sent takes no more text.
  expect(await page.locator('[name="lastName"]').isEditable()).toBe(false);
  await page.locator('footer a[href="/contact"]').click();
  await page.fill('main [name="message"]', "Where is my pass?");
  const sent = page.waitForRequest("**/api/bookings");
  releaseRules();
  await sent;
  release();
  await toast(page, "Your Fast Track booking has been created.");
  expect(pathOf(page)).toBe("/contact");
  expect(await page.inputValue('main [name="message"]')).toBe("Where is my pass?");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL("**/fast-track-payment/*");
  await page.getByText("Grace Hopper").waitFor();
});

test("a payment page that opens after its visitor went to another page takes nobody away", async () => {
  const { page, payments } = await traveller(ENGLISH);
  const release = await holdRequests(page, "**/payments");
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("button", { name: "Opening the payment page..." }).waitFor();
  await page.locator("header a").first().click();
  await page.getByRole("heading", { level: 1, name: "Your Journey, Elevated" }).waitFor();
  const settled = page.waitForResponse(/\/api\/bookings\/[^/]+$/);
  release();
  await (await settled).finished();
  // Had the answer led to the payment, it would have done so before this next page is there.
  await page.locator('footer a[href="/faq"]').click();
  await page.getByRole("heading", { level: 1, name: "Frequently" }).waitFor();
  expect([pathOf(page), (await payments()).length]).toEqual(["/faq", 1]);
});

test("while a booking is being cancelled, the button that keeps it cannot be pressed", async () => {
  const { page } = await traveller(ENGLISH);
  const release = await holdRequests(page, "**/cancel");
  await page.getByRole("button", { name: "Cancel the booking" }).click();
  const dialog = page.getByRole("dialog");
  const keep = dialog.getByRole("button", { name: "Keep it" });
  await dialog.getByRole("button", { name: "Cancel the booking" }).click();
  await expect.poll(() => keep.getAttribute("aria-disabled")).toBe("true");
  await keep.click({ force: true });
  expect(await dialog.isVisible()).toBe(true);
  release();
  await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
});

test("a message that is archived after its reader went to another page leaves them there", async () => {
  for (const id of ["first", "second"])
    await site.rows(
      "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?1, 'question', ?1, ?1 || '@example.org', 'Is there a lounge?', 'en', 'new', ?2)",
      id,
      Date.now(),
    );
  const page = await openAsAdmin("/admin/messages/first?lang=en");
  const archive = page.getByRole("button", { name: "Archive" });
  await archive.waitFor();
  const release = await holdRequests(page, "**/api/admin/messages/first");
  await archive.click();
  await page.locator('nav a[href="/admin/orders"]').click();
  await page.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
  release();
  await toast(page, "Message archived");
  expect(pathOf(page)).toBe("/admin/orders");
});

test("while a message is sent its text cannot change, so that nothing typed is lost", async () => {
  const page = await site.open("/contact");
  await awaken(page);
  const typed = { firstName: "Ada", lastName: "Lovelace", phone: "+44 20 7946 0000" };
  for (const [name, text] of Object.entries({ ...typed, email: "ada@example.org" }))
    await page.fill(`main [name="${name}"]`, text);
  const message = page.locator('main [name="message"]');
  await message.fill("Where is my pass?");
  const release = await holdRequests(page, "**/api/contact");
  await page.locator('main form button[type="submit"]').first().click();
  await expect.poll(() => message.isEditable()).toBe(false);
  await message.press("End");
  await message.pressSequentially(" I fly today.");
  expect(await message.inputValue()).toBe("Where is my pass?");
  release();
  await toast(page, "Message sent");
});

test("while the scripts of the next page are on their way, the page shows that the press was heard", async () => {
  const page = await site.open("/");
  await awaken(page);
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  const bar = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, "::after").position);
  expect(await bar()).toBe("static");
  await page.locator('footer a[href="/faq"]').click();
  await expect.poll(bar).toBe("fixed");
  release();
  await page.getByRole("heading", { level: 1, name: "Frequently" }).waitFor();
  await expect.poll(bar).toBe("static");
});

test("a button that is pressed before the script has come shows that it was heard", async () => {
  const page = await site.open("about:blank");
  const release = await holdScripts(page);
  await page.goto("/fast-track-form");
  const more = page.locator('main button[type="button"]').nth(1);
  await more.click();
  const look = () => more.evaluate((button) => getComputedStyle(button).animationName);
  expect(await look()).toBe("heard");
  release();
  await hydrated(page);
  await expect.poll(() => page.inputValue('[name="adults"]')).toBe("2");
  expect(await look()).toBe("none");
});
