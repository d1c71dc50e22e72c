import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { googleWallet } from "../../fakes/google-wallet.ts";
import { appleKeys } from "../../fakes/wallet-keys.ts";
import { dayFromToday } from "../../flight-days.ts";
import { authCalls } from "../../people.ts";
import { QUICK } from "../../site.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { ownOrder, payForPass } from "./paid-pass.ts";

const wallets = (page: Page) => page.locator('[data-field="wallets"]:visible');

let google: Awaited<ReturnType<typeof googleWallet>>;
const site = browserSite(async () => {
  google = await googleWallet();
  return { ...QUICK, ...appleKeys().vars, ...google.vars };
});
afterAll(() => google.close());

test.each(
  oneView([
    ["en", "", ["Add to Apple Wallet", "Add to Google Wallet"]],
    ["fr", "/fr", ["Ajouter à Apple Wallet", "Ajouter à Google Wallet"]],
  ] as const),
)("pass and paid order lead into both wallets: %s", async (language, prefix, labels) => {
  const paid = await payForPass(site);
  const page = await site.open(`${prefix}/pass/${paid.code}`, { viewport: VIEWS[language] });
  await wallets(page).waitFor();
  const links = wallets(page).getByRole("link");
  expect((await links.allInnerTexts()).map(trim)).toEqual(labels);
  await expectToFit(page);
  const [download] = await Promise.all([page.waitForEvent("download"), links.first().click()]);
  expect(download.suggestedFilename()).toBe("fast-track.pkpass");

  await ownOrder(page, site, paid);
  await page.goto(`${prefix}/fast-track-payment/${paid.orderId}`);
  await wallets(page).waitFor();
  const addresses = (await links.all()).map((link) => link.getAttribute("href"));
  expect(await Promise.all(addresses)).toEqual(
    ["apple.pkpass", "google-wallet"].map(
      (name) => `/api/passes/${paid.code}/${name}?language=${language}`,
    ),
  );
});

test("a paid order whose pass is used offers no wallet", async () => {
  const paid = await payForPass(site, { flightDate: dayFromToday(0) });
  const { access_token } = await authCalls(site).agent();
  const bearer = { authorization: `Bearer ${access_token}` };
  await site.post(`/api/passes/${paid.code}/redeem`, { nonce: "at-the-lane" }, bearer);
  // As when staff set the order back.
  await site.rows("UPDATE orders SET status = 'paid' WHERE id = ?", paid.orderId);
  const page = await site.open("about:blank");
  await ownOrder(page, site, paid);
  await page.goto(`/fast-track-payment/${paid.orderId}`);
  await page.locator('[data-field="pass-state"]').getByText("USED").waitFor();
  expect(await wallets(page).count()).toBe(0);
});

const trim = (text: string) => text.replaceAll("\u00a0", " ").trim();
