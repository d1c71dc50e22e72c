import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminAccounts } from "#content/admin-accounts.ts";
import { adminCustomers } from "#content/admin-customers.ts";
import { adminRoles } from "#content/admin-roles.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { callAuth, createPerson, siteAdmin } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

/** Tasks of a morning about people, each from the dashboard to its end, with the clicks and keys that it may take at most. */
const site = browserSite();
const { open } = siteAdmin(site);

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).first().waitFor();
const rows = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS) as ["fr" | "en", typeof VIEWS.fr][]) {
  const start = async () => {
    const page = await open(`/admin?lang=${language}`, { viewport });
    await page.locator('[data-field="today"]').waitFor();
    return { page, expectFew: await countedActs(page) };
  };

  inTurn(
    language,
    `a person with three spellings becomes one, with all orders, and is taken apart again (${language})`,
    async () => {
      const { addresses } = wordsOf(adminCustomers, language);
      const name = { firstName: "Camille", lastName: `Trois${language}` };
      const [missing, swapped, right] = ["camile", "camlile", "camille"].map(
        (local) => `${local}.${language}@voyage.example`,
      ) as [string, string, string];
      for (const email of [missing, swapped, right]) await site.book({ ...name, email });
      const { page, expectFew } = await start();
      await page.keyboard.press("g");
      await page.keyboard.press("c");
      await rows(page, "customer").first().waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type(name.lastName);
      await expect.poll(() => rows(page, "customer").count()).toBe(3);
      await rows(page, "customer").getByRole("link").first().click();
      for (const email of [missing, swapped]) {
        await page.getByRole("button", { name: addresses.joinFor(email) }).click();
        await toast(page, addresses.joinDone.title);
      }
      await expect.poll(() => rows(page, "address").count()).toBe(3);
      await expect.poll(() => rows(page, "order").count()).toBe(3);
      await expectFew({ clicks: 3, keys: 10 });
      await page.getByRole("button", { name: addresses.splitFor(missing) }).click();
      await toast(page, addresses.splitDone.title);
      await expect.poll(() => rows(page, "order").count()).toBe(2);
    },
  );

  inTurn(
    language,
    `an account is found and blocked: its owner is out at once and told so when they sign in (${language})`,
    async () => {
      const { acts } = wordsOf(adminAccounts, language);
      const owner = await createPerson(site, { proved: true });
      const { page, expectFew } = await start();
      await page.keyboard.press("Control+k");
      await page.keyboard.type(owner.email);
      await page
        .locator('[role="option"][aria-selected="true"]')
        .filter({ hasText: owner.email })
        .waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin/accounts/*");
      await page.getByRole("button", { name: acts.block.open }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(owner.email).waitFor();
      await dialog.getByRole("button", { name: acts.block.submit, exact: true }).click();
      await toast(page, acts.block.done.title);
      await page.locator('[data-status="blocked"]').waitFor();
      await expectFew({ clicks: 2, keys: 21 });
      await page.getByRole("button", { name: acts.unblock.open }).waitFor();
      expect(await page.getByRole("button", { name: acts.recovery.open }).count()).toBe(0);
      const refused = await callAuth(site, "token?grant_type=password", {
        email: owner.email,
        password: owner.password,
      });
      expect([
        refused.status,
        ((await refused.json()) as { error_code: string }).error_code,
      ]).toEqual([400, "user_banned"]);
    },
  );

  inTurn(language, `the digest is switched on and off (${language})`, async () => {
    const { digest } = wordsOf(adminRoles, language);
    const page = await open(`/admin/roles?lang=${language}`, { viewport });
    const state = page.locator('p[data-field="digest"]');
    await expect.poll(() => state.textContent()).toBe(digest.isOff);
    const expectFew = await countedActs(page);
    await page.getByRole("button", { name: digest.switchOn, exact: true }).click();
    await toast(page, digest.on.title);
    await expect.poll(() => state.textContent()).toBe(digest.isOn);
    await expectFew({ clicks: 1, keys: 0 });
    await page.getByRole("button", { name: digest.switchOff, exact: true }).click();
    await toast(page, digest.off.title);
    await expect.poll(() => state.textContent()).toBe(digest.isOff);
    expect(
      await site.rows(
        "SELECT actor_id FROM audit_log WHERE action = 'digest.switched_on' AND subject_id = 'staff'",
      ),
    ).not.toEqual([]);
  });
}
