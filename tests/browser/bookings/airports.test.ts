import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, hydrated, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";

const site = browserSite();

test.each(
  oneView([
    ["en", "", "Search airports", "gene", "1 airport found", "Geneva (GVA)", "The lane Terminal 1"],
    [
      "fr",
      "/fr",
      "Chercher un aéroport",
      "gene",
      "1 aéroport trouvé",
      "Genève (GVA)",
      "La file Terminal 1",
    ],
  ] as const),
)(
  "an airport is found by typing and chosen by Enter, and its lane is shown: %s",
  async (language, prefix, label, typed, found, name, lane) => {
    const page = await site.open(`${prefix}/fast-track-form`, { viewport: VIEWS[language] });
    const search = page.getByLabel(label);
    await search.focus();
    await hydrated(page);
    await search.fill(typed);
    await page.getByRole("status").filter({ hasText: found }).waitFor();
    await expect
      .poll(() => page.locator("select[name=airport] option").allTextContents())
      .toContain(name);
    await search.press("Enter");
    await page.locator("select[name=airport]:focus").waitFor();
    expect(await page.inputValue("select[name=airport]")).toBe("GVA");
    await page.locator("[data-field=lane]").filter({ hasText: lane }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);
    // The chosen one stays in the list while something else is looked for, and is what is booked.
    await search.fill("lis");
    await page.getByRole("status").filter({ hasText: found }).waitFor();
    expect(await page.inputValue("select[name=airport]")).toBe("GVA");
    await search.fill("zzz");
    await search.press("Enter");
    expect(await page.inputValue("select[name=airport]")).toBe("GVA");
    expect(new URL(page.url()).pathname).toBe(`${prefix}/fast-track-form`);
    // Nothing that is looked for is sent.
    const names = await page
      .locator("form")
      .first()
      .evaluate((form) => [...new FormData(form as HTMLFormElement).keys()]);
    expect(names).not.toContain("");
  },
);

test("the arrow down leads from several airports found to the list, and chooses none", async () => {
  const page = await site.open("/fast-track-form");
  const search = page.getByLabel("Search airports");
  await search.focus();
  await hydrated(page);
  await search.fill("london");
  await page.getByRole("status").filter({ hasText: "2 airports found" }).waitFor();
  await search.press("ArrowDown");
  await page.locator("select[name=airport]:focus").waitFor();
  await expect.poll(() => page.inputValue("select[name=airport]")).toBe("");
  expect(await page.locator("[data-field=lane]").count()).toBe(0);
});

test("a link that names an airport shows its lane, without an error", async () => {
  const page = await site.open("/fast-track-form?airport=LIS");
  await page.locator("[name=firstName]").focus();
  await page.locator("[data-field=lane]").filter({ hasText: "Terminal 1" }).waitFor();
  expect(await page.inputValue("select[name=airport]")).toBe("LIS");
});

test.each(
  oneView([
    ["", "Ask us", "Airport request: "],
    ["/fr", "Écrivez-nous", "Demande d’aéroport : "],
  ]),
)(
  "another airport is a request that staff find in their inbox: %s",
  async (prefix, link, begins) => {
    const page = await site.open(`${prefix}/fast-track-form`);
    await page.getByRole("link", { name: link }).click();
    await page.waitForURL((url) => url.pathname === `${prefix}/contact`);
    const message = page.locator("textarea[name=message]").first();
    await hydrated(page);
    expect((await message.inputValue()).replaceAll(/\s/g, " ")).toBe(begins);
    const form = page.locator("form").filter({ has: page.locator("[name=phone]") });
    for (const [name, value] of Object.entries({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada.asks@example.org",
      phone: "+44 20 7946 0000",
      message: `${begins}Keflavik, 12 January`,
    }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator("button[type=submit]").click();
    await expect
      .poll(() =>
        site.rows<{ message: string }>(
          "SELECT message FROM messages WHERE message LIKE ?",
          `${begins}Kef%`,
        ),
      )
      .toHaveLength(1);
  },
);
