import type { Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { beforeEach, expect, test } from "vitest";
import { authCalls, pairingCode } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { siteAdmin } from "../people.ts";
import { pixelsOf } from "../pixels.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);
beforeEach(async () => {
  await site.rows("DELETE FROM devices");
});

const WORDS = {
  fr: {
    path: "/admin/devices",
    title: "Téléphones de contrôle",
    empty: "Aucun téléphone pour l’instant.",
    add: "Ajouter et associer",
    nameRequired: "Le nom est obligatoire",
    notPaired: "Non associé",
    left: /Encore valable 1[45]:\d\d/,
    paired: "Associé. Ce téléphone peut maintenant vérifier les pass.",
    close: "Fermer",
    renew: "Nouveau code pour CDG 2E, file 1",
    show: "Afficher un nouveau code",
    revoke: "Révoquer CDG 2E, file 1",
    submit: "Révoquer le téléphone",
    done: "Téléphone révoqué",
  },
  en: {
    path: "/admin/devices?lang=en",
    title: "Lane phones",
    empty: "No phones yet.",
    add: "Add and pair",
    nameRequired: "Name is required",
    notPaired: "Not paired",
    left: /Valid for another 1[45]:\d\d/,
    paired: "Paired. This phone can now check passes.",
    close: "Close",
    renew: "New code for CDG 2E, file 1",
    show: "Show a new code",
    revoke: "Revoke CDG 2E, file 1",
    submit: "Revoke the phone",
    done: "Phone revoked",
  },
};
const rows = (page: Page) => page.locator('[data-field="device"]');

test.each(oneView(["fr", "en"] as const))(
  "an admin adds a phone, sees it being paired by the drawn code, pairs it again, and revokes it: %s",
  async (language) => {
    const words = WORDS[language];
    const page = await openAsAdmin(words.path, { viewport: VIEWS[language] });
    await page.getByText(words.empty).waitFor();
    await expect.poll(() => page.locator("h1").textContent()).toBe(words.title);

    await page.getByRole("button", { name: words.add }).click();
    await page.getByText(words.nameRequired).waitFor();
    expect(await page.locator(":focus").getAttribute("name")).toBe("name");
    await page.fill('[name="name"]', "CDG 2E, file 1");
    await page.selectOption('[name="airport"]', "CDG");
    await page.getByRole("button", { name: words.add }).click();

    const dialog = page.getByRole("dialog");
    await dialog.getByText(words.left).waitFor();
    const address = (await dialog.locator('[data-field="pairing-url"]').textContent())!;
    const drawn = await dialog.locator('svg[data-field="pairing-qr"]').screenshot();
    expect(decodeQR(await pixelsOf(page, drawn))).toBe(address);
    await expect.poll(() => rows(page).textContent()).toContain(words.notPaired);
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);

    expect(
      (await site.post("/api/passes/lane", { code: new URL(address).hash.replace("#pair=", "") }))
        .status,
    ).toBe(200);
    await dialog.getByText(words.paired).waitFor();
    await dialog.getByRole("button", { name: words.close }).click();
    await expect.poll(() => rows(page).textContent()).not.toContain(words.notPaired);

    await page.getByRole("button", { name: words.renew }).click();
    await dialog.getByRole("button", { name: words.show }).click();
    await dialog.getByText(words.left).waitFor();
    const renewed = (await dialog.locator('[data-field="pairing-url"]').textContent())!;
    expect(renewed).not.toBe(address);
    await expect.poll(() => rows(page).textContent()).toContain(words.notPaired);
    await dialog.getByRole("button", { name: words.close }).click();

    await page.getByRole("button", { name: words.revoke }).click();
    await dialog.getByRole("button", { name: words.submit }).click();
    await page.locator("[data-sonner-toast]").getByText(words.done).waitFor();
    await page.getByText(words.empty).waitFor();
  },
);

test("a code that has expired is shown no longer, also on a computer whose clock is wrong", async () => {
  const page = await openAsAdmin("/admin/devices?lang=en", { viewport: VIEWS.en });
  await page.getByText(WORDS.en.empty).waitFor();
  await page.clock.install({ time: Date.now() + 20 * 60_000 });
  await page.fill('[name="name"]', "Lane 1");
  await page.selectOption('[name="airport"]', "LHR");
  await page.getByRole("button", { name: WORDS.en.add }).click();
  await page.getByRole("dialog").getByText(WORDS.en.left).waitFor();
  await page.clock.fastForward("15:01");
  await page.getByRole("alert").getByText("This code has expired.").waitFor();
  expect(await page.locator('[data-field="pairing-qr"]').count()).toBe(0);
});

test("a code that is opened in the tab of a phone that is refused pairs it", async () => {
  const phone = await site.open("/scan?lang=en#pair=an-older-code", {
    expectedErrors: /status of 4/,
  });
  await phone.getByText("This code has been used or has expired").waitFor();
  await phone.evaluate((hash) => (location.hash = hash), await pairingCode(authCalls(site)));
  await phone.getByText("Lane 1").waitFor();
  expect(await site.rows("SELECT paired_at IS NOT NULL AS paired FROM devices")).toEqual([
    { paired: 1 },
  ]);
});
