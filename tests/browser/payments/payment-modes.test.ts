import { describe, expect, test } from "vitest";
import { QUICK } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { button, ENGLISH, FRENCH, statusOf, travellersOf } from "./payment-traveller.ts";

describe("a site that takes no payments", () => {
  const site = browserSite({ ...QUICK, PAYMENTS: "none" });
  const traveller = travellersOf(site);

  test.each(oneView([ENGLISH, FRENCH]))(
    "has the card form, which says first that it charges nothing, and no paying button ($language)",
    async (words) => {
      const { page } = await traveller(words);
      const { notice, check } = {
        en: { notice: /can’t take cards online yet.*Nothing is charged/, check: "Check the card" },
        fr: {
          notice: /paiement en ligne est indisponible.*Rien n’est débité/,
          check: "Vérifier la carte",
        },
      }[words.language as "en" | "fr"];
      const [above, field] = await Promise.all([
        page.getByText(notice).boundingBox(),
        page.locator('[name="cardNumber"]').boundingBox(),
      ]);
      expect(above!.y + above!.height).toBeLessThan(field!.y);
      expect(await button(page, words.payNow).count()).toBe(0);
      await button(page, check).click();
      await expect
        .poll(() => page.locator('[name="cardNumber"]').getAttribute("aria-invalid"))
        .toBe("true");
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
    },
  );

  test("has no demo payment page", async () => {
    const page = await site.open("/pay/demo/0192f0c0-0000-7000-8000-000000000000", {
      expectedErrors: /404/,
    });
    await page.getByText("Oops! Page not found").waitFor();
    expect(await page.getByRole("button", { name: "Pay", exact: true }).count()).toBe(0);
  });
});

describe("a site that takes payments at Stripe", () => {
  const site = browserSite({
    ...QUICK,
    PAYMENTS: "stripe",
    STRIPE_SECRET_KEY: "sk_test_nothing",
    STRIPE_WEBHOOK_SECRET: "whsec_nothing",
  });
  const traveller = travellersOf(site);

  test.each(oneView([ENGLISH, FRENCH]))(
    "has one button to the provider's page, and no card field ($language)",
    async (words) => {
      const { page } = await traveller(words);
      await button(page, words.payNow).waitFor();
      expect(await page.locator('[name="cardNumber"], [name="cvv"]').count()).toBe(0);
      await expect.poll(() => page.textContent("main")).toMatch(/Stripe.*Visa.*Mastercard.*ENVOL/);
      await expect.poll(() => statusOf(page).textContent()).toBe(words.notPaid);
      await expectToFit(page);
    },
  );
});
