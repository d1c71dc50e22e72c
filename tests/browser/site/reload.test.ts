import { expect, test } from "vitest";
import { awaken, browserSite, holdScripts, hydrated, PHONE } from "../browser-site.ts";
import { EVERY_VIEW } from "../turns.ts";

const site = browserSite();

/** The test touches nothing in the other language, because what was typed must show by itself. */
const FORMS = [
  { path: "/contact", typed: { email: "ada@example.org", message: "Where is my pass?" } },
  { path: "/withdraw", typed: { name: "Ada", reference: "A-1", email: "ada@example.org" } },
  { path: "/services", typed: { email: "ada@example.org", message: "Where is my pass?" } },
  { path: "/unsubscribe", typed: { email: "ada@example.org" } },
];
/** All forms keep a draft in the same way, so one of them is enough; `EVERY_VIEW=1` tests all. */
test.each(EVERY_VIEW ? FORMS : FORMS.slice(0, 1))(
  "$path keeps what is typed when the language changes, and on the way back",
  async ({ path, typed }) => {
    const page = await site.open(path);
    await awaken(page);
    const form = page.locator("main form").filter({ has: page.locator('[name="email"]') });
    const field = (name: string) => form.locator(`[name="${name}"]`);
    const expectTyped = async () => {
      for (const [name, text] of Object.entries(typed))
        await expect.poll(() => field(name).inputValue()).toBe(text);
    };
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await page.locator('a[hreflang="fr"]').first().click();
    await page.waitForURL(`**/fr${path}`);
    await expectTyped();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === path);
    await expectTyped();
  },
);

test("on the way back the currency is that of the prices", async () => {
  const page = await site.open("/pre-checkout");
  await awaken(page);
  const currency = page.locator('header select[name="currency"]');
  await currency.selectOption("EUR");
  await page.goto("/services");
  await awaken(page);
  await currency.selectOption("GBP");
  await expect
    .poll(() => page.context().cookies())
    .toContainEqual(expect.objectContaining({ name: "currency", value: "GBP" }));
  await page.goBack();
  await expect.poll(() => currency.inputValue()).toBe("GBP");
  expect(await page.textContent("main")).toContain("£");
});

test("on the way back, the pass and the button of /fast-track know the airport and the travellers that the browser restores", async () => {
  const page = await site.open("/fast-track", { viewport: PHONE });
  await awaken(page);
  await page.selectOption('main select[name="airport"]', "CDG");
  await page.locator('main label:has([name="adults"][value="3"])').click();
  await page.goto("/faq");
  await page.goBack();
  await awaken(page);
  expect(await page.inputValue('main select[name="airport"]')).toBe("CDG");
  expect(await page.isChecked('main [name="adults"][value="3"]')).toBe(true);
  const code = page.locator('main h2 + [aria-hidden="true"]').first();
  await expect.poll(() => code.textContent()).toBe("CDG");
  await page.locator("main a[href^='/fast-track-form']").first().click();
  await expect.poll(() => page.inputValue('[name="adults"]')).toBe("3");
});

test("a currency that is chosen before any script has come is that of the next page", async () => {
  const page = await site.open("about:blank");
  const release = await holdScripts(page);
  await page.goto("/");
  await page.locator('header select[name="currency"]').selectOption("GBP");
  await page.locator('header a[href="/services"]').first().click();
  await page.waitForURL("**/services");
  expect(await page.locator('header select[name="currency"]').inputValue()).toBe("GBP");
  release();
});

test("/auth keeps what is typed before and after a reload, whatever the history knows", async () => {
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const page = await site.open("/auth", { viewport: PHONE });
  await awaken(page);
  // A reload keeps the entry of the history, with what the page before has handed over.
  await page.evaluate(() => {
    const handedOver = { ended: true, redirect: "/account", order: { id: "x" }, trail: ["x"] };
    history.replaceState({ ...history.state, ...handedOver }, "");
  });
  await field("email").fill("ada@example.org");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await field("password").fill("Lovelace 1852");
  release();
  await hydrated(page);
  await page.getByText(/session a expiré/).waitFor();
  await expect.poll(() => field("email").inputValue()).toBe("ada@example.org");
  expect(await field("password").inputValue()).toBe("Lovelace 1852");
});

test("signing up in a page from before a deployment says to reload it, and keeps what is typed", async () => {
  const page = await site.open("/auth", { viewport: PHONE, expectedErrors: /404/ });
  await awaken(page);
  await page.getByRole("tab").nth(1).click();
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field("fullName").waitFor();
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  const typed = {
    fullName: "Ada Lovelace",
    email: "ada@example.org",
    password: "Lovelace 1852",
    confirmPassword: "Lovelace 1852",
  };
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await field("confirmPassword").press("Enter");
  await page.getByText(/There’s a new version|Notre site a changé/).waitFor();
  for (const [name, text] of Object.entries(typed))
    expect(await field(name).inputValue()).toBe(text);
});
