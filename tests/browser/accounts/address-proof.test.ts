import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import { codeIn } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { createPerson, newPerson, openSignedIn, signIn } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  unproved: "Non confirmée",
  proved: "Confirmée",
  notInFile:
    /^Téléchargez les données de votre compte et la liste de vos sessions dans un seul fichier/,
  inFile:
    /^Téléchargez les données de votre compte, la liste de vos sessions, vos réservations et vos messages/,
  download: "Télécharger mes données",
  remove: "Supprimer mon compte",
  stays: /Vos réservations et vos messages seront conservés/,
  goes: /Vos messages seront aussi supprimés/,
  membership: /^Supprimer votre compte ne résilie pas votre abonnement/,
  send: "Recevoir un code",
  haveCode: "J’ai déjà un code",
  sent: /^Nous vous avons envoyé un e-\u2060?mail\. Ouvrez le lien/,
  sentAgain: /^Nous vous avons envoyé un nouvel e-\u2060?mail/,
  wait: /^Rien reçu/,
  again: "Recevoir un autre e-mail",
  tooMany: /^Nous vous avons déjà envoyé plusieurs e-\u2060?mails/,
  digits: "Saisissez les 6 chiffres du code",
  wrongCode: /^Ce code est incorrect ou a expiré/,
  submit: "Confirmer l’adresse",
  done: "Adresse confirmée",
  forGood: "Supprimer définitivement",
  deleted: "Compte supprimé",
  signup: "Inscription",
  offer: "Recevoir le lien par e-mail",
  offered: /^L’e-\u2060?mail est parti\. Connectez-vous/,
  confirm: "Confirmer mon adresse",
  expired: /^Ce lien a expiré.*redemander un e-\u2060?mail sur la page de votre compte\.$/,
  toAccount: "Votre compte",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  unproved: "Not confirmed",
  proved: "Confirmed",
  notInFile: /^You’ll get your account details and sessions in one file/,
  inFile: /^You’ll get your account details, sessions, bookings and messages/,
  download: "Download my data",
  remove: "Delete my account",
  stays: /We’ll keep your bookings and messages/,
  goes: /Your messages will be deleted too/,
  membership: /^Deleting your account doesn’t cancel your membership/,
  send: "Email me a code",
  haveCode: "I have a code",
  sent: /^We’ve emailed you a link and a code\. Both/,
  sentAgain: /^We’ve sent another email/,
  wait: /^Nothing yet\?/,
  again: "Send another email",
  tooMany: /^We’ve sent several emails/,
  digits: "Enter the 6 digits of the code",
  wrongCode: /^That code is wrong or has expired/,
  submit: "Confirm the address",
  done: "Address confirmed",
  forGood: "Delete for good",
  deleted: "Account deleted",
  signup: "Sign up",
  offer: "Email me the link",
  offered: /^We’ve emailed you a link and a code\. Sign in/,
  confirm: "Confirm my address",
  expired: /^This link has expired.*another email on your account page\.$/,
  toAccount: "Your account",
};

