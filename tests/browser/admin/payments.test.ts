import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { createPerson, openSignedIn, siteAdmin, siteStaff } from "../people.ts";
import { takingTurns } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const { person: admin, open: openAsAdmin } = siteAdmin(site);
const { open: openAsAgent } = siteStaff(site, "agent");
const { send } = adminCalls(site);

const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  check: "Vérifier maintenant",
  checked: "Vérifié",
  refund: /^Rembourser\s: /,
  submit: /^Rembourser/,
  reason: "Motif",
  amounts: ["11,50", "21,50"],
  tooMuch: /^Saisissez 33,00\s€ au plus/,
  part: "Le voyageur recevra 11,50\u00a0€, et nous garderons 21,50\u00a0€.",
  rest: "Le voyageur recevra 21,50\u00a0€, soit la totalité.",
  asked: "Remboursement lancé",
  todo: /^\d paiements? contestés?$/,
  list: "Paiements à vérifier",
  dealt: /^C’est réglé\s: /,
  done: "Ce qui a été fait",
  resolve: "C’est réglé",
  resolved: /^Contesté par le payeur\s: réglé/,
  hold: "Conserver jusqu’au…",
  keep: "Conserver",
  kept: "Conservée jusqu’au",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  check: "Check now",
  checked: "Checked",
  refund: /^Refund: /,
  submit: /^Refund/,
  reason: "Reason",
  amounts: ["11.50", "21.50"],
  tooMuch: /^Enter €33\.00 or less/,
  part: "The traveller gets €11.50, and €21.50 is left.",
  rest: "The traveller gets €21.50, and we keep nothing.",
  asked: "Refund on its way",
  todo: /^\d payments? (is|are) disputed$/,
  list: "Payments to check",
  dealt: /^Dealt with: /,
  done: "What was done",
  resolve: "Mark as dealt with",
  resolved: /^Disputed by the payer: dealt with/,
  hold: "Keep until…",
  keep: "Keep it",
  kept: "Kept until",
};

/** An order of €33 with an open payment page; `pay` does what its payer does there. */
async function opened() {
  const { booking, cookie } = await site.book({ currency: "EUR" });
  const page = (await (
    await site.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie })
  ).json()) as PaymentPage;
  const { id } = booking.order;
  return {
    id,
    number: booking.order.order_number,
    payment: page.id,
    pay: () => site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id),
    settle: async () =>
      void (await site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie })),
    dispute: () =>
      site.rows(
        "INSERT INTO payment_problems (payment_id, kind, order_id, created_at) VALUES (?, 'disputed', ?, ?)",
        page.id,
        id,
        Date.now(),
      ),
  };
}

async function paid() {
  const order = await opened();
  await order.pay();
  await order.settle();
  return order;
}

