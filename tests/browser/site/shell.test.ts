import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { axeViolations } from "../accessibility.ts";
import {
  awaken,
  browserSite,
  DESKTOP,
  holdScripts,
  hydrated,
  nextFrames,
  PHONE,
} from "../browser-site.ts";
import { oneView } from "../turns.ts";

const site = browserSite();

test("a page whose runtime a deployment has replaced reloads at the first touch, at most once a minute", async () => {
  const page = await site.open("about:blank", {
    expectedErrors: /status of 404|Failed to fetch dynamically/,
  });
  await page.clock.install();
  await page.goto("/services");
  const entry = (await page.getAttribute("html", "data-entry"))!;
  await page.route(`**${entry}`, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on("load", () => loads++);
  const refused = () => page.waitForResponse((response) => response.url().endsWith(entry));

  const atOnce = refused();
  await page.mouse.move(10, 300);
  await atOnce;
  await page.clock.runFor(61_000);
  expect(loads).toBe(0);

  const late = page.waitForEvent("load");
  await page.mouse.move(20, 300);
  await late;
  await page.unroute(`**${entry}`);
  await awaken(page);
  expect(loads).toBe(1);
});

test("a page fetches none of the sheets that it holds, and keeps them on the way elsewhere and back", async () => {
  const page = await site.open("/services");
  const held = (await page.getAttribute("html", "data-chunks"))!.match(/\S+\.css/g)!;
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await awaken(page);
  await page.waitForLoadState("networkidle");
  const before = await height();
  await page.locator('footer a[href$="/faq"]').click();
  await expect
    .poll(async () => (await fetched()).filter((path) => path.startsWith("/assets/faq-")))
    .toHaveLength(2);
  await page.goBack();
  await expect.poll(height).toBe(before);
  expect((await fetched()).filter((path) => held.includes(path))).toEqual([]);
  expect(held.length).toBeGreaterThan(5);
});

test("the header stands as it does on a desktop when a narrow window grows back, however soon, and turns light while the pricing section lies beneath it", async () => {
  const page = await site.open("/");
  const rightEdges = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll("header a, header button")].map((element) =>
        Math.round(element.getBoundingClientRect().right),
      ),
    ]);
  const desktop = await rightEdges();
  for (let turn = 0; turn < 2; turn++) {
    await page.setViewportSize(PHONE);
    await rightEdges();
    await page.setViewportSize(DESKTOP);
    expect(await rightEdges()).toEqual(desktop);
  }
  const tone = () => page.getAttribute("header", "data-tone");
  const scrollBeyondPricing = (offset: number) =>
    page.evaluate(
      (by) =>
        window.scrollTo(
          0,
          document.getElementById("pricing")!.getBoundingClientRect().top + scrollY + by,
        ),
      offset,
    );
  expect(await tone()).toBe("dark");
  await scrollBeyondPricing(-90);
  await hydrated(page);
  // Half a pixel may be rounded either way; a jump is further.
  const top = await page.evaluate(
    () => document.getElementById("pricing")!.getBoundingClientRect().top,
  );
  expect(Math.abs(top - 90)).toBeLessThan(3);
  await expect.poll(tone).toBe("dark");
  await scrollBeyondPricing(-70);
  await expect.poll(tone).toBe("light");
  await scrollBeyondPricing(200);
  await expect.poll(tone).toBe("light");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(tone).toBe("dark");
});

test.each(oneView(["fr", "en"]))(
  "the menu of a phone holds the keyboard and the page still until it is closed, before any script: %s",
  async (language) => {
    const page = await site.open("about:blank", { viewport: PHONE });
    await holdScripts(page);
    await page.goto(language === "en" ? "/" : "/fr");
    const toggle = page.locator("header [popovertarget]");
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest("header, main, footer")?.localName ?? "the browser",
      );
    await toggle.focus();
    await page.keyboard.press("Enter");
    const menu = page.locator("#menu");
    const paths = [
      "/",
      "/services",
      "/fast-track",
      "/contact",
      "/fast-track-form",
      "/faq",
      "/find-booking",
      "/unsubscribe",
    ];
    const hrefs = paths.map((path) =>
      language === "en" ? path : `/fr${path === "/" ? "" : path}`,
    );
    const held = await menu
      .locator("a:visible")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("?")[0]));
    expect(held).toEqual(
      expect.arrayContaining([...hrefs, "/account", "tel:+442079460321", siteConfig.memberPortal]),
    );
    for (const key of ["Tab", "Shift+Tab"]) {
      const stops = new Set<string>();
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press(key);
        stops.add(await focused());
      }
      stops.delete("the browser");
      expect([...stops]).toEqual(["header"]);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await nextFrames(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect
      .poll(() => toggle.evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(focused).toBe("main");
  },
);

test("a link of the menu closes it, also one to the page that is open", async () => {
  const page = await site.open("/", { viewport: PHONE });
  await awaken(page);
  const menu = page.locator("#menu");
  for (const name of ["Home", "Contact"]) {
    await page.getByRole("button", { name: "Toggle menu" }).click();
    await menu.getByRole("link", { name, exact: true }).click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  }
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  expect(await page.locator("main").getAttribute("inert")).toBe(null);
});