const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, "0");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function download(page: Page, label: string): Promise<AccountExport> {
  const coming = page.waitForEvent("download");
  await button(page, label).click();
  return JSON.parse(readFileSync(await (await coming).path(), "utf8")) as AccountExport;
}

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  const path = `/account?lang=${words.language}`;

  inTurn(
    words.language,
    `the address is confirmed on the way to deleting the account, which then takes the bookings' names along (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const { booking } = await site.book({ email: person.email, lastName: "Vanishing" });
      const page = await openSignedIn(site, person, path, {
        viewport: words.viewport,
        expectedErrors: /status of 40[13]/,
      });
      await page.getByText(words.unproved, { exact: true }).waitFor();
      await page.getByText(words.notInFile).waitFor();
      expect((await download(page, words.download)).bookings).toEqual([]);

      await button(page, words.remove).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(words.stays).waitFor();
      await dialog.getByRole("button", { name: words.send }).click();
      await dialog.waitFor({ state: "hidden" });
      await page.getByText(words.sent).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe("code");

      const code = codeIn(await site.mailAbout(person.email));
      await page.fill('[name="code"]', "12");
      await button(page, words.submit).click();
      await page.getByText(words.digits).waitFor();
      await page.fill('[name="code"]', wrong(code));
      await button(page, words.submit).click();
      await page.locator("form").getByText(words.wrongCode).waitFor();
      expect(await page.inputValue('[name="code"]')).toBe(wrong(code));
      expect(await axeViolations(page)).toEqual([]);
      await page.fill('[name="code"]', code);
      await page.keyboard.press("Enter");
      await page.getByText(words.done).first().waitFor();
      await page.getByText(words.proved, { exact: true }).waitFor();
      await page.getByText(words.inFile).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SECTION");
      expect(await button(page, words.send).count()).toBe(0);
      expect((await download(page, words.download)).bookings).toMatchObject([
        { order: { id: booking.order.id } },
      ]);
      await button(page, words.remove).click();
      await dialog.getByText(words.goes).waitFor();
      await dialog.getByText(words.membership).waitFor();
      await page.fill('[name="deletePassword"]', person.password);
      await dialog.getByRole("button", { name: words.forGood }).click();
      await page.getByText(words.deleted).waitFor();
      expect(
        await site.rows("SELECT last_name FROM customers WHERE id = ?", booking.customer.id),
      ).toEqual([{ last_name: "Deleted" }]);
    },
  );

  inTurn(
    words.language,
    `another mail can be asked for after a while, too many are refused, and a link that is followed in another tab is seen on the way back (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const page = await openSignedIn(site, person, "about:blank", {
        viewport: words.viewport,
        expectedErrors: /status of 429/,
      });
      await page.clock.install();
      await page.goto(path);
      await button(page, words.send).first().click();
      await page.getByText(words.wait).waitFor();
      expect(await button(page, words.again).count()).toBe(0);
      await page.clock.fastForward(61_000);
      await button(page, words.again).click();
      await page.getByText(words.sentAgain).waitFor();
      await expect.poll(() => site.mailsAbout(`To: ${person.email}`).length).toBe(2);
      await page.clock.fastForward(61_000);
      await page.route("**/api/auth/resend", (route) =>
        route.fulfill({ status: 429, json: { code: "over_email_send_rate_limit" } }),
      );
      await button(page, words.again).click();
      await page.getByRole("alert").getByText(words.tooMany).waitFor();

      const mail = site.mailsAbout(`To: ${person.email}`).at(-1)!;
      const tab = await site.openTab(page, /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail)![0]);
      await tab.getByRole("button", { name: words.confirm }).click();
      await tab.getByText(words.done).first().waitFor();
      await tab.close();
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      await page.getByText(words.proved, { exact: true }).waitFor();
      expect(await page.locator('[name="code"]').count()).toBe(0);
    },
  );

  inTurn(
    words.language,
    `a link that has expired leads to the page that sends another one (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const link = `/auth/confirm?type=signup&token_hash=over.and-gone&lang=${words.language}`;
      const page = await openSignedIn(site, person, link, {
        viewport: words.viewport,
        expectedErrors: /status of 403/,
      });
      await button(page, words.confirm).click();
      await page.getByRole("alert").getByText(words.expired).waitFor();
      await page.locator("main").getByRole("link", { name: words.toAccount, exact: true }).click();
      await button(page, words.send).first().waitFor();
    },
  );

  inTurn(
    words.language,
    `a sign-up ends with the offer, and the code is entered once signed in (${words.language})`,
    async () => {
      const person = newPerson();
      const page = await site.open(`/auth?lang=${words.language}`, { viewport: words.viewport });
      await page.getByRole("tab", { name: words.signup }).click();
      for (const [name, value] of Object.entries({ ...person, confirmPassword: person.password }))
        await page.fill(`[name="${name}"]`, value);
      await page.locator('form button[type="submit"]').click();
      await button(page, words.offer).waitFor();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe("password");
      await button(page, words.offer).click();
      await page.getByRole("status").getByText(words.offered).waitFor();
      await signIn(page, person);
      await page.goto("/account");
      await button(page, words.haveCode).click();
      await page.fill('[name="code"]', codeIn(await site.mailAbout(person.email)));
      await button(page, words.submit).click();
      await page.getByText(words.proved, { exact: true }).waitFor();
    },
  );
}
