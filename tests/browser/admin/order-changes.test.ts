import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bookingFields } from "#content/booking-fields.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { adminCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);
const { send } = adminCalls(site);

const LANGUAGES = [
  {
    language: "fr",
    viewport: VIEWS.fr,
    flight: "Numéro de vol",
  },
  {
    language: "en",
    viewport: VIEWS.en,
    flight: "Flight number",
  },
] as const;
async function booked(overrides: Partial<BookingBody> = {}, { isPaid = false } = {}) {
  const { booking, cookie } = await site.book({ currency: "EUR", ...overrides });
  const { id } = booking.order;
  if (isPaid) {
    const page = (await (
      await site.post(`/api/bookings/${id}/payments`, {}, { cookie })
    ).json()) as PaymentPage;
    await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    await site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie });
  }
  return booking.order;
}
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).waitFor();
const newest = (page: Page) => page.locator('[data-field="order-event"]').first();

const inTurn = takingTurns();
for (const { language, viewport, ...words } of LANGUAGES) {
  const forms = wordsOf(adminOrderForms, language);
  const { actions } = wordsOf(adminOrders, language);
  const fields = wordsOf(bookingFields, language);
  const openOrder = (id: string, options = {}) =>
    openAsAdmin(`/admin/orders/${id}?lang=${language}`, { viewport, ...options });

  inTurn(
    language,
    `one traveller fewer: just the difference is offered to be given back (${language})`,
    async () => {
      const { id } = await booked({}, { isPaid: true });
      const { balance } = wordsOf(adminPayments, language);
      const { refund } = wordsOf(adminMoneyForms, language);
      expect(
        (
          await send("PATCH", `orders/${id}`, {
            adults: 1,
            reason: "One stays at home",
            notify: false,
          })
        ).status,
      ).toBe(200);
      const page = await openOrder(id);
      const notice = page.locator('[data-field="balance"]');
      await notice.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await notice.getByRole("button").click();
      const dialog = page.getByRole("dialog");
      expect(await dialog.locator('[name="amount"]').inputValue()).toMatch(/^11[.,]00$/);
      await page.keyboard.press("Tab");
      await page.keyboard.type("One stays at home");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await toast(page, refund.done.title);
      await expect.poll(() => notice.count()).toBe(0);
      expect(
        await site.rows(
          "SELECT amount_minor, paid_minor, refunded_minor FROM orders WHERE id = ?",
          id,
        ),
      ).toEqual([{ amount_minor: 2200, paid_minor: 3300, refunded_minor: 1100 }]);
      // As the product's own refunds are stored, then as those of the provider's dashboard.
      const { refunds } = wordsOf(adminPayments, language);
      for (const [change, label] of [
        ["actor_id = NULL", refunds.byProduct],
        ["id = 'demo:' || reference", refunds.byProvider],
      ] as const) {
        await site.rows(`UPDATE refunds SET ${change} WHERE order_id = ?`, id);
        await page.reload();
        await page.locator('[data-field="refund"]').getByText(label).waitFor();
      }
      expect(
        (
          await send("PATCH", `orders/${id}`, {
            adults: 4,
            reason: "More come along",
            notify: false,
          })
        ).status,
      ).toBe(200);
      await page.reload();
      await notice.waitFor();
      // Two more than were booked, and the one whose fare was given back.
      await expect.poll(() => notice.locator("p").first().textContent()).toMatch(/33[.,]00/);
      await expect.poll(() => notice.textContent()).toContain(balance.notAsked);
      await notice.getByRole("button", { name: balance.ask, exact: true }).click();
      await toast(page, balance.askedNow.title);
      await expect.poll(() => notice.textContent()).toContain(balance.asked);
    },
  );

  inTurn(
    language,
    `what two changed at once is shown side by side, what was typed stays, and the total is of both changes (${language})`,
    async () => {
      const { id } = await booked({ flightNumber: "EX 1" }, { isPaid: true });
      const page = await openOrder(id, { expectedErrors: /status of 409/ });
      await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
      const dialog = page.getByRole("dialog");
      const submit = dialog.getByRole("button", { name: forms.edit.submit, exact: true });
      // Nothing typed is nothing to save. The error goes as something is changed.
      await submit.click();
      await dialog.getByText(forms.edit.nothing).waitFor();
      await dialog.getByLabel(words.flight).fill("EX 2");
      await expect.poll(() => dialog.getByText(forms.edit.nothing).count()).toBe(0);
      await dialog.locator('[name="children"]').fill("2");
      // A colleague changes the same field and others.
      const theirs = { flightNumber: "EX 3", adults: 3, email: "new@voyage.example" };
      const rest = { reason: "Told us", notify: false, newPass: false };
      expect((await send("PATCH", `orders/${id}`, { ...theirs, ...rest })).status).toBe(200);
      const pass = () => site.rows("SELECT pass_id FROM orders WHERE id = ?", id);
      const before = await pass();
      await submit.click();
      const versions = dialog.locator('[data-field="order-versions"]');
      await versions.waitFor();
      const shown = await versions
        .locator("tbody tr")
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        );
      expect(shown).toContainEqual([fields.flightNumber, "EX 3", "EX 2"]);
      expect(shown).toContainEqual([fields.adults, "3", "2"]);
      expect(await dialog.getByLabel(words.flight).inputValue()).toBe("EX 2");
      expect(await dialog.locator('[name="adults"]').inputValue()).toBe("3");
      await expect
        .poll(() => dialog.locator('[data-field="new-total"]').textContent())
        .toMatch(/44[.,]00.+55[.,]00/);
      expect(await dialog.locator('[name="newPass"]').count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
      await submit.click();
      await toast(page, forms.edit.done.title);
      expect(
        await site.rows("SELECT flight_number, adults, children FROM orders WHERE id = ?", id),
      ).toEqual([{ flight_number: "EX 2", adults: 3, children: 2 }]);
      // The focus is back at the button that opened the form.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(actions.edit.open);
      expect(await pass()).toEqual(before);
    },
  );
}

