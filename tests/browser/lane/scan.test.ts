import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { inGroups, toShortCode } from "#domain/passes/pass.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, hydrated, VIEWS } from "../browser-site.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { createPerson, openSignedIn } from "../people.ts";
import { oneView, takingTurns } from "../turns.ts";
import { dayFromToday } from "../../flight-days.ts";

const site = browserSite();
const calls = authCalls(site);

const today = () => airportDate("CDG", Date.now());
const result = (page: Page) => page.locator('[data-field="scan-result"]');
// axe says the second, which reads style sheets once more.
const NETWORK =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|Couldn.t load preload assets|fetching the script/;

const WORDS = {
  en: {
    path: "/scan",
    check: "Check",
    valid: "VALID",
    used: "USED",
    usedOn: "Used on",
    party: "2 adults, 1 child, 1 infant",
    other: "WRONG AIRPORT",
    noPass: "NOT A PASS",
    unchecked: "NOT CHECKED",
    late: "checked later",
    stranger: "This phone isn’t allowed yet",
    start: "Start the camera",
    all: "Let 4 of 4 through",
    only: "Only 3",
    some: "Let 3 of 4 through · 1 left",
    takeBack: "Undo this admission",
    takenBack: "UNDONE",
    fourLeft: "4 left",
    byList: "this answer comes from today’s list",
    one: "Let 1 of 4 through",
    wrongDay: "WRONG DAY",
    wrongDayFor: "Valid for: CDG",
    checkedLater: "This pass was checked once you were back online.",
    clock: "clock is 26 hours ahead",
  },
  fr: {
    path: "/fr/scan",
    check: "Vérifier",
    valid: "VALIDE",
    used: "UTILISÉ",
    usedOn: "Utilisé",
    party: "2 adultes, 1 enfant, 1 bébé",
    other: "AUTRE AÉROPORT",
    noPass: "CE N’EST PAS UN PASS",
    unchecked: "NON VÉRIFIÉ",
    late: "vérifié plus tard",
    stranger: "Téléphone non autorisé",
    start: "Démarrer la caméra",
    all: "Laissez passer 4 sur 4",
    only: "Seulement 3",
    some: "Laissez passer 3 sur 4 · 1 restant",
    takeBack: "Annuler ce passage",
    takenBack: "PASSAGE ANNULÉ",
    fourLeft: "4 restants",
    byList: "Ce résultat vient donc de la liste du jour",
    one: "Laissez passer 1 sur 4",
    wrongDay: "AUTRE JOUR",
    wrongDayFor: "CDG, ",
    checkedLater: "Ce pass a été vérifié une fois la connexion rétablie.",
    clock: "retarde de 26 heures",
  },
};

