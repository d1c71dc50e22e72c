import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { BookingBody } from "../../factories.ts";
import { axeViolations } from "../accessibility.ts";
import { siteAdmin } from "../people.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  orders: "Commandes",
  search: "Trouver une commande",
  change: "Changer le statut",
  submit: "Changer",
  reason: "Motif",
  statuses: ["Payée", "Annulée"],
  changed: "Statut changé",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  orders: "Orders",
  search: "Find an order",
  change: "Change the status",
  submit: "Change",
  reason: "Reason",
  statuses: ["Paid", "Cancelled"],
  changed: "Status changed",
};

const book = async (body: Partial<BookingBody>) =>
  (await site.book({ adults: 2, children: 0, infants: 0, currency: "EUR", ...body })).booking;

const { person: admin, open: openAsAdmin } = siteAdmin(site);
beforeAll(async () => {
  for (const firstName of ["Ada", "Grace", "Camille"]) await book({ firstName });
});

const rows = (page: Page) => page.locator('[data-field="order"]');
const changeStatus = async (page: Page, words: typeof FRENCH, status: string, reason: string) => {
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="status"]').selectOption(status);
  await dialog.getByLabel(words.reason).fill(reason);
  await dialog.getByRole("button", { name: words.submit, exact: true }).click();
};

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `an admin finds an order by its number, marks it paid, and the dashboard follows (${words.language})`,
    async () => {
      const { order } = await book({ firstName: "Jeanne", lastName: "Martin" });
      const page = await openAsAdmin(`/admin?lang=${words.language}`);
      const revenue = () => page.locator('[data-card="revenue"] dd').first();
      await rows(page).first().waitFor();
      const before = Number((await revenue().textContent())?.replaceAll(/\D/g, ""));
      // The newest order's number leads to its page from here as well.
      expect(await rows(page).first().getByRole("link").getAttribute("href")).toBe(
        `/admin/orders/${order.id}`,
      );

      await page
        .getByRole("navigation")
        .getByRole("link", { name: words.orders, exact: true })
        .click();
      await page.getByLabel(words.search).fill(order.order_number.slice(-8).toLowerCase());
      await expect.poll(() => rows(page).count()).toBe(1);
      expect(new URL(page.url()).searchParams.get("q")).toBe(
        order.order_number.slice(-8).toLowerCase(),
      );
      await rows(page).getByRole("link", { name: order.order_number }).click();
      await page.getByRole("heading", { level: 1, name: order.order_number }).waitFor();

      await page.getByRole("button", { name: words.change }).click();
      const dialog = page.getByRole("dialog");
      await expect
        .poll(() => dialog.locator('[name="status"] option').allTextContents())
        .toEqual(words.statuses);
      // Without a reason nothing is sent, and the focus is where it is missing.
      await dialog.getByRole("button", { name: words.submit, exact: true }).click();
      await expect
        .poll(() =>
          dialog
            .locator('[name="reason"]')
            .evaluate((element) => element === document.activeElement),
        )
        .toBe(true);
      await changeStatus(page, words, "paid", "Bank transfer of today");
      await page.locator("[data-sonner-toast]").getByText(words.changed).waitFor();
      const event = page.locator('[data-field="order-event"]').first();
      await event.getByText("Bank transfer of today").waitFor();
      await expect.poll(() => event.textContent()).toContain(admin().email);
      expect(
        await event
          .locator("[data-status]")
          .evaluateAll((badges) => badges.map((badge) => badge.getAttribute("data-status"))),
      ).toEqual(["Not Paid", "paid"]);

      await page.goto("/admin");
      await rows(page).first().waitFor();
      await expect
        .poll(async () => Number((await revenue().textContent())?.replaceAll(/\D/g, "")))
        .toBe(before + 2200);
    },
  );
}

test("a list is read again when its tab is looked at; what a colleague changed behind a dialog is a conflict, and nothing is sent until one chooses anew", async () => {
  const { order } = await book({ firstName: "Emmy" });
  const page = await openAsAdmin("/admin/orders?q=emmy&lang=en", {
    expectedErrors: /status of 409/,
  });
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect.poll(() => rows(page).count()).toBe(1);
  await book({ firstName: "Emmy" });
  await lookAgain();
  await expect.poll(() => rows(page).count()).toBe(2);

  await rows(page).getByRole("link", { name: order.order_number }).click();
  await page.getByRole("button", { name: ENGLISH.change }).click();
  await site.rows(
    "UPDATE orders SET status = 'paid', version = version + 1 WHERE id = ?1",
    order.id,
  );
  await lookAgain();
  await page.locator('dd [data-status="paid"]').waitFor({ state: "attached" });
  const dialog = page.getByRole("dialog");
  await expect
    .poll(() => dialog.locator('[name="status"] option').allTextContents())
    .toEqual(["Paid", "Cancelled"]);
  await changeStatus(page, ENGLISH, "cancelled", "They called and cancelled");
  await dialog
    .getByRole("alert")
    .getByText(/This order has changed/)
    .waitFor();
  await expect
    .poll(() => dialog.locator('[data-field="status-now"]').textContent())
    .toContain("Paid");
  await expect
    .poll(() => dialog.locator("option:enabled").allTextContents())
    .toEqual(["Completed", "Refunded", "Not paid"]);
  await expect.poll(() => dialog.locator('[name="status"]').inputValue()).toBe("");
  expect(await dialog.locator('[name="reason"]').inputValue()).toBe("They called and cancelled");
  await dialog.getByRole("button", { name: ENGLISH.submit, exact: true }).click();
  await dialog.getByText("Choose the new status").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The conflict is told once, in the dialog: a toast would lie beneath its backdrop.
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", order.id)).toEqual([
    { status: "paid" },
  ]);
  await changeStatus(page, ENGLISH, "refunded", "They called and cancelled");
  await page.locator("[data-sonner-toast]").getByText(ENGLISH.changed).waitFor();
});

test("of an erased traveller no name is left, and that is said in the reader's language", async () => {
  const day = "2059-05-06";
  const { order, customer } = (await site.book({ flightDate: day, airport: "NCE" })).booking;
  await site.rows(
    "UPDATE customers SET first_name = 'Deleted', last_name = 'Deleted', company_name = 'Deleted', email = '' WHERE id = ?",
    customer.id,
  );
  const page = await openAsAdmin(`/admin/orders/${order.id}?lang=fr`);
  const facts = page.locator('section[aria-labelledby="order-customer"]');
  await facts.getByText("Effacé", { exact: true }).waitFor();
  expect(await facts.textContent()).not.toContain("Deleted");
  for (const path of [`/admin/orders?q=${order.order_number}`, `/admin/departures?date=${day}`]) {
    await page.goto(path);
    await page.locator("tbody").getByText("Effacé", { exact: true }).first().waitFor();
    expect(await page.textContent("main")).not.toContain("Deleted");
  }
});

test("an order that is not there is said so, with the way back", async () => {
  const page = await openAsAdmin("/admin/orders/01900000-0000-7000-8000-000000000000?lang=en", {
    expectedErrors: /status of 404/,
  });
  await page.locator('[data-problem="missing"]').waitFor();
  await page.getByRole("link", { name: "Orders" }).last().click();
  await rows(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin/orders");
});
