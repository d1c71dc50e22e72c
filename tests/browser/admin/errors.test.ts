import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserSite, untilIdle } from "../browser-site.ts";
import {
  createPerson,
  letSessionExpire,
  openSignedIn,
  siteAdmin,
  storedSession,
} from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const RENEWAL = "**/api/auth/token?grant_type=refresh_token";
const ASSETS = /\/assets\/.*\.(js|css)$/;

const goTo = (page: Page, name: string) =>
  page.locator("nav").getByRole("link", { name, exact: true }).click();

/** The pages that the browser asks the server for from now on. */
function navigations(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.isNavigationRequest() && asked.push(new URL(request.url()).pathname)),
  );
  return asked;
}

async function openOrders(language: string): Promise<Page> {
  await site.book({});
  const page = await openAsAdmin(`/admin/orders?lang=${language}`, { expectedErrors: /./ });
  await page.locator('[data-field="order"]').first().waitFor();
  await untilIdle(page);
  return page;
}

test("a deployment under an open staff page loads the next page anew, once", async () => {
  const page = await openOrders("en");
  const asked = navigations(page);
  await page.route(ASSETS, async (route) =>
    asked.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await goTo(page, "Audit log");
  await page.getByRole("heading", { level: 1, name: "Audit log" }).waitFor();
  expect(asked).toEqual(["/admin/audit"]);
});

const inTurn = takingTurns();
for (const [language, name, words] of [
  ["en", "Audit log", "Unexpected Application Error"],
  ["fr", "Journal", "Erreur inattendue de l’application"],
] as const) {
  inTurn(
    language,
    `a part of a page that stays missing is looked for once, and then said (${language})`,
    async () => {
      const page = await openOrders(language);
      const asked = navigations(page);
      const missing = new Set<string>();
      // What the next page alone needs stays away, as in a deployment that lost it.
      await page.route(ASSETS, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (asked.length === 0) missing.add(pathname);
        return missing.has(pathname) ? route.fulfill({ status: 404 }) : route.continue();
      });
      await goTo(page, name);
      await page.getByRole("heading", { level: 1, name: words }).waitFor();
      // Whoever looked for it again would have asked by then.
      await page.evaluate(async () => (await fetch("/robots.txt")).text());
      expect(asked).toEqual(["/admin/audit"]);
    },
  );
}

for (const [language, name, words] of [
  ["en", "Audit log", "The site isn’t responding"],
  ["fr", "Journal", "Le site ne répond pas"],
] as const) {
  inTurn(
    language,
    `a page opened while the server is gone says so, and opens once it is back (${language})`,
    async () => {
      const page = await openOrders(language);
      const asked = navigations(page);
      await page.route("**/*", (route) => route.abort("connectionrefused"));
      await goTo(page, name);
      await page.getByRole("heading", { level: 1, name: words }).waitFor();
      expect(asked).toEqual([]);
      await page.unroute("**/*");
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(asked).toEqual(["/admin/audit"]);
    },
  );
}