const pairing = () => pairingCode(calls);
const keptList = (page: Page) => page.evaluate(() => localStorage.getItem("envol.lane-list"));
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("envol.shown-passes"));
/** A phone with the day's list. */
async function openPhone(language: "en" | "fr", path = WORDS[language].path) {
  const page = await site.open(path + (await pairing()), {
    viewport: VIEWS[language],
    expectedErrors: NETWORK,
    serviceWorkers: "allow",
  });
  await field(page).waitFor();
  await expect.poll(() => keptList(page)).not.toBeNull();
  return page;
}
const field = (page: Page) => page.locator('[name="code"]');
async function show(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

test.each(oneView(["fr", "en"] as const))(
  // Proves V3.7.
  "a paired phone accepts a pass once, and says when it was used: %s",
  async (language) => {
    const words = WORDS[language];
    const { path, code, orderId, orderNumber } = await payForPass(site, { flightDate: today() });
    const elsewhere = await payForPass(site, { airport: "JFK" });
    // French in the dark, English in the light.
    const colorScheme = language === "fr" ? "dark" : "light";
    const page = await site.open(words.path + (await pairing()), {
      viewport: VIEWS[language],
      colorScheme,
    });
    await page.locator("header").getByText("Lane 1").waitFor();
    // The code that has paired it is in no history.
    expect(new URL(page.url()).hash).toBe("");

    await show(page, site.url() + path);
    await result(page).getByText(words.valid, { exact: true }).waitFor();
    expect(await result(page).getAttribute("role")).toBe("alert");
    await expect.poll(() => result(page).innerText()).toContain(words.party);
    await expect.poll(() => result(page).innerText()).toContain(orderNumber);
    expect(await page.locator(":focus").getAttribute("name")).toBe("code");
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(await site.rows("SELECT status FROM orders WHERE id = ?", orderId)).toEqual([
      { status: "completed" },
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);

    await show(page, code.replaceAll(/(.{4})/g, "$1 "));
    await result(page).getByText(words.used, { exact: true }).waitFor();
    await expect.poll(() => result(page).innerText()).toContain(words.usedOn);
    await show(page, elsewhere.code);
    await result(page).getByText(words.other, { exact: true }).waitFor();
    await show(page, "FT-1795176000000-ABC123");
    await result(page).getByText(words.noPass, { exact: true }).waitFor();
    // What is no pass can be mended where it was typed.
    expect(await field(page).inputValue()).toBe("FT-1795176000000-ABC123");
    await expect.poll(() => page.locator('[data-field="scan"]').count()).toBe(3);
  },
);

const inTurn = takingTurns();
for (const language of ["en", "fr"] as const) {
  inTurn(
    language,
    `without network a tap is taken back, and a pass without the list is kept and handed in once: ${language}`,
    async () => {
      const words = WORDS[language];
      const { code, orderId } = await payForPass(site, { flightDate: today() });
      const other = await payForPass(site, { flightDate: today() });
      const page = await openPhone(language);
      // The phone has the day's list, so a tap is taken back before the server hears of it.
      await page.context().setOffline(true);
      await show(page, other.code);
      await result(page).getByText(words.all, { exact: true }).waitFor();
      await page.getByRole("button", { name: words.takeBack }).click();
      await result(page).getByText(words.takenBack, { exact: true }).waitFor();
      await expect.poll(() => result(page).innerText()).toContain(words.fourLeft);
      await page.context().setOffline(false);
      await expect.poll(() => kept(page)).toBeNull();
      expect(
        await site.rows("SELECT id FROM redemptions WHERE order_id = ?", other.orderId),
      ).toEqual([]);
      await show(page, other.code);
      await result(page).getByText(words.all, { exact: true }).waitFor();

      await page.evaluate(() => localStorage.removeItem("envol.lane-list"));
      await page.context().setOffline(true);
      await show(page, code);
      await result(page).getByText(words.unchecked, { exact: true }).waitFor();
      const queued = await page.evaluate(() => localStorage.getItem("envol.shown-passes"));
      expect(queued).toContain(code);
      expect(await site.rows("SELECT id FROM redemptions WHERE order_id = ?", orderId)).toEqual([]);

      await page.context().setOffline(false);
      // The phone corrects its clock by each response, so two scans of one second may change places.
      const late = page.locator('[data-field="scan"]').filter({ hasText: words.late });
      await late.waitFor();
      await expect.poll(() => late.innerText()).toContain(words.valid);
      const [row, ...more] = await site.rows<{ scanned_at: number; result: string }>(
        "SELECT scanned_at, result FROM redemptions WHERE order_id = ?",
        orderId,
      );
      expect([row!.result, more]).toEqual(["valid", []]);
      expect(new Date(row!.scanned_at).toISOString()).toBe(
        (JSON.parse(queued!) as { scannedAt: string }[])[0]!.scannedAt,
      );
      expect(await page.evaluate(() => localStorage.getItem("envol.shown-passes"))).toBeNull();
    },
  );
}

for (const language of ["en", "fr"] as const) {
  inTurn(
    language,
    `a lane says that fewer came, and takes a wrong tap back: ${language}`,
    async () => {
      const words = WORDS[language];
      const { code, orderId, orderNumber } = await payForPass(site, { flightDate: today() });
      const state = async () => ({
        ...(
          await site.rows<{ status: string }>("SELECT status FROM orders WHERE id = ?", orderId)
        )[0],
        ...((await (await site.get(`/api/passes/${code}`)).json()) as { left: number }),
      });
      const page = await site.open(words.path + (await pairing()), { viewport: VIEWS[language] });
      await field(page).waitFor();
      await show(page, code);
      await result(page).getByText(words.all, { exact: true }).waitFor();
      expect(await state()).toMatchObject({ status: "completed", left: 0 });
      const panel = page.locator('[data-field="correction"]');
      await expect.poll(() => panel.innerText()).toContain(orderNumber);
      await show(page, "xyz");
      await result(page).getByText(words.noPass, { exact: true }).waitFor();
      expect(await panel.count()).toBe(0);
      // Mending the entry ends its refusal, and the pass before can be taken back again.
      await field(page).fill("");
      await expect.poll(() => panel.innerText()).toContain(orderNumber);

      await page.getByRole("button", { name: words.only }).click();
      await result(page).getByText(words.some, { exact: true }).waitFor();
      expect(await state()).toMatchObject({ status: "completed", left: 1 });

      await page.getByRole("button", { name: words.takeBack }).click();
      await result(page).getByText(words.takenBack, { exact: true }).waitFor();
      await expect.poll(() => result(page).innerText()).toContain(words.fourLeft);
      expect(await state()).toMatchObject({ status: "paid", left: 4 });
      expect(await panel.count()).toBe(0);
      await expect.poll(() => page.locator('[data-field="scan"]').count()).toBe(2);
    },
  );
}

for (const language of ["en", "fr"] as const) {
  inTurn(
    language,
    `a party comes in two turns to two phones, then to one without network: ${language}`,
    async () => {
      const words = WORDS[language];
      const answer = (page: Page, text: string) =>
        result(page).getByText(text, { exact: true }).waitFor();
      const left = async (code: string) =>
        ((await (await site.get(`/api/passes/${code}`)).json()) as { left: number }).left;
      const [code, offline, twice, tomorrow] = [
        (await payForPass(site, { flightDate: today() })).code,
        (await payForPass(site, { flightDate: today() })).code,
        (await payForPass(site, { flightDate: today() })).code,
        (await payForPass(site, { flightDate: dayFromToday(1) })).code,
      ];
      const [first, second] = [await openPhone(language), await openPhone(language)];
      await show(first, code);
      await first.getByRole("button", { name: words.only }).click();
      await answer(first, words.some);
      await show(second, code.slice(0, 8).toLowerCase());
      await answer(second, words.one);
      await show(second, code);
      await answer(second, words.used);

      await first.context().setOffline(true);
      await show(first, offline);
      await answer(first, words.all);
      const panel = first.locator('[data-field="correction"]');
      await expect.poll(() => panel.innerText()).toContain(inGroups(toShortCode(offline)));
      await first.getByRole("button", { name: words.only }).click();
      await answer(first, words.some);
      await expect.poll(() => result(first).innerText()).toContain(words.byList);
      await show(first, offline);
      await answer(first, words.one);
      await show(first, offline);
      await answer(first, words.used);
      await show(first, tomorrow);
      await answer(first, words.wrongDay);
      await expect.poll(() => result(first).innerText()).toContain(words.wrongDayFor);
      expect(await left(offline)).toBe(4);

      await first.context().setOffline(false);
      await expect.poll(() => kept(first)).toBeNull();
      expect(await left(offline)).toBe(0);
      expect(await left(tomorrow)).toBe(4);

      await second.context().setOffline(true);
      await show(second, tomorrow);
      await answer(second, words.wrongDay);
      await show(first, twice);
      await answer(first, words.all);
      await show(second, twice);
      await answer(second, words.all);
      await second.context().setOffline(false);
      // The server knows better than what the screen still says.
      await answer(second, words.used);
      await answer(second, words.checkedLater);
      expect(await second.locator('[data-field="correction"]').count()).toBe(0);
    },
  );
}

for (const [language, hours] of [
  ["en", 26],
  ["fr", -26],
] as const) {
  inTurn(
    language,
    `a phone with a wrong clock says so, and decides by the right time without network: ${language}`,
    async () => {
      const words = WORDS[language];
      const { code, orderId } = await payForPass(site, { flightDate: today() });
      const tomorrow = await payForPass(site, {
        flightDate: dayFromToday(1),
      });
      const page = await site.open("/terms", {
        viewport: VIEWS[language],
        expectedErrors: NETWORK,
        serviceWorkers: "allow",
      });
      await page.addInitScript((ms) => {
        const now = Date.now;
        Date.now = () => now() + ms;
      }, hours * 3_600_000);
      const warning = page.locator('[data-notice="clock"]');
      await page.goto(words.path + (await pairing()));
      await warning.getByText(words.clock).waitFor();
      await expect.poll(() => keptList(page)).not.toBeNull();
      await page.evaluate(() => navigator.serviceWorker.ready);

      await page.context().setOffline(true);
      await page.reload();
      await warning.getByText(words.clock).waitFor();
      await show(page, tomorrow.code);
      await result(page).getByText(words.wrongDay, { exact: true }).waitFor();
      await show(page, code);
      await result(page).getByText(words.all, { exact: true }).waitFor();

      await page.context().setOffline(false);
      await expect.poll(() => kept(page)).toBeNull();
      expect(
        await site.rows(
          "SELECT result, scanned_at / 1000 > unixepoch() - 600 AS is_recent FROM redemptions WHERE order_id = ?",
          orderId,
        ),
      ).toEqual([{ result: "valid", is_recent: 1 }]);
    },
  );
}

test("the screen is kept awake, also once it is seen again, and each answer vibrates in its way", async () => {
  const { code } = await payForPass(site, { flightDate: today() });
  const page = await site.open("/terms");
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const released = { release: async () => undefined };
    Object.defineProperty(navigator, "wakeLock", {
      value: { request: async (kind: string) => (asked.push(kind), released) },
    });
    navigator.vibrate = (pattern) => asked.push(pattern) > 0;
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
  const see = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await page.goto(WORDS.en.path + (await pairing()));
  await field(page).waitFor();
  await expect.poll(asked).toEqual(["screen"]);
  await see("hidden");
  expect(await asked()).toEqual(["screen"]);
  await see("visible");
  await expect.poll(asked).toEqual(["screen", "screen"]);
  await show(page, code);
  await result(page).getByText(WORDS.en.valid, { exact: true }).waitFor();
  await show(page, code);
  await result(page).getByText(WORDS.en.used, { exact: true }).waitFor();
  expect((await asked()).slice(2)).toEqual([[80], [250, 80, 250]]);
});

// Proves V3.9.
test("a response that is lost on its way is asked for again with the same nonce, and counts once", async () => {
  const { code, orderId } = await payForPass(site, { flightDate: today() });
  const page = await openPhone("en");
  const nonces: unknown[] = [];
  await page.route("**/redeem", async (route) => {
    nonces.push((route.request().postDataJSON() as { nonce: string }).nonce);
    if (nonces.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await show(page, code);
  await result(page).getByText(WORDS.en.byList).waitFor();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.locator('[data-field="scan"]').getByText(WORDS.en.late).waitFor();
  await expect
    .poll(() => page.locator('[data-field="scan"]').innerText())
    .toContain(WORDS.en.valid);
  expect(new Set(nonces).size).toBe(1);
  expect(await site.rows("SELECT result FROM redemptions WHERE order_id = ?", orderId)).toEqual([
    { result: "valid" },
  ]);
});

test("what is typed or taken back while a pass is checked has its turn", async () => {
  const passes = [
    await payForPass(site, { flightDate: today() }),
    await payForPass(site, { flightDate: today() }),
  ];
  const page = await openPhone("en");
  let release = () => {};
  let released = new Promise<void>((done) => (release = done));
  await page.route("**/redeem", async (route) => {
    await released;
    await route.continue();
  });
  const scans = page.locator('[data-field="scan"]');
  for (const { code } of passes) await show(page, code);
  await field(page).press("Enter");
  await field(page).fill("half ty");
  release();
  await expect.poll(() => scans.count()).toBe(2);
  expect(await field(page).inputValue()).toBe("half ty");
  const statuses = async () => {
    const found = passes.map(({ orderId }) =>
      site.rows("SELECT status FROM orders WHERE id = ?", orderId),
    );
    return (await Promise.all(found)).flat().map(({ status }) => status);
  };
  expect(await statuses()).toEqual(["completed", "completed"]);

  const third = await payForPass(site, { flightDate: today() });
  released = new Promise<void>((done) => (release = done));
  await show(page, third.code);
  // It is about the second pass, which is the newest that was accepted.
  await page.getByRole("button", { name: WORDS.en.takeBack }).click();
  release();
  await result(page).getByText(WORDS.en.takenBack).waitFor();
  expect(await statuses()).toEqual(["completed", "paid"]);
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", third.orderId)).toEqual([
    { status: "completed" },
  ]);
});

test("a pass that comes into view while another is checked is checked next", async () => {
  const [first, second] = [
    await payForPass(site, { flightDate: today() }),
    await payForPass(site, { flightDate: today() }),
  ];
  const page = await openPhone("en");
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d")!.fillRect(0, 0, 9, 9);
    HTMLMediaElement.prototype.play = () => Promise.resolve();
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(["qr_code"]);
        }
        detect = () => {
          document.body.dataset.seen = document.title;
          return Promise.resolve([{ rawValue: document.title }]);
        };
      },
    });
  });
  const hold = (code: string) => page.evaluate((text) => void (document.title = text), code);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let asked = 0;
  await page.route("**/redeem", async (route) => {
    asked += 1;
    if (asked === 1) await released;
    await route.continue();
  });
  await hold(first.code);
  await page.getByRole("button", { name: WORDS.en.start }).click();
  await expect.poll(() => asked).toBe(1);
  await hold(second.code);
  await expect.poll(() => page.evaluate(() => document.body.dataset.seen)).toBe(second.code);
  release();
  await expect.poll(() => page.locator('[data-field="scan"]').count()).toBe(2);
  expect(
    await site.rows("SELECT id FROM redemptions WHERE order_id = ?", second.orderId),
  ).toHaveLength(1);
});

