import { expect } from "vitest";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls } from "../../people.ts";
import { stockClient } from "../../worker/factors/stock-client.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, PHONE } from "../browser-site.ts";
import { createPerson, openSignedIn } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const auth = authCalls(site);

const REFUSED = /status of 403/;
const WORDS = {
  fr: {
    confirm: "Confirmer mon adresse",
    confirmed: "Adresse confirmée.",
    signIn: "Me connecter et confirmer",
    expired: /^Ce lien a expiré, a déjà servi/,
    withPassword:
      /^En choisissant un nouveau.* Si la connexion en deux étapes est activée, .* vous gardez vos clés d’accès/,
    takesOver: /^En choisissant un nouveau.* la connexion en deux étapes sera désactivée/,
    undo: "Récupérer votre compte",
    changePassword: "Changer mon mot de passe",
  },
  en: {
    confirm: "Confirm my address",
    confirmed: "Address confirmed.",
    signIn: "Sign in and confirm",
    expired: /^This link has expired, has been used/,
    withPassword:
      /^Choosing a new password confirms.* If two-step sign-in is on, .* such as passkeys/,
    takesOver: /^Choosing a new password confirms.* turns off two-step sign-in/,
    undo: "Take your account back",
    changePassword: "Change my password",
  },
} as const;

const linkIn = (mail: string) => /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail)![0];
const isInUse = async (email: string) =>
  (await site.rows("SELECT email FROM users WHERE email = ?", email)).length > 0;

/** Someone whose account has asked for a new address, and the link that this was mailed. */
async function asked(language: "fr" | "en") {
  const person = await createPerson(site);
  await site.rows("UPDATE users SET email_proved_at = 1 WHERE email = ?", person.email);
  const next = `next-${person.email}`;
  const { access_token: token } = await auth.session(person.email, person.password);
  expect((await auth.update(token, { email: next })).status).toBe(200);
  const link = linkIn(await site.mailAbout(next)).replace(/lang=../, `lang=${language}`);
  return { person, next, token, link };
}

