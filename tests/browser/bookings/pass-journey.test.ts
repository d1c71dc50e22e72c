import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { printTimes } from "#domain/french-typography.ts";
import { setFlightDay } from "../../past-day.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { browserSite } from "../browser-site.ts";
import { browserThatSees } from "../lane/camera-film.ts";
import { button, expectState, FRENCH, travellersOf } from "../payments/payment-traveller.ts";
import { siteAdmin } from "../people.ts";
import { pixelsOf } from "../pixels.ts";

const site = browserSite();
const arrive = travellersOf(site);
const { open: openAsAdmin } = siteAdmin(site);

/** The mail's frame runs nothing, also not what looks at its picture. */
const SANDBOXED = /Blocked script execution/;

test("from paying to the lane: the mail opens the pass, its paper is one sheet, a phone reads it once, and staff see it completed", async () => {
  const { id, number, page, toPayment } = await arrive(
    FRENCH,
    { flightDate: airportDate("CDG", Date.now() + 86_400_000) },
    SANDBOXED,
  );
  await toPayment();
  await button(page, FRENCH.pay).click();
  await expectState(page, "paid");

  // The mail shows the code itself, and leads to the pass.
  await site.mailAbout("C’est payé, bon voyage");
  await page.goto("/__mailbox");
  await page.getByRole("link", { name: new RegExp(`Payée.*${number}`) }).click();
  const mail = page.frameLocator("iframe");
  const picture = mail.getByRole("img", { name: "Code QR de votre pass" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const mailed = decodeQR(await pixelsOf(page, await picture.screenshot()));
  const opened = page.context().waitForEvent("page");
  await mail.getByRole("link", { name: "Ouvrir votre pass" }).click();
  const pass = await opened;
  await pass.locator('[data-field="pass-state"]').getByText("VALIDE", { exact: true }).waitFor();
  expect(pass.url()).toBe(mailed);
  // What is below the card comes with the runtime.
  await pass.locator("summary").first().waitFor();

  // On paper it is one sheet, with the same code.
  const pdf = (
    await pass.pdf({
      format: "A4",
      margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" },
    })
  ).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await pass.emulateMedia({ media: "print" });
  const printed = decodeQR(
    await pixelsOf(pass, await pass.locator('svg[data-field="pass-qr"]').screenshot()),
  );
  expect(printed).toBe(mailed);

  await setFlightDay(site, id, airportDate("CDG", Date.now()));
  const { browser, close } = await browserThatSees(printed);
  try {
    const phone = await browser.newPage({ baseURL: site.url() });
    await phone.goto(`/fr/scan${await pairingCode(authCalls(site))}`);
    const camera = phone.getByRole("button", { name: "Démarrer la caméra" });
    const result = phone.locator('[data-field="scan-result"]');
    await camera.click();
    await result.getByText("VALIDE", { exact: true }).waitFor();

    const staff = await openAsAdmin(`/admin/orders/${id}`);
    await staff.locator('dd [data-status="completed"]').waitFor();

    await phone.getByRole("button", { name: "Arrêter la caméra" }).click();
    await camera.click();
    await result.getByText("UTILISÉ", { exact: true }).waitFor();
    const [{ created_at: at }] = (await site.rows(
      "SELECT created_at FROM redemptions WHERE order_id = ? AND result = 'valid'",
      id,
    )) as [{ created_at: number }];
    const time = new Intl.DateTimeFormat("fr-FR", {
      timeStyle: "short",
      timeZone: "Europe/Paris",
    }).format(at);
    await expect.poll(() => result.textContent()).toContain(printTimes(time, "fr"));
  } finally {
    await close();
  }
});
