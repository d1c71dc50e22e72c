import { expect, test } from "vitest";
import { awaken, browserSite, VIEWS } from "../browser-site.ts";

const site = browserSite();

test("a page without what its address adds and it does not read stays so when it comes to life", async () => {
  const page = await site.open("/fr/pre-checkout?fbclid=1&plan=medium", { viewport: VIEWS.fr });
  const sent = await page.locator("body").innerText();
  const link = page.locator("footer a[hreflang]");
  expect(await link.getAttribute("href")).toBe("/pre-checkout?plan=medium");
  await awaken(page);
  expect(await page.locator("body").innerText()).toBe(sent);
  expect(await link.getAttribute("href")).toBe("/pre-checkout?plan=medium");
  expect(await page.locator('input[name="plan"]:checked').inputValue()).toBe("medium");
});

test.each([
  ["/fr/%ff", "Oups ! Page introuvable", VIEWS.fr],
  ["/admin/messages/%", "Oups ! Page introuvable", VIEWS.fr],
])("%s is a missing page, and stays one when it comes to life", async (path, title, viewport) => {
  const page = await site.open(path, { viewport, expectedErrors: /404/ });
  await page.getByText(title).waitFor();
  await awaken(page);
  await page.getByText(title).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  // The first of its ways on leads home.
  await page.locator("main").getByRole("link").first().click();
  await page.locator("#pricing").waitFor();
});