const sums = (page: Page) =>
  page
    .locator("[data-sum]")
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((sum) => [sum.getAttribute("data-sum"), sum.textContent?.replaceAll(/[^\d]/g, "")]),
      ),
    );
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).waitFor();
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName,
  );

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `an admin looks whether money came, gives a part back, then the rest (${words.language})`,
    async () => {
      const { id, pay } = await opened();
      const page = await openAsAdmin(`/admin/orders/${id}?lang=${words.language}`, {
        viewport: words.viewport,
      });
      const payment = page.locator('[data-field="payment"]');
      await payment.locator('[data-status="open"]').waitFor();
      expect(await sums(page)).toEqual({
        asked: "3300",
        paid: "000",
        refunded: "000",
        left: "000",
      });
      await pay();
      await page.getByRole("button", { name: words.check }).click();
      await toast(page, words.checked);
      await payment.locator('[data-status="paid"]').first().waitFor();
      expect(await sums(page)).toEqual({
        asked: "3300",
        paid: "3300",
        refunded: "000",
        left: "3300",
      });

      await page.getByRole("button", { name: words.refund }).click();
      const dialog = page.getByRole("dialog");
      const [part, rest] = words.amounts as [string, string];
      // Nothing is filled in, so that nobody refunds everything by a slip.
      for (const name of ["adults", "amount"])
        expect(await dialog.locator(`[name="${name}"]`).inputValue()).toBe("");
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByLabel(words.reason).fill("One stays at home");
      // Whether that is one or a thousand is not guessed.
      await dialog.locator('[name="amount"]').fill("1,000");
      await dialog.getByRole("button", { name: words.submit }).click();
      await dialog.locator('[name="amount"][aria-invalid="true"]').waitFor();
      await dialog.locator('[name="amount"]').fill("34");
      await dialog.getByRole("button", { name: words.submit }).click();
      await dialog.getByText(words.tooMuch).waitFor();
      await dialog.locator('[name="amount"]').fill(part);
      await expect
        .poll(() => dialog.locator('[data-field="refund-sum"]').textContent())
        .toBe(words.part);
      await dialog.getByRole("button", { name: words.submit }).click();
      await toast(page, words.asked);
      await payment.locator('[data-field="refund"]').getByText("One stays at home").waitFor();
      await expect
        .poll(() => payment.locator('[data-field="refund"]').textContent())
        .toContain(admin().email);
      expect(await sums(page)).toEqual({
        asked: "3300",
        paid: "3300",
        refunded: "1150",
        left: "2150",
      });
      // Back at the button that opened it.
      expect(await focused(page)).toMatch(words.refund);

      await page.getByRole("button", { name: words.refund }).click();
      await dialog.locator('[name="amount"]').fill(rest);
      await expect
        .poll(() => dialog.locator('[data-field="refund-sum"]').textContent())
        .toBe(words.rest);
      await dialog.getByLabel(words.reason).fill("The flight was cancelled");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.locator('dd [data-status="refunded"]').waitFor();
      await expect
        .poll(() => sums(page))
        .toEqual({ asked: "3300", paid: "3300", refunded: "3300", left: "000" });
      expect(await page.getByRole("button", { name: words.refund }).count()).toBe(0);
      // That button is gone: the focus is at the payment it stood in, and not lost.
      const name = await payment.getAttribute("aria-label");
      await expect.poll(() => focused(page)).toBe(name);
      expect(
        await page
          .locator('[data-field="order-event"]')
          .first()
          .locator("[data-status]")
          .last()
          .getAttribute("data-status"),
      ).toBe("refunded");
    },
  );

  inTurn(
    words.language,
    `a problem leads from the dashboard to its order, where an admin says how it was dealt with (${words.language})`,
    async () => {
      const { id, number, dispute } = await paid();
      await dispute();
      const page = await openAsAdmin(`/admin?lang=${words.language}`, { viewport: words.viewport });
      await page.locator('[data-todo="disputed"]').getByRole("link", { name: words.todo }).click();
      await page.getByRole("heading", { level: 1, name: words.list }).waitFor();
      expect(new URL(page.url()).search).toBe("?kind=disputed");
      await page.locator('[data-field="problem"]').first().waitFor();
      await page
        .locator('[data-field="problem"]')
        .getByRole("link", { name: number, exact: true })
        .click();
      const problem = page.locator('[data-field="payment-problem"]');
      await problem.waitFor();
      await page.getByRole("button", { name: words.dealt }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(words.done).fill("They took it back by phone");
      await dialog.getByRole("button", { name: words.resolve, exact: true }).click();
      await page.locator('[data-field="resolved-problem"]').getByText(words.resolved).waitFor();
      expect(await problem.count()).toBe(0);
      await page
        .locator('[data-field="order-event"]')
        .first()
        .getByText("They took it back by phone")
        .waitFor();
      expect(
        await site.rows(
          "SELECT kind FROM payment_problems WHERE resolved_at IS NULL AND order_id = ?",
          id,
        ),
      ).toEqual([]);
    },
  );

  inTurn(
    words.language,
    `an agent keeps an unpaid order until a day, and sees the money without refunding it (${words.language})`,
    async () => {
      const agent = await createPerson(site, { role: "agent" });
      const { booking } = await site.book();
      const page = await openSignedIn(
        site,
        agent,
        `/admin/orders/${booking.order.id}?lang=${words.language}`,
        {
          viewport: words.viewport,
          expectedErrors: /status of 409/,
        },
      );
      await page.getByRole("button", { name: words.hold }).click();
      const dialog = page.getByRole("dialog");
      const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
      await dialog.locator('[name="until"]').fill(day);
      expect(await axeViolations(page)).toEqual([]);
      // Without a reason nothing is sent, and the focus is where it is missing.
      await dialog.getByRole("button", { name: words.keep, exact: true }).click();
      await expect
        .poll(() =>
          dialog
            .locator('[name="reason"]')
            .evaluate((element) => element === document.activeElement),
        )
        .toBe(true);
      await dialog.locator('[name="reason"]').fill("A transfer is on its way");
      // A colleague has kept it too, until another day.
      await site.rows(
        "UPDATE orders SET held_until = ?, version = version + 1 WHERE id = ?",
        Date.parse("2031-05-04T12:00:00Z"),
        booking.order.id,
      );
      await dialog.getByRole("button", { name: words.keep, exact: true }).click();
      const versions = dialog.locator('[data-name="heldUntil"] td');
      await expect
        .poll(() => versions.allTextContents())
        .toEqual([expect.stringContaining("2031"), expect.stringMatching(/23[:\sh]+59/)]);
      expect(await dialog.locator('[name="reason"]').inputValue()).toBe("A transfer is on its way");
      await dialog.getByRole("button", { name: words.keep, exact: true }).click();
      // The page behind the dialog already shows the colleague's day.
      await dialog.waitFor({ state: "hidden" });
      await page.locator("dt").getByText(words.kept, { exact: true }).waitFor();
      const [order] = await site.rows<{ held_until: number }>(
        "SELECT held_until FROM orders WHERE id = ?",
        booking.order.id,
      );
      expect(new Date(order!.held_until).toLocaleString("sv", { timeZone: "Europe/London" })).toBe(
        `${day} 23:59:59`,
      );
      await page
        .locator('[data-field="order-event"]')
        .first()
        .getByText("A transfer is on its way")
        .waitFor();

      const { id, dispute } = await paid();
      await dispute();
      await page.goto(`/admin/orders/${id}`);
      await page.locator('[data-field="payment-problem"]').waitFor();
      await expect.poll(() => page.getByRole("button", { name: words.check }).count()).toBe(1);
      for (const action of [words.refund, words.dealt])
        expect(await page.getByRole("button", { name: action }).count()).toBe(0);
    },
  );
}