test("who wants less motion sees at once what is shown, and not a frame later", async () => {
  const page = await site.open("/contact");
  const seen = await page.evaluate(() => {
    const form = document.querySelector<HTMLElement>("main form")!;
    const field = form.querySelector("textarea")!;
    const before = field.checkVisibility({ visibilityProperty: true });
    form.style.visibility = "hidden";
    const hidden = field.checkVisibility({ visibilityProperty: true });
    form.style.visibility = "";
    return [before, hidden, field.checkVisibility({ visibilityProperty: true })];
  });
  expect(seen).toEqual([true, false, true]);
});

test("the header leaves a low window to the page, as at a zoom of 400 %, and the menu opens in it", async () => {
  const page = await site.open("/fr/faq", { viewport: { width: 320, height: 256 } });
  await page.evaluate(() => window.scrollTo(0, 400));
  const top = () =>
    page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom);
  expect(await top()).toBeLessThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator("header [popovertarget]").click();
  await page.locator("#menu").getByRole("link", { name: "Connexion" }).click({ trial: true });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
});

test("the language switch stays on the page and on its tab, and links keep the language", async () => {
  const page = await site.open("/services#ebooks");
  await hydrated(page);
  const header = page.locator("header");
  await header.getByRole("link", { name: "Lire cette page en français" }).click();
  await page.waitForURL("**/fr/services#ebooks");
  await expect.poll(() => page.getByRole("tab", { selected: true }).textContent()).toBe("eBooks");
  await page.getByRole("tab", { name: "Fast Track" }).click();
  await page.getByRole("link", { name: "Réserver un pass à l’unité" }).click();
  await page.waitForURL("**/fr/fast-track-form");
  await expect.poll(() => page.textContent("h1")).toBe("Réservez votre Fast Track");
  await expect.poll(() => page.title()).toContain("Réservez votre Fast Track");
  expect(await page.getAttribute("html", "lang")).toBe("fr");
  await header.getByRole("link", { name: "Read this page in English" }).click();
  await page.waitForURL((url) => url.pathname === "/fast-track-form");
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("en");
});

test("an unknown path gives status 404, the page, and its message on the console", async () => {
  const messages: string[] = [];
  const page = await site.open("about:blank", { expectedErrors: /404/ });
  page.on("console", (message) => messages.push(message.text()));
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect.poll(() => page.textContent("h1")).toBe("404");
  await page.getByText("Oops! Page not found").waitFor();
  expect(
    messages.filter((text) => text.includes("/no-such-page") && text.startsWith("404 Error")),
  ).toHaveLength(1);
  await awaken(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  // Who listens, or goes on by Tab, is on the new page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  await page.goBack();
  await expect.poll(() => page.textContent("h1")).toBe("404");
  const told = messages.filter((text) => text.startsWith("404 Error"));
  expect([told.length, told.filter((text) => text.includes("/no-such-page")).length]).toEqual([
    2, 2,
  ]);
});

// Proves V1.1.
test("the Content-Security-Policy lets no injected script or style run", async () => {
  const refused: string[] = [];
  const page = await site.open("/", { expectedErrors: /Content Security Policy|evil\.example/ });
  page.on("console", (message) => refused.push(message.text()));
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.appendChild(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p id="victim" style="color:red" onclick="window.injected = true">x</p><img src="https://evil.example/x.png">',
    );
    document.getElementById("victim")!.click();
    const outside = document.createElement("script");
    outside.src = "https://evil.example/x.js";
    document.body.appendChild(outside);
  });
  // The last to be asked for.
  await expect.poll(() => refused.join()).toContain("evil.example/x.js");
  expect(refused.length).toBeGreaterThanOrEqual(4);
  const ran = await page.evaluate(() => ({
    injected: "injected" in window,
    color: getComputedStyle(document.getElementById("victim")!).color,
  }));
  expect(ran.injected).toBe(false);
  expect(ran.color).not.toBe("rgb(255, 0, 0)");
});

// Proves V16.4.
test("a page that breaks shows 'Unexpected Application Error' and nothing of the cause", async () => {
  const page = await site.open("about:blank", { expectedErrors: /./ });
  await page.route("**/api/bookings/*", (route) => route.fulfill({ json: { order: null } }));
  await page.goto("/fast-track-payment/0192f0c0-0000-7000-8000-000000000000");
  await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
  expect(await page.textContent("body")).not.toMatch(/TypeError|undefined|null|\.js/);
  expect(await axeViolations(page)).toEqual([]);
});

test("a page whose style sheet is gone, as after a deployment, is loaded anew", async () => {
  const page = await site.open("/", { expectedErrors: /status of 404|Unable to preload CSS/ });
  await awaken(page);
  await page.route("**/assets/*.css", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  expect(await page.getByText("Unexpected Application Error").count()).toBe(0);
});

test("where the browser stores nothing, a page whose part is gone says so and offers a reload", async () => {
  const page = await site.open("about:blank", { expectedErrors: /status of 404|is missing/ });
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, "sessionStorage", {
      get() {
        throw new DOMException("Access is denied", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await awaken(page);
  await page.route("**/assets/*", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).first().click();
  await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
  await page.unroute("**/assets/*");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/contact");
});