for (const [language, name, words, notResponding] of [
  ["en", "Audit log", "You’re offline.", "The site isn’t responding."],
  ["fr", "Journal", "Vous êtes hors connexion.", "Le site ne répond pas."],
] as const) {
  inTurn(
    language,
    `a session whose renewal is never responded to is kept with all that was typed, said, and renewed once the server is back (${language})`,
    async () => {
      const { order } = (await site.book({})).booking;
      const person = await createPerson(site, { role: "admin" });
      const path = `/admin/orders/${order.id}`;
      const page = await openSignedIn(site, person, `${path}?lang=${language}`, {
        expectedErrors: /Retryable|No response in time/,
      });
      await page.locator('[name="text"]').fill("Calls back at noon");
      await untilIdle(page);
      await page.clock.install();
      let isSilent = true;
      let renewals = 0;
      await page.route(RENEWAL, async (route) => {
        renewals += 1;
        // A call that is neither answered nor ended, like one to a server that is stuck.
        if (!isSilent) await route.continue();
      });
      /** How many seconds pass until something is so. */
      const secondsUntil = async (isSo: () => Promise<boolean>) => {
        let seconds = 0;
        await expect
          .poll(
            async () => {
              await page.clock.runFor(1000);
              seconds += 1;
              return isSo();
            },
            { interval: 250 },
          )
          .toBe(true);
        return seconds;
      };
      const problem = page.locator('[data-problem="offline"]');
      const before = await storedSession(page);
      await letSessionExpire(page);
      // From now on, only the test moves the page's clock.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await goTo(page, name);
      await expect.poll(() => page.clock.runFor(20).then(() => renewals)).toBe(1);
      await page.getByRole("heading", { level: 1, name }).waitFor();
      await page.clock.runFor(13_000);
      expect(await problem.count()).toBe(0);
      await page.clock.runFor(3_000);
      await problem.getByText(words).waitFor();
      // The stock client has given up by then, too.
      await page.clock.runFor(30_000);
      await expect.poll(() => problem.count()).toBe(1);
      expect(new URL(page.url()).pathname).toBe("/admin/audit");
      expect((await storedSession(page))?.refresh_token).toBe(before?.refresh_token);
      isSilent = false;
      expect(await secondsUntil(async () => (await problem.count()) === 0)).toBeLessThan(40);
      expect((await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token);
      await page.goBack();
      await expect
        .poll(() => page.locator('[name="text"]').inputValue())
        .toBe("Calls back at noon");

      // The same for a page that opens so.
      isSilent = true;
      await letSessionExpire(page);
      await page.reload();
      await secondsUntil(() => page.getByText(notResponding).isVisible());
      await page.clock.runFor(20_000);
      isSilent = false;
      expect(await secondsUntil(() => page.locator('[name="text"]').isVisible())).toBeLessThan(40);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('[name="text"]').inputValue()).toBe("Calls back at noon");
    },
  );
}

// Proves V14.4.
test("what was typed about an order outlives a reload and the session, and is gone on sign-out, or where someone else typed it", async () => {
  const { order } = (await site.book({})).booking;
  const person = await createPerson(site, { role: "admin" });
  const page = await openSignedIn(site, person, `/admin/orders/${order.id}?lang=en`, {
    expectedErrors: /status of (401|403)/,
  });
  const dialog = page.getByRole("dialog");
  const open = () => page.getByRole("button", { name: "Change the status" }).click();
  await open();
  await dialog.locator('[name="status"]').selectOption("cancelled");
  await dialog.locator('[name="reason"]').fill("The traveller called");
  await site.rows(
    "DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?1)",
    person.email,
  );
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/auth");
  await page.getByText("Your session has ended. Sign in to continue.").waitFor();

  await page.fill('[name="email"]', person.email);
  await page.fill('[name="password"]', person.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`**/admin/orders/${order.id}`);
  await open();
  expect(await dialog.locator('[name="reason"]').inputValue()).toBe("The traveller called");
  expect(await dialog.locator('[name="status"]').inputValue()).toBe("cancelled");

  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("Status changed").waitFor();
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).not.toContain("The traveller called");

  const note = page.locator('[name="text"]');
  await note.fill("Someone else's words");
  await page.reload();
  await expect.poll(() => note.inputValue()).toBe("Someone else's words");
  await page.evaluate(() => sessionStorage.setItem("envol.draft.of", "someone else"));
  await page.reload();
  await note.waitFor();
  await expect.poll(() => note.inputValue()).toBe("");
  expect(await stored()).not.toContain("Someone else's words");

  await note.fill("Calls back at noon");
  expect(await stored()).toContain("Calls back at noon");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.locator("[data-sonner-toast]").getByText("Signed out").waitFor();
  expect(await stored()).not.toContain("Calls back at noon");
});
