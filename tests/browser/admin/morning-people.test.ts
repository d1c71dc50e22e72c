import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminAccounts } from "#content/admin-accounts.ts";
import { adminCustomers } from "#content/admin-customers.ts";
import { adminMessages } from "#content/admin-messages.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminRoles } from "#content/admin-roles.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { admin as adminWords } from "#content/admin.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { callAuth, createPerson, siteAdmin } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

/** Tasks of a morning about people and what they write, each from the dashboard to its end, with the clicks and keys that it may take at most. */
const site = browserSite();
const { person: admin, open } = siteAdmin(site);

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).first().waitFor();
const rows = (page: Page, field: string) => page.locator(`[data-field="${field}"]`);

async function written(name: string, email: string, message: string): Promise<string> {
  await site.rows("UPDATE messages SET status = 'archived'");
  await site.post("/api/contact", { name, email, message });
  const [found] = await site.rows<{ id: string }>("SELECT id FROM messages WHERE email = ?", email);
  return found!.id;
}

/** Opens the one message that waits, from anywhere. */
async function openByKeys(page: Page, id: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await rows(page, "message").first().waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/messages/${id}`);
}

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
    `a traveller who writes from another address: the message is linked to the order (${language})`,
    async () => {
      const { linked: words } = wordsOf(adminMessages, language);
      const { booking } = await site.book({ email: `office.${language}@example.org` });
      const id = await written(
        "Ada Home",
        `home.${language}@example.org`,
        "May my mother come along?",
      );
      const { page, expectFew } = await start();
      await openByKeys(page, id);
      await page.getByLabel(words.number).click();
      // As travellers write it.
      await page.keyboard.type(booking.order.order_number.toLowerCase().replaceAll("-", " "));
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: booking.order.order_number }).click();
      await page.waitForURL(`**/admin/orders/${booking.order.id}`);
      await page.locator('[data-kind="message"]').getByText("May my mother come along?").waitFor();
      await page.getByText(wordsOf(adminTimeline, language).message.doubts.other_address).waitFor();
      await expectFew({ clicks: 2, keys: 30 });
    },
  );

  inTurn(language, `an answer with a canned text goes out (${language})`, async () => {
    const { reply: words } = wordsOf(adminMessages, language);
    await site.rows(
      "INSERT OR REPLACE INTO reply_templates (id, name, text_en, text_fr, created_at, updated_at) VALUES ('t-1', 'Flight noted', 'Hello {firstName}, order {orderNumber} is noted.', 'Bonjour {firstName}, la commande {orderNumber} est notée.', 1, 1)",
    );
    const email = `canned.${language}@example.org`;
    const { booking } = await site.book({ email });
    const id = await written("Linus Exemple", email, "Is my flight noted?");
    await site.rows(
      "UPDATE messages SET order_id = ?, language = ? WHERE id = ?",
      booking.order.id,
      language,
      id,
    );
    const { page, expectFew } = await start();
    await openByKeys(page, id);
    await page.getByLabel(words.template).waitFor();
    await page.keyboard.press("i");
    await page.keyboard.press("F");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator('[name="text"]').inputValue())
      .toContain(booking.order.order_number);
    await page.keyboard.press("Control+Enter");
    await toast(page, words.sent.title);
    expect(await site.mailAbout(`To: ${email}`)).toContain(booking.order.order_number);
    await expectFew({ clicks: 0, keys: 8 });
  });

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

  inTurn(
    language,
    `orders are saved for French Excel, and people as a file of theirs (${language})`,
    async () => {
      const { list } = wordsOf(adminWords, language);
      const { booking } = await site.book({
        lastName: `Tableur${language}`,
        flightNumber: "AF 12",
      });
      const saved = async (page: Page, name: string) => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name, exact: true }).click(),
        ]);
        return {
          name: download.suggestedFilename(),
          lines: readFileSync(await download.path(), "utf8")
            .split("\r\n")
            .filter(Boolean),
        };
      };
      const page = await open(`/admin/orders?q=Tableur${language}&lang=${language}`, { viewport });
      await expect.poll(() => rows(page, "order").count()).toBe(1);
      const expectFew = await countedActs(page);
      await page.locator("summary").and(page.getByLabel(list.csv.open)).click();
      await page.getByLabel(list.csv.formats.french).check();
      await page.keyboard.press("Escape");
      const orders = await saved(page, wordsOf(adminOrders, language).export.label);
      await expectFew({ clicks: 3, keys: 1 });
      expect(orders.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
      expect(orders.lines[0]).toMatch(/^\uFEFF"?N° de commande"?;/);
      expect(orders.lines).toHaveLength(2);
      expect(orders.lines[1]).toContain(booking.order.order_number);
      expect(orders.lines[1]).toContain("Non payée");

      await page.goto(`/admin/customers?lang=${language}`);
      await rows(page, "customer").first().waitFor();
      const people = await saved(page, wordsOf(adminCustomers, language).exportAll.label);
      expect(people.lines).toHaveLength(1 + (await site.count("people WHERE merged_into IS NULL")));
      expect(people.lines.some((line) => line.includes(`Tableur${language}`))).toBe(true);
      expect(
        await site.count(
          `audit_log WHERE actor_id = (SELECT id FROM users WHERE email = '${admin().email}') AND action LIKE '%exported%'`,
        ),
      ).toBeGreaterThan(1);
    },
  );
}
