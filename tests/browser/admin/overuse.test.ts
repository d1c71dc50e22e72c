import { expect } from "vitest";
import { admin } from "#content/admin.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { LANGUAGES } from "#domain/language.ts";
import { axeViolations } from "../accessibility.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { createPerson, openSignedIn } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const inTurn = takingTurns();
for (const language of LANGUAGES)
  inTurn(
    language,
    `what lanes let through too many is a task of the dashboard, until an agent says how it was settled (${language})`,
    async () => {
      const { resolve } = wordsOf(adminPayments, language);
      const { fields, redemption } = wordsOf(adminTimeline, language);
      const { orderId } = await payForPass(site);
      await site.rows(
        `INSERT INTO redemptions (id, nonce_hash, pass_id, order_id, result, reason, beyond, created_at)
        SELECT 'scan-' || id, 'nonce-' || id, pass_id, id, 'refused', 'used', 2, ?
        FROM orders WHERE id = ?`,
        Date.now(),
        orderId,
      );
      // Later scans, more than the history shows.
      await site.rows(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
        INSERT INTO redemptions (id, nonce_hash, pass_id, order_id, result, reason, created_at)
        SELECT 'later-' || i || id, 'later-' || i || id, pass_id, id, 'refused', 'used', ? + i
        FROM orders, n WHERE id = ?`,
        Date.now(),
        orderId,
      );
      const agent = await createPerson(site, { role: "agent" });
      const page = await openSignedIn(site, agent, `/admin?lang=${language}`, {
        viewport: VIEWS[language],
      });
      await page.locator('[data-todo="overused"] a').click();
      const notice = page.locator('[data-field="overuse"]');
      await notice.getByText(redemption.overuse(2)).waitFor();
      await notice.getByRole("button", { name: resolve.open }).click();
      const dialog = page.getByRole("dialog", { name: resolve.title });
      await dialog.getByText(resolve.lead(redemption.beyond(2))).waitFor();
      await dialog.getByLabel(resolve.reason).fill("Two more paid at the desk");
      expect(await axeViolations(page)).toEqual([]);
      await dialog.getByRole("button", { name: resolve.submit, exact: true }).click();
      await notice.waitFor({ state: "detached" });
      const newest = page.locator('[data-field="order-event"]').first();
      await newest.getByText("Two more paid at the desk").waitFor();
      await expect.poll(() => newest.textContent()).toContain(`${fields.beyond} · 2 → 0`);
      await page.goto("/admin");
      await page.getByText(wordsOf(admin, language).todo.nothing).waitFor();
    },
  );