test("of two admins the second is told that a refund came between, sees what is left, and keeps what was typed", async () => {
  const { id } = await paid();
  const path = `/admin/orders/${id}?lang=en`;
  const other = await openAsAdmin(path, { expectedErrors: /status of 409/ });
  await other.getByRole("button", { name: ENGLISH.refund }).click();
  const dialog = other.getByRole("dialog");
  await dialog.locator('[name="amount"]').fill("15");
  await dialog.locator('[name="reason"]').fill("They called");
  const first = await send("POST", `orders/${id}/refunds`, { amount: 20, reason: "They called" });
  expect(first.status).toBe(201);
  await dialog.getByRole("button", { name: ENGLISH.submit }).click();
  await dialog
    .getByRole("alert")
    .getByText(/This order has changed/)
    .waitFor();
  expect(await dialog.locator('[name="amount"]').inputValue()).toBe("15");
  expect(await dialog.locator('[name="reason"]').inputValue()).toBe("They called");
  await expect
    .poll(() => dialog.locator('[data-name="refunded"] td').allTextContents())
    .toEqual(["€20.00", "€15.00"]);
  await dialog.getByText("At most €13.00.").waitFor();
  await dialog.locator('[name="amount"]').fill("13");
  await dialog.getByRole("button", { name: ENGLISH.submit }).click();
  await other.locator('dd [data-status="refunded"]').waitFor();
  expect(
    await site.rows("SELECT amount_minor FROM refunds WHERE order_id = ? ORDER BY created_at", id),
  ).toEqual([{ amount_minor: 2000 }, { amount_minor: 1300 }]);
});