const inTurn = takingTurns();
for (const language of ["fr", "en"] as const) {
  const words = WORDS[language];

  inTurn(
    language,
    `where nobody is signed in, the first proof of an address says that two-step sign-in goes (${language})`,
    async () => {
      const link = `/auth/confirm?type=signup&token_hash=some.token&lang=${language}`;
      const page = await site.open(link, { viewport: PHONE });
      await page.getByText(words.takesOver).waitFor();
      expect(await page.getByText(words.withPassword).count()).toBe(0);
    },
  );

  inTurn(
    language,
    `a new address is confirmed by its link and a button, where one is signed in (${language})`,
    async () => {
      const { person, next, link } = await asked(language);
      const page = await openSignedIn(site, person, link, {
        viewport: PHONE,
        expectedErrors: REFUSED,
      });
      const button = page.getByRole("button", { name: words.confirm });
      await button.waitFor();
      expect(await page.getAttribute("html", "lang")).toBe(language);
      expect(await axeViolations(page)).toEqual([]);
      // Opening the page is no answer: programs that look into mails open pages too.
      expect(await isInUse(next)).toBe(false);
      await button.click();
      await page.getByText(words.confirmed).waitFor();
      expect(await isInUse(next)).toBe(true);
      await page.goto(link);
      await button.click();
      await page.getByRole("alert").getByText(words.expired).waitFor();
    },
  );

  inTurn(
    language,
    `where nobody is signed in, a new password is chosen with the link (${language})`,
    async () => {
      const { next, token, link } = await asked(language);
      const page = await site.open(link, { viewport: PHONE });
      await page.getByText(words.withPassword).waitFor();
      expect(await isInUse(next)).toBe(false);
      for (const name of ["password", "confirmPassword"])
        await page.fill(`[name="${name}"]`, "Landed at 09:15");
      await page.getByRole("button", { name: words.changePassword }).click();
      await page.waitForURL("**/account");
      expect((await auth.signIn(next, "Landed at 09:15")).status).toBe(200);
      expect((await auth.user(token)).status).toBe(403);
    },
  );

  inTurn(
    language,
    `where nobody is signed in, the password that one has leads back to the button (${language})`,
    async () => {
      const { person, next, link } = await asked(language);
      const page = await site.open(link, { viewport: PHONE });
      await page.getByRole("link", { name: words.signIn }).click();
      await page.fill('[name="email"]', person.email);
      await page.fill('[name="password"]', person.password);
      await page.locator('form button[type="submit"]').click();
      await page.getByRole("button", { name: words.confirm }).click();
      await page.getByText(words.confirmed).waitFor();
      expect(await isInUse(next)).toBe(true);
    },
  );

  inTurn(
    language,
    `where the account has two-step sign-in, its code confirms the address, stays asked for, and what was typed stays (${language})`,
    async () => {
      const person = await createPerson(site);
      const here = stockClient(site);
      await here.signInWithPassword(person);
      await earlyInStep();
      const { id, totp } = (await here.mfa.enroll({ factorType: "totp" })).data!;
      const first = authenticatorCode(totp!.secret);
      await here.mfa.challengeAndVerify({ factorId: id, code: first });
      const next = `next-${person.email}`;
      expect((await here.updateUser({ email: next })).error).toBeNull();
      const link = linkIn(await site.mailAbout(next)).replace(/lang=../, `lang=${language}`);
      await site.rows(
        `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
          backed_up, friendly_name, created_at, updated_at)
          SELECT id, id, id, '{}', 0, 1, 1, 'Phone', 1, 1 FROM users WHERE email = ?`,
        person.email,
      );

      const page = await site.open(link, { viewport: PHONE, expectedErrors: /status of 401/ });
      for (const name of ["password", "confirmPassword"])
        await page.fill(`[name="${name}"]`, "Landed at 09:15");
      await page.getByRole("button", { name: words.changePassword }).click();
      await page.locator('[name="code"]').waitFor();
      expect(await page.inputValue('[name="password"]')).toBe("Landed at 09:15");
      expect(await isInUse(next)).toBe(false);
      await earlyInStep();
      await page.fill('[name="code"]', authenticatorCode(totp!.secret, 1));
      await page.getByRole("button", { name: words.changePassword }).click();
      await page.waitForURL("**/account");
      expect(await isInUse(next)).toBe(true);
      expect((await auth.signIn(next, "Landed at 09:15")).status).toBe(200);
      expect(await site.count(`factors WHERE id = '${id}'`)).toBe(1);
      // The page promised that passkeys stay with two-step sign-in.
      expect(
        await site.rows(
          "SELECT 1 FROM passkeys JOIN users ON users.id = user_id WHERE email = ?",
          next,
        ),
      ).toHaveLength(1);
    },
  );

  inTurn(
    language,
    `the old address takes the account back with a new password (${language})`,
    async () => {
      const { person, next, token, link } = await asked(language);
      const tokenHash = new URL(link).searchParams.get("token_hash");
      expect(
        (
          await auth.send("POST", "auth/verify", token, {
            type: "email_change",
            token_hash: tokenHash,
          })
        ).status,
      ).toBe(200);
      const mail = () =>
        site.mailsAbout("type=email_change_undo").find((text) => text.includes(person.email));
      await expect.poll(mail).toBeDefined();
      const undo = linkIn(mail()!).replace(/lang=../, `lang=${language}`);
      const page = await site.open(undo, { viewport: PHONE });
      await page.getByRole("heading", { name: words.undo }).waitFor();
      for (const name of ["password", "confirmPassword"])
        await page.fill(`[name="${name}"]`, "Back at the gate");
      await page.getByRole("button", { name: words.changePassword }).click();
      await page.waitForURL("**/account");
      expect((await auth.signIn(person.email, "Back at the gate")).status).toBe(200);
      expect(await isInUse(next)).toBe(false);
    },
  );
}