test("a phone that was revoked says so at its next pass, which it keeps", async () => {
  const { code } = await payForPass(site, { flightDate: today() });
  const page = await site.open(WORDS.en.path + (await pairing()), {
    expectedErrors: /Failed to load resource/,
  });
  await field(page).waitFor();
  await site.rows("UPDATE devices SET revoked_at = ?, token_hash = NULL", Date.now());
  await show(page, code);
  await page.getByRole("heading", { name: WORDS.en.stranger }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("envol.shown-passes"))).toContain(code);
});

test("a phone that is paired for another airport decides nothing by the list of the former one", async () => {
  const page = await openPhone("en");
  await page.route("**/passes/lane/list", (route) => route.abort());
  await page.goto(`${WORDS.en.path}?again${await pairingCode(calls, "JFK")}`);
  await page.locator("header").getByText("JFK").waitFor();
  await field(page).waitFor();
  expect(await keptList(page)).toBeNull();
});

test("staff accept passes of every airport with their session", async () => {
  const { code, orderId } = await payForPass(site, { airport: "JFK" });
  const agent = await createPerson(site, { role: "agent" });
  const page = await openSignedIn(site, agent, "/scan");
  await page.getByText("All airports").waitFor();
  await show(page, code);
  await result(page).getByText("VALID", { exact: true }).waitFor();
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", orderId)).toEqual([
    { status: "completed" },
  ]);
});

for (const language of ["en", "fr"] as const) {
  inTurn(
    language,
    `anybody else is told how to become a lane, and a used code how to get another: ${language}`,
    async () => {
      const words = WORDS[language];
      const page = await site.open(words.path, {
        viewport: VIEWS[language],
        expectedErrors: /422/,
      });
      await page.getByRole("heading", { name: words.stranger }).waitFor();
      expect(await field(page).count()).toBe(0);
      await page.goto(`${words.path}?again#pair=no-such-code`);
      await hydrated(page);
      await page.getByRole("alert").waitFor();
      expect(new URL(page.url()).hash).toBe("");
    },
  );
}