test("an agent asks for a traveller's refund, and an admin grants it with one press", async () => {
  const { id } = await paid();
  const words = wordsOf(adminMoneyForms, "en");
  const { ask } = wordsOf(adminPayments, "en");
  const agent = await openAsAgent(`/admin/orders/${id}?lang=en`, { viewport: VIEWS.en });
  const request = (page: Page) => page.locator('[data-field="refund-request"]');
  expect(await agent.getByRole("button", { name: ENGLISH.refund }).count()).toBe(0);
  await agent.locator('[data-field="payment"]').getByText(ask.open, { exact: true }).click();
  const dialog = agent.getByRole("dialog");
  await dialog.locator('[name="adults"]').fill("1");
  await dialog.getByLabel(ENGLISH.reason).fill("One stays at home");
  await dialog.getByRole("button", { name: words.ask.submit("€11.00") }).click();
  await toast(agent, words.ask.done.title);
  await request(agent).getByText("One stays at home").waitFor();
  // Whoever has asked asks for no more, and cannot answer.
  expect(await agent.getByRole("button", { name: ask.open }).count()).toBe(0);
  expect(await request(agent).getByRole("button").count()).toBe(0);

  const page = await openAsAdmin("/admin?lang=en", { viewport: VIEWS.en });
  await page.locator('[data-todo="refund-requests"] a').click();
  await request(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await request(page)
    .getByRole("button", { name: words.request.grant("€11.00") })
    .click();
  await toast(page, ENGLISH.asked);
  await page
    .locator('[data-kind="refund_request"]')
    .getByText(words.request.statuses.granted)
    .waitFor();
  expect(await request(page).count()).toBe(0);
  expect(await sums(page)).toEqual({ asked: "2200", paid: "3300", refunded: "1100", left: "2200" });
});

test("a refund whose response is lost is sent again under its key, and refunds once", async () => {
  const { id } = await paid();
  const page = await openAsAdmin(`/admin/orders/${id}?lang=en`, {
    expectedErrors: /Failed to load|ERR_/,
  });
  await page.getByRole("button", { name: ENGLISH.refund }).click();
  await page.getByRole("dialog").locator('[name="amount"]').fill("10");
  await page.getByRole("dialog").locator('[name="reason"]').fill("They called");
  await page.route("**/refunds", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = page.getByRole("dialog").getByRole("button", { name: ENGLISH.submit });
  await submit.click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  expect(await page.getByRole("dialog").locator('[name="reason"]').inputValue()).toBe(
    "They called",
  );
  await page.unroute("**/refunds");
  await submit.click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  // Without its key the same part would go back twice.
  expect(
    await site.rows("SELECT status, amount_minor FROM refunds WHERE order_id = ?", id),
  ).toEqual([{ status: "succeeded", amount_minor: 1000 }]);
});

test("an order that was paid is not called unpaid or refunded by hand, and the traveller is told unless staff say no", async () => {
  const { id } = await paid();
  const page = await openAsAdmin(`/admin/orders/${id}?lang=en`);
  await page.getByRole("button", { name: "Change the status" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.locator("option").allTextContents()).toEqual(["Completed"]);
  await dialog.getByText(/This order is paid. Use “Refund…”/).waitFor();
  expect(await dialog.locator('[name="notify"]').count()).toBe(0);
  const { booking } = await site.book();
  await page.goto(`/admin/orders/${booking.order.id}`);
  await page.getByText("No payment yet.").waitFor();
  await page.getByRole("button", { name: "Change the status" }).click();
  await dialog.locator('[name="status"]').selectOption("cancelled");
  await dialog.getByLabel("Tell the traveller by email").uncheck();
  await dialog.locator('[name="reason"]').fill("They called");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await page.locator('dd [data-status="cancelled"]').waitFor();
  expect(await site.rows("SELECT id FROM mail_outbox WHERE kind = 'order-cancelled'")).toEqual([]);
});

test("the payment of a deleted order is refunded and dealt with from the list", async () => {
  const { id, number, dispute } = await paid();
  await dispute();
  await site.rows("DELETE FROM order_events WHERE order_id = ?", id);
  await site.rows("DELETE FROM orders WHERE id = ?", id);
  const page = await openAsAdmin("/admin/orders/problems?lang=en");
  const row = page.locator('[data-field="problem"]', { hasText: number });
  await row.getByText("the order was deleted").waitFor();
  await row.getByRole("button", { name: ENGLISH.refund }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="amount"]').fill("33");
  await dialog.locator('[name="reason"]').fill("There is no order");
  await dialog.getByRole("button", { name: ENGLISH.submit }).click();
  await toast(page, ENGLISH.asked);
  await row.getByRole("button", { name: ENGLISH.dealt }).click();
  await dialog.locator('[name="reason"]').fill("Given back");
  await dialog.getByRole("button", { name: ENGLISH.resolve, exact: true }).click();
  await expect.poll(() => row.count()).toBe(0);
});

test("a refund of a flight that could not be declined says so in its dialog", async () => {
  await site.book({});
  await site.rows(
    "INSERT INTO group_acts (id, act, status, airport, flight_date, flight_number, reason, created_by, created_at, updated_at) VALUES ('declined', 'refund', 'preview', 'ORY', '2031-03-04', 'EX 7777', 'The airline cancelled the flight', 'agent', 1, 1)",
  );
  await site.rows(
    "INSERT INTO group_act_orders (act_id, order_id, order_number, status, travellers, amount_minor, currency, next_at, created_at) SELECT 'declined', id, order_number, 'waiting', 2, 2200, 'EUR', 0, 1 FROM orders LIMIT 1",
  );
  const page = await openAsAdmin("/admin/group-acts/declined?lang=en", {
    expectedErrors: /ERR_FAILED/,
  });
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="reason"]').fill("They were rebooked");
  await page.route("**/decline", (route) => route.abort());
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByRole("alert").waitFor();
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
});
