import type { Page } from "playwright-core";
import { expect } from "vitest";
import { bookingFields } from "#content/booking-fields.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls } from "../../people.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { siteAdmin } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

/** Tasks of a morning about one order, which is opened from the dashboard by keys, with the clicks and keys that each may take at most. */
const site = browserSite();
const { person: admin, open } = siteAdmin(site);
const { send } = adminCalls(site);

const WORDS = {
  fr: {
    viewport: VIEWS.fr,
    paid: "Payée",
    change: "Changer",
    half: "16,50",
    name: "Brunel",
  },
  en: {
    viewport: VIEWS.en,
    paid: "Paid",
    change: "Change",
    half: "16.50",
    name: "Cayley",
  },
} as const;

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).waitFor();
const newest = (page: Page) => page.locator('[data-field="order-event"]').first();

/** Opens an order by Ctrl+K, as `typed`, once it is the first that is found. */
async function openByKeys(
  page: Page,
  typed: string,
  { id, order_number: number }: { id: string; order_number: string },
): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(typed);
  await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: number }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/orders/${id}`);
}

const inTurn = takingTurns();
for (const language of ["fr", "en"] as const) {
  const words = WORDS[language];
  const forms = wordsOf(adminOrderForms, language);
  const { actions } = wordsOf(adminOrders, language);
  const { refund } = wordsOf(adminPayments, language);
  const { refund: form } = wordsOf(adminMoneyForms, language);

  inTurn(
    language,
    `a wrong flight number is mended while the traveller is on the phone, their confirmation is mailed again, a wrong status is taken back, and half of a payment is given back (${language})`,
    async () => {
      const { mails } = wordsOf(adminTimeline, language);
      const email = `confirm.${language}@example.org`;
      const { booking, cookie } = await site.book({
        currency: "EUR",
        email,
        lastName: words.name,
        flightNumber: "EX 2084",
      });
      const { order } = booking;
      await payOnDemo(site, order.id, cookie);
      await site.post("/api/contact", { name: "Ada", email, message: "Where is my confirmation?" });
      const page = await open(`/admin?lang=${language}`, { viewport: words.viewport });
      await page.locator('[data-field="order"]').first().waitFor();
      const dialog = page.getByRole("dialog");

      let expectFew = await countedActs(page);
      await openByKeys(page, words.name, order);
      await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
      await dialog.getByLabel(wordsOf(bookingFields, language).flightNumber).click();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("EX 2048");
      await page.keyboard.press("Enter");
      await toast(page, forms.edit.done.title);
      await newest(page).getByText("EX 2084 → EX 2048").waitFor();
      expect(await site.mailAbout("EX 2048")).toContain(email);
      await expectFew({ clicks: 2, keys: 17 });

      expectFew = await countedActs(page);
      await page.locator('[data-kind="message"]').getByText("Where is my confirmation?").waitFor();
      const sent = () =>
        site.count(`mail_outbox WHERE subject_id = '${order.id}' AND status = 'sent'`);
      // Those of the booking, of the payment and of the change.
      await expect.poll(sent).toBe(3);
      await page.getByRole("button", { name: mails.open }).click();
      await expect.poll(() => dialog.textContent()).toContain(email);
      await dialog.getByRole("button", { name: mails.submit, exact: true }).click();
      await toast(page, mails.sent.title);
      await expect.poll(sent).toBe(4);
      await expect.poll(() => page.locator('[data-kind="mail"]').count()).toBe(4);
      await expectFew({ clicks: 2, keys: 0 });

      const slip = { status: "completed", reason: "Slip", notify: false };
      expect((await send("PATCH", `orders/${order.id}`, slip)).status).toBe(200);
      await page.evaluate(() =>
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
      );
      expectFew = await countedActs(page);
      await page.getByRole("button", { name: actions.undo.open(words.paid), exact: true }).click();
      expect(await dialog.locator('[name="reason"]').inputValue()).toBe(actions.undo.reason);
      await dialog.getByRole("button", { name: words.change, exact: true }).click();
      await page.locator('dd [data-status="paid"]').waitFor();
      await newest(page).getByText(actions.undo.reason).waitFor();
      await expect.poll(() => newest(page).textContent()).toContain(admin().email);
      await expectFew({ clicks: 2, keys: 0 });

      expectFew = await countedActs(page);
      await page.locator('[data-field="payment"]').getByText(refund.open, { exact: true }).click();
      await dialog.locator('[name="amount"]').click();
      await page.keyboard.type(words.half);
      await page.keyboard.press("Tab");
      await page.keyboard.type("One stays at home");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await toast(page, form.done.title);
      await expect
        .poll(async () =>
          (await page.locator('[data-sum="refunded"]').textContent())?.replaceAll(/\D/g, ""),
        )
        .toBe("1650");
      // The dialog begins with the travellers who leave.
      await expectFew({ clicks: 2, keys: 25 });
    },
  );
}
