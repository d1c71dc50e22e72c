import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dayFromToday } from "../../flight-days.ts";
import { browserSite, PHONE } from "../browser-site.ts";
import { atPayment, button, ENGLISH } from "../payments/payment-traveller.ts";
import { createPerson, signIn } from "../people.ts";

const site = browserSite();

/**
 * Takes from each page what Safari 16.4 of March 2023 lacked, or had only just got (caniuse.com). A page
 * error fails the test.
 */
const growOld = (page: Page) =>
  page.addInitScript(() => {
    const missing: [object, string[]][] = [
      [AbortSignal, ["any"]],
      [Array, ["fromAsync"]],
      [Document.prototype, ["startViewTransition"]],
      [Element.prototype, ["checkVisibility"]],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        ["drop", "every", "filter", "find", "flatMap", "map", "some", "take", "toArray"],
      ],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
      [Map, ["groupBy"]],
      [Navigator.prototype, ["userActivation"]],
      [Object, ["groupBy"]],
      [Promise, ["try", "withResolvers"]],
      [Set.prototype, ["difference", "intersection", "isSubsetOf", "union"]],
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [Uint8Array, ["fromBase64", "fromHex"]],
      [URL, ["canParse", "parse"]],
      [URLSearchParams.prototype, ["size"]],
      [window, ["Iterator", "navigation", "requestIdleCallback", "scheduler"]],
    ];
    for (const [owner, names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });

test("a browser of 2023 books, pays and shows the pass, writes a site's file, signs in, filters and opens an order", async () => {
  const page = await site.open("about:blank", { viewport: PHONE });
  await growOld(page);
  await page.goto("/");
  await page.locator("header").getByRole("button", { name: "Toggle menu" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Contact" })
    .click();
  await page.waitForURL("**/contact");
  await page.goto("/fast-track-form");
  await page.selectOption('[name="airport"]', "CDG");
  await page.fill('[name="flightDate"]', dayFromToday(40));
  await page.fill('[name="firstName"]', "Ada");
  await page.fill('[name="lastName"]', "Lovelace");
  await page.fill('[name="email"]', "ada.2023@example.org");
  await button(page, "Continue to Payment").click();
  await page.waitForURL("**/fast-track-payment/*");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await atPayment(page);
  await button(page, "Pay").click();
  await page.getByText(ENGLISH.isPaid).waitFor();
  await page.getByRole("link", { name: ENGLISH.passPage }).click();
  await page.waitForURL("**/pass/*");
  await page.getByText("VALID", { exact: true }).waitFor();

  await page.goto("/config-generator");
  await page.fill('[name="companyName"]', "Zephyr Air");
  await page.fill('[name="mainDomain"]', "https://www.zephyr.example/home");
  await button(page, "Generate Configuration").click();
  await page.getByRole("button", { name: "Download site.config.ts" }).waitFor();

  const desk = await site.open("about:blank");
  await growOld(desk);
  await desk.goto("/admin/orders?status=cancelled&lang=en");
  await signIn(desk, await createPerson(site, { role: "admin" }));
  await desk.getByRole("main").getByRole("link", { name: "Show all" }).waitFor();
  await desk.keyboard.press("Control+k");
  await desk.keyboard.type("lovelace");
  await desk
    .getByRole("option", { name: /Ada Lovelace/ })
    .first()
    .click();
  await desk.waitForURL("**/admin/orders/*");
  await button(desk, "Change the status").click();
  await desk.getByRole("dialog").waitFor();
  await desk.keyboard.press("Escape");
  await expect.poll(() => desk.getByRole("dialog").count()).toBe(0);
});
