import type { Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, hydrated, VIEWS } from "../browser-site.ts";
import { ownOrder, payForPass } from "../bookings/paid-pass.ts";
import { pixelsOf } from "../pixels.ts";
import { oneView, takingTurns } from "../turns.ts";

const site = browserSite();
const calls = authCalls(site);

const OFFLINE = /Failed to load|ERR_INTERNET_DISCONNECTED|Couldn.t load preload assets/;
const today = () => airportDate("CDG", Date.now());
const state = (page: Page) => page.locator('[data-field="pass-state"]');
const names = (page: Page) => page.evaluate(() => caches.keys());
/** Of the workers that open pages: one that is still being installed opens none. */
const scopes = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active).map(({ scope }) => new URL(scope).pathname);
  });
/** All that a browser keeps of a page, as one text. */
const keptText = (page: Page, name: string) =>
  page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    const texts = (await cache.keys()).map(async (request) => (await cache.match(request))!.text());
    return (await Promise.all(texts)).join("\n");
  }, name);

const WORDS = {
  en: {
    prefix: "",
    offline: "Offline",
    kept: "This page works offline. Open it again the day before you fly",
    seen: "We last checked",
    valid: "VALID",
    forget: "Remove this page from the browser",
    gone: "Removed.",
  },
  fr: {
    prefix: "/fr",
    offline: "Hors connexion",
    kept: "reste disponible hors connexion. Ouvrez-la à nouveau la veille du vol",
    seen: "Nous avons vérifié ce pass pour la dernière fois le",
    valid: "VALIDE",
    forget: "Retirer cette page du navigateur",
    gone: "C’est fait.",
  },
};

test.each(oneView(["fr", "en"] as const))(
  "a pass that was opened once opens without network, until it is removed: %s",
  async (language) => {
    const words = WORDS[language];
    const { path, code } = await payForPass(site, { flightDate: today() });
    const page = await site.open(words.prefix + path, {
      viewport: VIEWS[language],
      expectedErrors: OFFLINE,
      serviceWorkers: "allow",
    });
    await page.getByText(words.kept).waitFor({ state: "attached" });
    expect(await scopes(page)).toEqual([`${words.prefix}/pass/`]);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("alert").getByText(words.seen).waitFor();
    await expect.poll(() => state(page).textContent()).toBe(words.valid);
    const drawn = await page.locator('svg[data-field="pass-qr"]').screenshot();
    expect(decodeQR(await pixelsOf(page, drawn))).toBe(site.url() + words.prefix + path);

    await page.locator("summary").getByRole("heading", { name: words.offline }).click();
    await page.getByRole("button", { name: words.forget }).click();
    await page.getByText(words.gone).waitFor();
    expect([await names(page), await scopes(page)]).toEqual([[], []]);
    await page.context().setOffline(false);
    await page.getByRole("alert").waitFor({ state: "detached" });
    // Removed is removed, until the page is opened anew.
    expect(await names(page)).toEqual([]);
    await page.reload();
    await page.getByText(words.kept).waitFor({ state: "attached" });
    expect(await names(page)).toEqual([`pass:${code}`]);
  },
);

test("a device whose clock is a day ahead opens today's pass without network, also twice", async () => {
  const { path } = await payForPass(site, { flightDate: today() });
  const page = await site.open("/terms", { expectedErrors: OFFLINE, serviceWorkers: "allow" });
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 25 * 3_600_000;
  });
  await page.goto(path);
  await page.getByText(WORDS.en.kept).waitFor({ state: "attached" });
  await page.context().setOffline(true);
  for (const visit of ["once", "twice"]) {
    await page.reload();
    await page.getByRole("alert").getByText(WORDS.en.seen).waitFor();
    await expect.poll(() => state(page).textContent(), { message: visit }).toBe(WORDS.en.valid);
  }
});

// Proves V3.6.
test("what is kept names nobody, also in the order's own browser, and no other page of the site has a worker, or keeps anything", async () => {
  const pass = await payForPass(site, { flightDate: today() });
  const { path, code, orderNumber } = pass;
  const page = await site.open("/terms");
  await ownOrder(page, site, pass);
  await page.goto(path);
  await page.locator("main").getByText(orderNumber).waitFor({ state: "attached" });
  await page.getByText(WORDS.en.kept).waitFor({ state: "attached" });
  const kept = await keptText(page, `pass:${code}`);
  expect(kept).toContain('"state":"valid"');
  expect(kept).not.toMatch(new RegExp(`Lovelace|example\\.org|${orderNumber}`));
  for (const other of ["/find-booking", "/scan"]) {
    await page.goto(other);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  expect(await names(page)).toHaveLength(1);
});

// Proves V3.6.
test("a visitor who goes on before the pass is read keeps the pass, and not the page that is shown by then", async () => {
  const { path, code } = await payForPass(site, { flightDate: today() });
  const page = await site.open("/terms", { serviceWorkers: "allow" });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/passes/${code}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await hydrated(page);
  await page.getByRole("link", { name: "Help" }).first().click();
  await page.waitForURL("**/contact");
  release();
  await expect.poll(() => scopes(page)).toEqual(["/pass/"]);
  const files = await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  }, `pass:${code}`);
  expect(files).toContain(path);
  expect(files).not.toContain("/contact");
});