test("the form fits the narrowest phone; a new address offers a new pass, more travellers a new total, and boxes that were unticked stay so through a reload", async () => {
  const { id } = await booked({}, { isPaid: true });
  const page = await openAsAdmin(`/admin/orders/${id}?lang=fr`, {
    viewport: { width: 320, height: 640 },
  });
  const { edit } = wordsOf(adminOrderForms, "fr");
  const { actions } = wordsOf(adminOrders, "fr");
  const dialog = page.getByRole("dialog");
  const boxes = () =>
    Promise.all(
      ["notify", "newPass"].map((name) => dialog.locator(`[name="${name}"]`).isChecked()),
    );
  await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
  await dialog.locator('[name="email"]').fill("new@voyage.example");
  expect(await boxes()).toEqual([true, true]);
  await dialog.locator('[name="adults"]').fill("3");
  const newTotal = await dialog.locator('[data-field="new-total"]').textContent();
  expect(newTotal?.match(/\d+,\d\d/g)).toEqual(["33,00", "44,00"]);
  const edges = await dialog.evaluate((box) => [
    box.scrollWidth - box.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(edges).toEqual([0, 320]);
  await dialog.locator('[name="adults"]').fill("2");
  await dialog.locator('[name="newPass"]').uncheck();
  await dialog.locator('[name="notify"]').uncheck();
  await page.reload();
  await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
  await expect.poll(() => dialog.locator('[name="email"]').inputValue()).toBe("new@voyage.example");
  expect(await boxes()).toEqual([false, false]);
  const mails = () =>
    site.rows("SELECT kind FROM mail_outbox WHERE subject_id = ? ORDER BY id", id);
  const before = await mails();
  await dialog.getByRole("button", { name: edit.submit, exact: true }).click();
  await toast(page, edit.done.title);
  // Whatever is unticked, the old address is told that the booking has left it.
  const after = await mails();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining([...before, { kind: "order-address-left" }]));

  // Staff leave the offered boxes ticked, so the new address gets the new pass.
  await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
  await dialog.locator('[name="email"]').fill("newest@voyage.example");
  await dialog.getByRole("button", { name: edit.submit, exact: true }).click();
  await expect.poll(() => site.mailsAbout("newest@voyage.example").at(-1)).toContain("/pass/");
});

for (const { language, viewport } of LANGUAGES) {
  const { create } = wordsOf(adminOrderForms, language);
  const fields = wordsOf(bookingFields, language);

  inTurn(
    language,
    `an order is booked on the phone, once although its answer is lost and the page loaded again, and leads to its page (${language})`,
    async () => {
      const page = await openAsAdmin(`/admin/orders?lang=${language}`, {
        viewport,
        expectedErrors: /ERR_FAILED/,
      });
      await page.getByRole("link", { name: create.open, exact: true }).click();
      const form = page.getByRole("form", { name: create.label });
      await form.waitFor();
      await form.getByRole("button", { name: create.submit, exact: true }).click();
      // What is missing is said at its field, where the focus is, and goes as it is mended.
      await expect
        .poll(() => form.getByLabel(fields.firstName).getAttribute("aria-invalid"))
        .toBe("true");
      await expect
        .poll(() =>
          form.getByLabel(fields.firstName).evaluate((input) => input === document.activeElement),
        )
        .toBe(true);
      for (const text of ["Grace", "Hopper", `grace.${language}@voyage.example`]) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await expect
        .poll(() => form.getByLabel(fields.firstName).getAttribute("aria-invalid"))
        .toBeNull();
      await form.locator('[name="flightNumber"]').fill("EX 77");
      await form.locator('[name="adults"]').fill("3");
      await form.locator('[name="currency"]').selectOption("EUR");
      await page.route(
        "**/api/admin/orders",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await form.getByRole("button", { name: create.submit, exact: true }).click();
      await form.getByRole("alert").waitFor();
      await page.reload();
      await expect.poll(() => form.getByLabel(fields.firstName).inputValue()).toBe("Grace");
      expect(await form.locator('[name="adults"]').inputValue()).toBe("3");
      await expect
        .poll(async () => (await form.locator("output").textContent())?.replaceAll(/\D/g, ""))
        .toBe("3300");
      await form.locator('[name="adults"]').press("Enter");
      await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
      await page.locator('dd [data-status="Not Paid"]').waitFor();
      expect(await site.count(`customers WHERE email = 'grace.${language}@voyage.example'`)).toBe(
        1,
      );
      await newest(page).getByText(create.reason).waitFor();
      const mail = await site.mailAbout(`grace.${language}@voyage.example`);
      expect(mail).toContain(language === "fr" ? "/fr/find-booking" : "/find-booking");
    },
  );
}
