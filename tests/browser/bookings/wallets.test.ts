import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { googleWallet } from "../../fakes/google-wallet.ts";
import { appleKeys } from "../../fakes/wallet-keys.ts";
import { QUICK } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { ownOrder, payForPass } from "./paid-pass.ts";

const wallets = (page: Page) => page.locator('[data-field="wallets"]:visible');

describe("with the owner's keys", () => {
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
  )(
    "pass and paid order lead into both wallets, with and without script: %s",
    async (language, prefix, labels) => {
      const paid = await payForPass(site);
      const openPass = async (options: Parameters<typeof site.open>[1] = {}) => {
        const page = await site.open(`${prefix}/pass/${paid.code}`, {
          viewport: VIEWS[language],
          ...options,
        });
        await wallets(page).waitFor();
        return page;
      };
      const openOrder = async (page: Page) => {
        await ownOrder(page, site, paid);
        await page.goto(`${prefix}/fast-track-payment/${paid.orderId}`);
        await wallets(page).waitFor();
        const links = await wallets(page).getByRole("link").all();
        return Promise.all(links.map((link) => link.getAttribute("href")));
      };
      const addresses = ["apple.pkpass", "google-wallet"].map(
        (name) => `/api/passes/${paid.code}/${name}?language=${language}`,
      );

      const page = await openPass();
      const links = wallets(page).getByRole("link");
      expect((await links.allInnerTexts()).map(trim)).toEqual(labels);
      await expectToFit(page);
      expect(await axeViolations(page)).toEqual([]);
      const [download] = await Promise.all([page.waitForEvent("download"), links.first().click()]);
      expect(download.suggestedFilename()).toBe("fast-track.pkpass");
      expect(await openOrder(page)).toEqual(addresses);
      expect(await openOrder(await openPass({ javaScriptEnabled: false }))).toEqual(addresses);
    },
  );
});

describe("without keys", () => {
  const site = browserSite();

  test("neither page has a button", async () => {
    const paid = await payForPass(site);
    const page = await site.open(paid.path);
    await page.locator('[data-field="pass-state"]:visible').waitFor();
    expect(await wallets(page).count()).toBe(0);
    await ownOrder(page, site, paid);
    await page.goto(`/fast-track-payment/${paid.orderId}`);
    await page.locator(`a[href$="/pass/${paid.code}"]`).first().waitFor();
    expect(await wallets(page).count()).toBe(0);
  });
});

const trim = (text: string) => text.replaceAll("\u00a0", " ").trim();
