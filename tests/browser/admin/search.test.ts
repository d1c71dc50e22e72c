import type { Page, Request } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { browserSite, holdRequests, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open } = siteAdmin(site);

const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  button: "Rechercher",
  near: "proche de «\u00a0Lefevrre\u00a0»",
  none: /Aucun résultat pour «\u00a0zzzz\u00a0»/,
  failed: "La recherche a échoué.",
  retry: "Réessayer",
  mail: "Bonjour,\nje n’ai rien reçu. Où est ma confirmation ? Ma commande :\nNUMBER.\nMerci",
  page: "Départs",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  button: "Search",
  near: "close to “Lefevrre”",
  none: /We found nothing for “zzzz”/,
  failed: "Search failed.",
  retry: "Try again",
  mail: "Hello,\nI got nothing. Where is my confirmation? My order:\nNUMBER.\nThanks",
  page: "Departures",
};

let order: { id: string; order_number: string };
beforeAll(async () => {
  ({ order } = (
    await site.book({
      firstName: "Zoé",
      lastName: "Lefèvre",
      flightNumber: "EX2048",
      email: "zoe@voyage.example",
    })
  ).booking);
  // Newer, and has the words of that address.
  await site.book({ firstName: "Zoe", lastName: "Example", email: "voyage@mail.example" });
});

const box = (page: Page) => page.getByRole("dialog").getByRole("combobox");
const options = (page: Page) => page.getByRole("dialog").getByRole("option");
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  const { language, viewport } = words;
  const start = async () => {
    const page = await open(`/admin/departures?lang=${language}`, { viewport });
    await page.getByRole("heading", { level: 1 }).waitFor();
    return page;
  };

  inTurn(
    language,
    `an order is found by "ex 2048, Lefevrre" and opened by keys alone; of a mail that is pasted, its order is one Enter away (${language})`,
    async () => {
      const page = await start();
      await page.keyboard.press("Control+k");
      await expect
        .poll(() => box(page).evaluate((input) => input === document.activeElement))
        .toBe(true);
      await page.keyboard.type("ex 2048, Lefevrre");
      await options(page).filter({ hasText: order.order_number }).waitFor();
      // Until the last letter is typed, other words may have found it.
      await expect.poll(() => active(page).textContent()).toContain(words.near);
      expect(await box(page).getAttribute("aria-activedescendant")).toBe(
        await active(page).getAttribute("id"),
      );
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect
        .poll(() =>
          page
            .locator("dialog[open]")
            .evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth),
        )
        .toBe(true);

      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/admin/orders/${order.id}`);
      expect(await page.locator("dialog[open]").count()).toBe(0);

      // The search is offered again, and is in no storage.
      await page.keyboard.press("Control+k");
      await expect.poll(() => active(page).textContent()).toBe("ex 2048, Lefevrre");
      // An id with a space is none.
      expect(await active(page).getAttribute("id")).not.toMatch(/\s/);
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      ).not.toContain("Lefevrre");
      await page.keyboard.press("Escape");
      expect(await page.locator("dialog[open]").count()).toBe(0);

      await page.goBack();
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: words.button, exact: true }).click();
      const mail = words.mail.replace("NUMBER", order.order_number);
      await box(page).evaluate((input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        input.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, mail);
      await options(page).filter({ hasText: order.order_number }).waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/admin/orders/${order.id}`);
      expect(await page.getByRole("dialog").count()).toBe(0);
    },
  );

  inTurn(
    language,
    `a search that is opened again as it closes stays open, leads to pages, and says when it finds nothing (${language})`,
    async () => {
      const page = await start();
      await page.keyboard.press("Control+k");
      await box(page).waitFor();
      await page.evaluate(async () => {
        document.querySelector<HTMLElement>("dialog[open] > button:last-child")!.click();
        // React closes it here, and the browser says so in a task of its own.
        for (let n = 0; n < 20; n += 1) await Promise.resolve();
        const isAsked = { key: "k", ctrlKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent("keydown", isAsked));
      });
      await page.keyboard.type("zzzz");
      await expect.poll(() => box(page).inputValue()).toBe("zzzz");
      await page.getByText(words.none).waitFor();
      expect(await options(page).count()).toBe(0);
      await box(page).fill("Zoé <ZOE@voyage.example>");
      await expect.poll(() => active(page).textContent()).toContain(order.order_number);
      await box(page).fill(words.page.toUpperCase());
      await expect.poll(() => active(page).textContent()).toBe(words.page);
    },
  );
}

