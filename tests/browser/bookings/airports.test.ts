import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, holdScripts, hydrated, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";

const site = browserSite();

test.each(
  oneView([
    ["en", "", "Airport (optional)", "gene", "1 airport found", "The lane: Terminal 1"],
    ["fr", "/fr", "Aéroport (facultatif)", "gene", "1 aéroport trouvé", "La file : Terminal 1"],
  ] as const),
)(
  "an airport is found by typing and chosen by Enter, and its lane is shown: %s",
  async (language, prefix, label, typed, found, lane) => {
    const page = await site.open(`${prefix}/fast-track-form`, { viewport: VIEWS[language] });
    const select = page.getByLabel(label, { exact: true });
    await select.focus();
    await hydrated(page);
    // The first letter opens the list, and is searched for.
    await page.keyboard.type(typed);
    await page.getByRole("status").filter({ hasText: found }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Nothing that is searched for is sent.
    const names = await page
      .locator("form")
      .first()
      .evaluate((form) => [...new FormData(form as HTMLFormElement).keys()]);
    expect(names).not.toContain("");
    await page.keyboard.press("Enter");
    await page.locator("select[name=airport]:focus").waitFor();
    expect(await select.inputValue()).toBe("GVA");
    await page.locator("[data-field=lane]").filter({ hasText: lane }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/fast-track-form`);
  },
);

test("a link that names an airport shows its lane; the list has recent airports first, and leaves the choice when it is left", async () => {
  const page = await site.open("/fast-track-form?airport=GVA");
  await page.locator("[name=firstName]").focus();
  await page.locator("[data-field=lane]").filter({ hasText: "Terminal 1" }).waitFor();
  const select = page.locator("select[name=airport]");
  const options = page.getByRole("listbox").getByRole("option");
  await select.focus();
  await hydrated(page);
  await select.click();
  await options.filter({ hasText: "Lisbon" }).click();
  expect(await select.inputValue()).toBe("LIS");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("group", { name: "Recent" }).getByRole("option").waitFor();
  expect(await page.getByRole("group", { name: "Recent" }).innerText()).toContain("LIS");
  await page.keyboard.type("zzz");
  await page.getByRole("status").filter({ hasText: "No airport found" }).waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.locator("select[name=airport]:focus").waitFor();
  expect(await select.inputValue()).toBe("LIS");
  await page.keyboard.press(" ");
  await page.getByRole("combobox", { name: "Airport" }).last().waitFor();
  await page.keyboard.press("Tab");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  // The traveller may still choose no airport.
  await select.click();
  await options.filter({ hasText: "Select Airport" }).click();
  expect(await select.inputValue()).toBe("");
});

test("who goes on to the next field before the list has loaded keeps the focus, and the airport that was entered", async () => {
  const page = await site.open("/fast-track-form");
  await awaken(page);
  const release = await holdScripts(page);
  const select = page.locator("select[name=airport]");
  const next = page.locator("[name=flightNumber]");
  await select.focus();
  await page.keyboard.type("heath");
  await page.keyboard.press("Enter");
  await next.focus();
  await page.keyboard.type("BA ");
  release();
  await expect.poll(() => select.inputValue()).toBe("LHR");
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.type("304");
  expect(await next.inputValue()).toBe("BA 304");
});

test("a text that finds no airport leaves no list open over the next field", async () => {
  const page = await site.open("/fast-track-form");
  await awaken(page);
  const release = await holdScripts(page);
  await page.locator("select[name=airport]").focus();
  await page.keyboard.type("zzz");
  await page.keyboard.press("Enter");
  const next = page.locator("[name=flightNumber]");
  await next.focus();
  const loaded = page.waitForResponse(/airport-picker/);
  release();
  await loaded;
  await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.type("BA 304");
  expect(await next.inputValue()).toBe("BA 304");
  expect(await page.getByRole("listbox").count()).toBe(0);
});

test("another airport is asked for in a message that is begun already", async () => {
  const page = await site.open("/fast-track-form");
  await page.getByRole("link", { name: "Ask us" }).click();
  await page.waitForURL((url) => url.pathname === "/contact");
  const message = page.locator("textarea[name=message]").first();
  await hydrated(page);
  expect(await message.inputValue()).toBe("Airport request: ");
});
