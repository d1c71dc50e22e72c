import { expect, test } from "vitest";
import { awaken, browserSite, holdScripts, hydrated, PHONE } from "../browser-site.ts";

const site = browserSite();

/** A reload keeps the entry of the history, with what the page before has handed over. */
test.each([
  { path: "/auth", first: "email", second: "password", notice: /session a expiré/ },
  { path: "/contact", first: "email", second: "message", notice: undefined },
  { path: "/fast-track-form", first: "email", second: "lastName", notice: undefined },
])(
  "$path keeps what is typed before and after a reload, whatever the history knows",
  async ({ path, first, second, notice }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const page = await site.open(path, { viewport: PHONE });
    await awaken(page);
    await page.evaluate(() => {
      const handedOver = { ended: true, redirect: "/account", order: { id: "x" }, trail: ["x"] };
      history.replaceState({ ...history.state, ...handedOver }, "");
    });
    await field(first).fill("ada@example.org");
    const release = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    await field(second).fill("Lovelace 1852");
    release();
    await hydrated(page);
    if (notice) await page.getByText(notice).waitFor();
    await expect.poll(() => field(first).inputValue()).toBe("ada@example.org");
    expect(await field(second).inputValue()).toBe("Lovelace 1852");
  },
);
