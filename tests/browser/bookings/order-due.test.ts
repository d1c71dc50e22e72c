import { expect } from "vitest";
import { adminOrders } from "#content/admin-orders.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  FRENCH,
  statusOf,
  travellersOf,
} from "../payments/payment-traveller.ts";
import { takingTurns } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);
const { send } = adminCalls(site);
const paidTraveller = travellersOf(site, { paid: true });

const JOURNEYS = [
  { ...ENGLISH, due: "€11.00", pay11: "Pay €11.00 now", admits: "4 of 5", settled: /€33\.00/ },
  {
    ...FRENCH,
    due: "11,00\u00a0€",
    pay11: "Payer 11,00\u00a0€ maintenant",
    admits: "4 des 5 voyageurs",
    settled: /33,00\u00a0€/,
  },
] as const;

const inTurn = takingTurns();
for (const words of JOURNEYS) {
  const language = words.language as "en" | "fr";
  const forms = wordsOf(adminOrderForms, language);
  const { actions } = wordsOf(adminOrders, language);
  const { balance, waive: opened } = wordsOf(adminPayments, language);
  const { waive } = wordsOf(adminMoneyForms, language);

  inTurn(
    language,
    `one more traveller: staff ask for the difference, and the traveller pays just that; for another staff waive it (${language})`,
    async () => {
      const { id, page } = await paidTraveller(words);

      const staff = await openAsAdmin(`/admin/orders/${id}?lang=${language}`, {
        viewport: VIEWS[language],
      });
      await button(staff, actions.edit.open).click();
      const dialog = staff.getByRole("dialog");
      const choice = dialog.locator('[data-field="difference"]');
      expect(await choice.count()).toBe(0);
      await dialog.locator('[name="adults"]').fill("3");
      await choice.waitFor();
      await expect.poll(() => choice.locator("legend").textContent()).toMatch(/11[.,]00/);
      expect(await dialog.getByLabel(forms.difference.ask).isChecked()).toBe(true);
      await dialog.getByRole("button", { name: forms.edit.submit, exact: true }).click();
      const notice = staff.locator('[data-field="balance"]');
      await notice.waitFor();
      await expect.poll(() => notice.textContent()).toMatch(/11[.,]00/);
      // What was asked is read again, with the mail.
      await staff.reload();
      await notice.getByText(balance.asked).waitFor();
      await notice.getByRole("button", { name: balance.askAgain, exact: true }).waitFor();

      await page.reload();
      await expectState(page, "due");
      await expect.poll(() => statusOf(page).textContent()).toBe(words.paid);
      await expect.poll(() => page.locator('[data-field="due"]').textContent()).toBe(words.due);
      await expect.poll(() => page.textContent("main")).toContain(words.admits);
      await expect.poll(() => page.textContent("main")).toMatch(words.settled);
      expect(await page.locator('[name="cardNumber"]').count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
      await page.getByRole("link", { name: words.openPass }).click();
      await page.locator('[data-field="unpaid"]').waitFor();
      await page.goBack();

      await button(page, words.pay11).click();
      await atPayment(page);
      await expect.poll(() => page.textContent('[data-field="amount"]')).toBe(words.due);
      await button(page, words.pay).click();
      await page.getByRole("heading", { name: words.isPaid }).waitFor();
      await expectState(page, "paid");
      expect(await page.locator('[data-field="due"]').count()).toBe(0);

      // For one more traveller staff waive the difference.
      await send("PATCH", `orders/${id}`, { adults: 4, reason: "By phone" });
      await staff.reload();
      await notice.getByRole("button", { name: balance.waive, exact: true }).click();
      const waiving = staff.getByRole("dialog", { name: opened.title });
      await waiving.locator('[name="reason"]').fill("Cash at the desk");
      expect(await axeViolations(staff)).toEqual([]);
      await waiving.getByRole("button", { name: waive.submit, exact: true }).click();
      await expect.poll(() => notice.count()).toBe(0);
      const newest = staff.locator('[data-field="order-event"]').first();
      await newest.getByText("Cash at the desk").waitFor();
      await page.reload();
      await expectState(page, "paid");
      expect(
        await site.rows("SELECT amount_minor, due_minor FROM orders WHERE id = ?", id),
      ).toEqual([{ amount_minor: 5500, due_minor: 0 }]);

      // One more pays in cash, which the same form records.
      await staff.reload();
      await button(staff, actions.edit.open).click();
      await dialog.locator('[name="adults"]').fill("5");
      await dialog.getByLabel(forms.difference.paid).check();
      await dialog.locator('[name="method"]').selectOption("cash");
      expect(await dialog.locator('[name="method"] option[value="none"]').count()).toBe(0);
      await dialog.locator('[name="reference"]').fill("Receipt 12");
      await dialog.getByRole("button", { name: forms.edit.submit, exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      expect(
        await site.rows(
          "SELECT amount_minor, method, reference FROM journal WHERE order_id = ? AND kind = 'by_hand'",
          id,
        ),
      ).toEqual([{ amount_minor: 1100, method: "cash", reference: "Receipt 12" }]);
    },
  );
}
