import { expect, test } from "vitest";
import { adminCalls } from "../../people.ts";
import { browserSite, PHONE } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";

/** What a colleague did while a page or a dialog was open. */
const site = browserSite();
const { open } = siteAdmin(site);
const { send } = adminCalls(site);
const REFUSED = { expectedErrors: /status of 4\d\d/ };

test("who was made anonymous is named nowhere on their open page", async () => {
  const email = "grace@example.org";
  const { booking } = await site.book({ email, firstName: "Grace", lastName: "Hopper" });
  const path = `/admin/customers/${booking.customer.id}?lang=fr`;
  const page = await open(path, { ...REFUSED, viewport: PHONE });
  await page.getByRole("heading", { name: "Grace Hopper", level: 1 }).waitFor();
  await send("POST", `people/${booking.customer.id}/anonymize`, { email });
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Cette personne est anonyme").first().waitFor();
  expect(await page.textContent("h1")).toBe("Client");
  expect(await page.content()).not.toContain("Hopper");
  expect(await page.getByRole("button", { name: "Anonymiser" }).count()).toBe(0);
});

test("an address that a colleague joined is not erased by a dialog that does not name it", async () => {
  const [email, joined] = ["alan@example.org", "emmy@example.org"];
  const { booking } = await site.book({ email });
  await site.book({ email: joined, lastName: "Noether" });
  const page = await open(`/admin/customers/${booking.customer.id}?lang=en`, REFUSED);
  await page.getByRole("button", { name: "Make anonymous" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="email"]').fill(email);
  await send("POST", `people/${booking.customer.id}/addresses`, { email: joined });
  await dialog.locator('button[type="submit"]').click();
  await page.getByText("These addresses have changed. Reload the page.").first().waitFor();
  expect(await site.count("customers WHERE last_name = 'Noether'")).toBe(1);
});

test("an undo that comes after a colleague's change says so", async () => {
  await site.post("/api/contact", { name: "Bob", email: "bob@example.org", message: "Where?" });
  const [message] = await site.rows<{ id: string }>("SELECT id FROM messages");
  const page = await open(`/admin/messages/${message!.id}?lang=fr`, REFUSED);
  await page.getByRole("button", { name: "Archiver" }).click();
  const undo = page.locator("[data-sonner-toast]").getByRole("button", { name: "Annuler" });
  await undo.waitFor();
  await send("PATCH", `messages/${message!.id}`, { status: "spam" });
  await undo.click();
  await page
    .getByText(/Le message a changé\./)
    .first()
    .waitFor();
  expect(await site.rows("SELECT status FROM messages")).toEqual([{ status: "spam" }]);
});