test("on a busy computer the letters that are typed while the dialog appears stay in it", async () => {
  const page = await open("/admin/departures", { viewport: VIEWS.en, expectedErrors: /^busy$/ });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // From the moment when the field is there, the page has something else to do.
  await page.evaluate(() => {
    const busy = new MutationObserver(() => {
      if (!document.querySelector('[role="combobox"]')) return;
      busy.disconnect();
      console.warn("busy");
      const end = performance.now() + 500;
      while (performance.now() < end);
    });
    busy.observe(document.body, { childList: true, subtree: true });
  });
  const release = await holdRequests(page, "**/assets/search-palette*.js");
  await page.keyboard.press("Control+k");
  const isBusy = page.waitForEvent("console", (message) => message.text() === "busy");
  release();
  await isBusy;
  await page.keyboard.type("lefevre");
  await expect.poll(() => box(page).inputValue()).toBe("lefevre");
});

test("a response to an older text is never shown, a failure can be tried again, a page is opened by keyboard after a search was deleted, and Enter opens a result of the text that was typed last, however late it comes", async () => {
  await site.book({ firstName: "Anna", lastName: "Before" });
  const { booking } = await site.book({ firstName: "Zoe", lastName: "Afterwards" });
  const page = await open("/admin/departures?lang=en", {
    viewport: VIEWS.en,
    expectedErrors: /503|Failed to load/,
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let failures = 5;
  await page.route(/\/api\/admin\/search\?q=Le(f|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route(/\/api\/admin\/search\?q=broken/, (route) =>
    failures-- > 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.keyboard.press("Control+k");
  const asked = page.waitForRequest(/search\?q=Lef$/);
  await box(page).fill("Lef");
  const late = await asked;
  const isOver = (request: Request) => request === late;
  const ended = Promise.race([
    page.waitForEvent("requestfinished", isOver),
    page.waitForEvent("requestfailed", isOver),
  ]);
  await box(page).fill("zzzz");
  await page.getByText(ENGLISH.none).waitFor();
  release();
  await ended;
  // What this page was told before the response to this has been handled.
  await page.evaluate(async () => (await fetch("/robots.txt")).text());
  expect(await options(page).count()).toBe(0);

  await box(page).fill("broken");
  await page.getByText(ENGLISH.failed).waitFor();
  failures = 0;
  await page.getByRole("button", { name: ENGLISH.retry }).click();
  await page.getByText(/We found nothing for “broken”/).waitFor();

  await box(page).fill("");
  const devices = options(page).filter({ hasText: "Lane phones" });
  await devices.waitFor();
  while ((await devices.getAttribute("aria-selected")) !== "true")
    await box(page).press("ArrowDown");
  await box(page).press("Enter");
  await expect.poll(() => page.textContent("h1")).toBe("Lane phones");

  await page.keyboard.press("Control+k");
  await box(page).fill("Before");
  await options(page).filter({ hasText: "Anna Before" }).first().waitFor();
  const releaseLast = await holdRequests(page, "**/api/admin/search?q=Afterwards");
  await box(page).fill("Afterwards");
  await box(page).press("Enter");
  releaseLast();
  await page.waitForURL("**/admin/orders/*");
  expect(new URL(page.url()).pathname).toBe(`/admin/orders/${booking.order.id}`);
});
