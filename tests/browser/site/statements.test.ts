import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, hydrated, VIEWS } from "../browser-site.ts";
import { EVERY_VIEW } from "../turns.ts";

const site = browserSite();

const PAGES = Object.entries({
  "/withdraw": {
    kind: "withdrawal",
    link: "Withdraw from contract here",
    next: "Continue",
    missing: "Tell us which order or membership this is about",
    change: "Edit",
    confirm: "Confirm withdrawal",
    done: "We have received your withdrawal",
  },
  "/fr/withdraw": {
    kind: "withdrawal",
    link: "Renoncer au contrat ici",
    next: "Continuer",
    missing: "Indiquez la commande ou l’abonnement",
    change: "Modifier",
    confirm: "Confirmer la rétractation",
    done: "Nous avons bien reçu votre rétractation",
  },
  "/cancel-membership": {
    kind: "termination",
    link: "Cancel your membership",
    next: "Continue",
    missing: "Tell us which order or membership this is about",
    change: "Edit",
    confirm: "Confirm cancellation",
    done: "We have received your cancellation",
  },
  "/fr/cancel-membership": {
    kind: "termination",
    link: "Résilier votre contrat",
    next: "Continuer",
    missing: "Indiquez la commande ou l’abonnement",
    change: "Modifier",
    confirm: "Notification de la résiliation",
    done: "Nous avons bien reçu votre résiliation",
  },
});
/** All pages share one form, so one of them is sent with scripts and another without; `EVERY_VIEW=1` sends all in both ways. */
const byDay = (day: string) => (EVERY_VIEW ? PAGES : PAGES.filter(([path]) => path === day));
const viewOf = (path: string) => VIEWS[path.startsWith("/fr") ? "fr" : "en"];

let serial = 0;
const someone = () => `statement.${serial++}@example.org`;
const stored = (email: string) =>
  site.rows("SELECT kind, name, reference FROM messages WHERE email = ?", email);

async function write(page: Page, email: string): Promise<void> {
  await page.fill('main [name="name"]', "Ada Lovelace");
  await page.fill('main [name="reference"]', "FT-1795176000000-UNKNOWN2");
  await page.fill('main [name="email"]', email);
}

test.each(byDay("/withdraw"))(
  "%s: the footer leads there by the words of the law, and two steps with scripts end in one receipt, also after a reload and when an answer is lost",
  async (path, words) => {
    const page = await site.open(path.startsWith("/fr") ? "/fr" : "/", {
      viewport: viewOf(path),
      expectedErrors: /ERR_FAILED|Failed to load resource/,
    });
    await page.locator("footer").getByRole("link", { name: words.link, exact: true }).click();
    await page.getByRole("heading", { level: 1, name: words.link, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const email = someone();
    await write(page, email);
    await hydrated(page);
    await page.reload();
    await expect.poll(() => page.inputValue('main [name="email"]')).toBe(email);
    await page.getByRole("button", { name: words.next, exact: true }).click();
    const confirm = page.getByRole("button", { name: words.confirm, exact: true });
    await confirm.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);
    expect(await stored(email)).toEqual([]);

    await page.getByRole("button", { name: words.change, exact: true }).click();
    expect(await page.inputValue('main [name="email"]')).toBe(email);
    await page.getByRole("button", { name: words.next, exact: true }).click();
    // It arrives, and only the response is lost.
    await page.route(
      (url) => url.pathname.startsWith("/api/"),
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await confirm.click();
    await page.locator("[data-sonner-toast]").waitFor();
    await confirm.click();
    await page.getByRole("heading", { level: 1, name: words.done, exact: true }).waitFor();
    // The failure's toast would stay over the receipt for ten seconds.
    await page.locator("[data-sonner-toast]").waitFor({ state: "detached", timeout: 5_000 });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(email);
    expect(await stored(email)).toEqual([
      { kind: words.kind, name: "Ada Lovelace", reference: "FT-1795176000000-UNKNOWN2" },
    ]);
    expect(await site.mailAbout(`\nTo: ${email}\n`)).toContain(words.done);
  },
);

test.each(byDay("/fr/cancel-membership"))(
  "%s: the footer leads there without scripts too; the form works by keyboard alone, and says what is missing beside its field",
  async (path, words) => {
    const page = await site.open(path.startsWith("/fr") ? "/fr" : "/", {
      javaScriptEnabled: false,
      viewport: viewOf(path),
      expectedErrors: /status of 422/,
    });
    await page.locator("footer").getByRole("link", { name: words.link, exact: true }).click();
    await page.waitForURL(`**${path}`);
    const email = someone();
    await page.locator('main [name="name"]').focus();
    await page.keyboard.type("Ada Lovelace");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").waitFor();
    expect(await page.inputValue('main [name="name"]')).toBe("Ada Lovelace");
    const reference = page.locator('main [name="reference"]');
    expect(await reference.getAttribute("aria-invalid")).toBe("true");
    await page.getByText(words.missing).waitFor();
    await reference.focus();
    await page.keyboard.type("FT-1795176000000-UNKNOWN2");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    const confirm = page.getByRole("button", { name: words.confirm, exact: true });
    await confirm.waitFor();
    await expect.poll(() => page.getByText(email, { exact: true }).count()).toBe(1);
    expect(await stored(email)).toEqual([]);
    await confirm.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: words.done, exact: true }).waitFor();
    expect(await stored(email)).toMatchObject([{ kind: words.kind }]);
  },
);
