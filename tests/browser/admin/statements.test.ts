import { expect } from "vitest";
import { refundDueAt } from "#domain/statements/statement.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const WORDS = {
  fr: {
    locale: "fr-FR",
    todo: /rétractation.* au plus tard le/,
    withdrawal: "Rétractation",
    settle: "Traiter la rétractation",
    refundBy: "À rembourser au plus tard le",
    termination: "Fin d’abonnement",
    end: "Résilier l’abonnement",
    archive: "Archiver",
    isArchived: "Archivé",
  },
  en: {
    locale: "en-GB",
    todo: /withdrawal.* refund by/,
    withdrawal: "Withdrawal",
    settle: "Settle the withdrawal",
    refundBy: "Refund by",
    termination: "End of membership",
    end: "End the membership",
    archive: "Archive",
    isArchived: "Archived",
  },
};

const inTurn = takingTurns();
for (const language of ["fr", "en"] as const)
  inTurn(
    language,
    `staff go from the task to the withdrawal, its order and back, and see until when to refund (${language})`,
    async () => {
      const words = WORDS[language];
      const email = `withdraws.${language}@example.org`;
      const { order } = (await site.book({ email })).booking;
      await site.post("/api/withdrawals", {
        name: `Ada ${language}`,
        reference: order.order_number,
        email,
      });
      await site.post("/api/terminations", {
        name: `Zoé ${language}`,
        reference: "Premium",
        email,
      });
      const [{ created_at: at }] = (await site.rows(
        "SELECT created_at FROM messages WHERE email = ? AND kind = 'withdrawal'",
        email,
      )) as [{ created_at: number }];
      const due = new Intl.DateTimeFormat(words.locale, {
        dateStyle: "long",
        timeZone: "Europe/London",
      }).format(refundDueAt(at));

      const page = await openAsAdmin(`/admin?lang=${language}`, { viewport: VIEWS[language] });
      const task = page.getByRole("link", { name: words.todo });
      const shown = async () => (await task.textContent())?.replaceAll("\u00a0", " ");
      await expect.poll(shown).toContain(due);
      await task.click();
      await page.getByRole("heading", { level: 1, name: `Ada ${language}` }).waitFor();
      const facts = page.locator("#statement, section:has(#statement)").first();
      await page.getByRole("heading", { name: words.settle }).waitFor();
      await expect.poll(() => facts.textContent()).toContain(words.refundBy);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole("link", { name: order.order_number }).first().click();
      const row = page.locator('[data-kind="message"]').filter({ hasText: words.withdrawal });
      await row.waitFor();
      await expect.poll(() => row.textContent()).toContain(words.refundBy);

      await row.getByRole("link").click();
      await page.getByRole("button", { name: words.archive, exact: true }).click();
      await expect
        .poll(() => site.count(`messages WHERE order_id = '${order.id}' AND status = 'archived'`))
        .toBe(1);
      await page.goto(`/admin/orders/${order.id}`);
      await row.getByText(words.isArchived, { exact: true }).waitFor();
      expect(await row.textContent()).not.toContain(words.refundBy);

      await page.goto("/admin/messages?kind=termination");
      await page.getByRole("link", { name: `Zoé ${language}` }).click();
      await page.getByRole("heading", { name: words.end }).waitFor();
      expect(await page.getByText(words.refundBy).count()).toBe(0);
    },
  );
