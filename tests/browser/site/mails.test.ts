import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LocalMail, toMailFiles } from "../../../scripts/serve/mail-message.ts";
import { siteConfig } from "../../../app.config.ts";
import { mailColors } from "#worker/mail/mail-colors.ts";
import { factsMail } from "#worker/mail/messages.ts";
import { renderMail } from "#worker/mail/render-mail.ts";
import { ORDER_MAILS } from "../../order-mails.ts";
import { axeViolations } from "../accessibility.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { browserSite, expectToFit, PHONE } from "../browser-site.ts";
import { pixelsOf } from "../pixels.ts";
import { EVERY_VIEW } from "../turns.ts";

const site = browserSite();

/** Axe reads one mail of each kind, in French, the longer language; `EVERY_VIEW=1` reads all. mail-colors.test.ts tests their contrast. */
const isRead = (name: string) => EVERY_VIEW || /^[\w-]+ in fr$/.test(name);

test("mails fit 320 and 600 px, can be read by everybody, and are dark in the dark; the longest link breaks on a phone", async () => {
  const page = await site.open("/__mailbox");
  const expectToBe = async (width: number, name: string) => {
    await page.setViewportSize({ width, height: 800 });
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(`${name}: ${shown}`).toBe(`${name}: ${width}`);
  };
  for (const [name, message] of ORDER_MAILS) {
    const { html, attachments = [] } = await renderMail(message);
    // Like a mail program, this puts the attached picture into the text.
    const picture = attachments.find(({ contentId }) => contentId !== undefined);
    await page.setContent(
      html.replace(
        `cid:${picture?.contentId}`,
        `data:image/png;base64,${String(picture?.content)}`,
      ),
    );
    for (const width of [600, 320]) await expectToBe(width, name);
    const violations = isRead(name) ? await axeViolations(page) : [];
    expect([name, ...violations]).toEqual([name]);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const background = await page.evaluate(
      () => getComputedStyle(document.querySelector(".card")!).backgroundColor,
    );
    const channels = /#(..)(..)(..)/
      .exec(mailColors(siteConfig.colors)[colorScheme].card)!
      .slice(1)
      .map((hex) => Number.parseInt(hex, 16));
    expect(background).toBe(`rgb(${channels.join(", ")})`);
  }
  const link = `https://www.envol.example/api/auth/verify?token_hash=${"a".repeat(120)}`;
  await page.setContent(
    (await renderMail(factsMail("fr", "addressProof", { link, code: "123456", minutes: 60 }))).html,
  );
  await expectToBe(320, "addressProof");
});

test("the local mailbox shows the mail of a paid order, whose picture is the code of the pass and whose button leads there", async () => {
  const { orderNumber, path } = await payForPass(site);
  await site.mailAbout("Have a good trip!");
  // The mail's frame runs no script, so the browser blocks those of the test and says so.
  const page = await site.open("/__mailbox", {
    viewport: PHONE,
    expectedErrors: /Blocked script execution|does not match the recipient window's origin/,
  });
  await expectToFit(page);
  await page.getByRole("link", { name: new RegExp(`Paid.*${orderNumber}`) }).click();
  await page.getByRole("heading", { level: 1, name: new RegExp(orderNumber) }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await expectToFit(page);
  expect(await page.getByText("auto-generated").count()).toBe(1);
  expect(await page.getByLabel("The mail as text").textContent()).toContain(path);

  const mail = page.frameLocator("iframe");
  const picture = mail.getByRole("img", { name: "QR code of your pass" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(decodeQR(await pixelsOf(page, await picture.screenshot()))).toBe(site.url() + path);
  const opened = page.context().waitForEvent("page");
  await mail.getByRole("link", { name: "Open your pass" }).click();
  const pass = await opened;
  await pass.locator('[data-field="pass-state"]').waitFor();
  expect(pass.url()).toBe(site.url() + path);
});

test("the local mailbox keeps attachments and gives every mail as a file; a mail runs no script there", async () => {
  const mail: LocalMail = {
    from: { name: "Envol", email: "hello@envol.example" },
    to: "files@example.org",
    subject: "Votre été à l’aéroport",
    text: "Bonjour",
    html: "<!doctype html><html><head></head><body><h1>Bonjour</h1><script>document.title = 'ran'</script></body></html>",
    attachments: [
      { filename: "pass.ics", type: "text/calendar", content: btoa("BEGIN:VCALENDAR") },
    ],
  };
  for (const [path, text] of Object.entries(toMailFiles(mail, crypto.randomUUID(), new Date())))
    writeFileSync(join(site.stateDir(), path), text);
  const page = await site.open("/__mailbox", {
    expectedErrors: /Blocked script execution|Content Security Policy/,
  });
  await page.getByRole("link", { name: /Votre été/ }).click();
  await page.frameLocator("iframe").getByRole("heading", { name: "Bonjour" }).waitFor();
  const address = (name: string) => page.getByRole("link", { name }).getAttribute("href");
  const attachment = await site.get((await address("pass.ics"))!);
  expect([attachment.headers.get("content-disposition"), await attachment.text()]).toEqual([
    'attachment; filename="pass.ics"',
    "BEGIN:VCALENDAR",
  ]);
  const eml = await (await site.get((await address("Download as .eml"))!)).text();
  expect(eml).toContain("Subject: =?utf-8?B?Vm90cmUgw6l0w6kgw6AgbOKAmWHDqXJvcG9ydA==?=\r\n");
  expect(eml).toContain('Content-Type: multipart/mixed; boundary="=_mixed"');
  for (const name of ["..%2F..%2Fv3", "unknown"])
    expect((await site.get(`/__mailbox/${name}`)).status).toBe(404);
});
