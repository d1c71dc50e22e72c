import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserSite } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

/** The audit log: the admin's own sign-in is the first entry. */
const entries = (page: Page) => page.locator('[data-field="audit-entry"]');

test("without a network, and while the server is away, the page says so once, and loads by itself as soon as it is back", async () => {
  const page = await openAsAdmin("/admin/audit", {
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/,
  });
  await entries(page).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText(/^Vous êtes hors connexion/).waitFor();
  await page.getByRole("main").getByText("Filtres", { exact: true }).click();
  await page.getByLabel("Action").selectOption({ label: "E-mail abandonné" });
  await page.locator('[data-problem="offline"]').waitFor();
  await page.context().setOffline(false);
  await page.getByText("Aucun résultat.").waitFor();
  expect(await page.locator("[data-problem]").count()).toBe(0);
  expect(await page.getByText(/^Vous êtes hors connexion/).count()).toBe(0);

  await page.clock.install();
  let refused = 0;
  await page.route(/\/api\/admin\/audit/, (route) => {
    refused++;
    return route.abort("connectionrefused");
  });
  await page.getByLabel("Action").selectOption({ label: "Rôle retiré" });
  const notice = page.locator('[data-problem="offline"]');
  await notice.evaluate((element) => (element.dataset.first = "true"));
  await expect.poll(() => page.clock.fastForward(1000).then(() => refused)).toBeGreaterThan(2);
  // The same notice: it does not come and go with each attempt.
  await expect.poll(() => page.locator("[data-problem][data-first]").count()).toBe(1);
  await page.unroute(/\/api\/admin\/audit/);
  const problems = page.locator("[data-problem]");
  await expect.poll(() => page.clock.fastForward(1000).then(() => problems.count())).toBe(0);
  await page.getByText("Aucun résultat.").waitFor();
});

test("a retry that fails again leaves the notice and its button where they are", async () => {
  const page = await openAsAdmin("about:blank", { expectedErrors: /status of 500/ });
  let attempts = 0;
  await page.route(/\/api\/admin\/audit/, (route) => {
    attempts++;
    return route.fulfill({ status: 500, json: { error: { code: "internal" } } });
  });
  await page.goto("/admin/audit");
  const retry = page.getByRole("button", { name: "Réessayer" });
  await retry.click();
  await expect.poll(() => attempts).toBe(2);
  await expect.poll(() => retry.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => page.locator('[data-problem="failed"]').count()).toBe(1);
});