// Proves V3.6.
test("a pass that is used, or whose day is over, is kept no longer", async () => {
  const [used, over] = [
    await payForPass(site, { flightDate: today() }),
    await payForPass(site, { flightDate: today() }),
  ];
  const page = await site.open(over.path);
  await page.getByText(WORDS.en.kept).waitFor({ state: "attached" });
  await page.goto(used.path);
  await page.getByText(WORDS.en.kept).waitFor({ state: "attached" });
  expect((await names(page)).toSorted()).toEqual(
    [`pass:${over.code}`, `pass:${used.code}`].toSorted(),
  );

  const { access_token } = await calls.agent();
  await site.post(
    `/api/passes/${used.code}/redeem`,
    { nonce: "at-the-lane" },
    { authorization: `Bearer ${access_token}` },
  );
  await page.reload();
  await expect.poll(() => state(page).textContent()).toBe("USED");
  expect(await page.getByRole("link", { name: /Google/, includeHidden: true }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await expect.poll(() => names(page)).toEqual([`pass:${over.code}`]);

  // Two days later the page of any pass forgets it, and the worker goes too.
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await page.reload();
  await expect.poll(() => names(page)).toEqual([]);
  await expect.poll(() => scopes(page)).toEqual([]);
});

const inTurn = takingTurns();
for (const language of ["en", "fr"] as const) {
  inTurn(
    language,
    `a lane's phone that is loaded again without network keeps its lane, its last passes and its queue: ${language}`,
    async () => {
      const { prefix } = WORDS[language];
      const [checked, waiting] = [
        await payForPass(site, { flightDate: today() }),
        await payForPass(site, { flightDate: today() }),
      ];
      const page = await site.open(`${prefix}/scan${await pairingCode(calls)}`, {
        viewport: VIEWS[language],
        expectedErrors: OFFLINE,
        serviceWorkers: "allow",
      });
      const show = async (code: string, result: string) => {
        await page.fill('[name="code"]', code);
        await page.keyboard.press("Enter");
        await page.locator(`[data-field="scan-result"][data-result="${result}"]`).waitFor();
      };
      await show(checked.code, "valid");
      await expect.poll(() => scopes(page)).toEqual([`${prefix}/scan`]);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("envol.lane-list")))
        .not.toBeNull();

      await page.context().setOffline(true);
      await page.reload();
      await page.locator("header").getByText("Lane 1").waitFor();
      await show(waiting.code, "valid");
      await page.reload();
      await page.locator("header").getByText("Lane 1").waitFor();
      await expect.poll(() => page.locator('[data-field="scan"]').count()).toBe(2);
      await expect
        .poll(() => page.locator('[data-field="scan"]').last().textContent())
        .toContain(checked.orderNumber);
      await expect
        .poll(() => page.getByRole("status").filter({ hasText: "1 pass" }).count())
        .toBe(1);
      // What was answered is forgotten with its code; only what waits has one.
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(checked.code);

      await page.context().setOffline(false);
      await expect
        .poll(() => page.locator('[data-field="scan"]').first().textContent())
        .toContain(waiting.orderNumber);
      expect(
        await site.rows("SELECT result FROM redemptions WHERE order_id = ?", waiting.orderId),
      ).toEqual([{ result: "valid" }]);
    },
  );
}

test("a phone that is no lane's any more keeps nothing", async () => {
  const page = await site.open(`/scan${await pairingCode(calls)}`, {
    expectedErrors: /status of 401/,
  });
  await expect.poll(() => names(page)).toEqual(["lane"]);
  await site.rows("UPDATE devices SET revoked_at = ?, token_hash = NULL", Date.now());
  await page.reload();
  await page.getByRole("heading", { name: "This phone isn’t allowed yet" }).waitFor();
  await expect.poll(() => names(page)).toEqual([]);
  await expect.poll(() => scopes(page)).toEqual([]);
});
