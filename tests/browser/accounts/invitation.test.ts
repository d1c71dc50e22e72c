import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { createPerson, newPerson, openSignedIn } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { admin } = adminCalls(site);

const WORDS = {
  fr: {
    title: "Rejoindre l’équipe",
    accept: "Accepter l’invitation",
    fullName: "Nom complet",
    password: "Mot de passe",
    again: "Confirmer le mot de passe",
    welcome: "Bienvenue dans l’équipe",
    unproved: "Un compte utilise déjà cette adresse, mais elle n’est pas confirmée",
    signIn: "Se connecter",
    signOut: "Se déconnecter",
    other: "Votre session utilise l’adresse",
    void: "Cette invitation n’est plus valable",
    weak: "Ce mot de passe est trop court, ou trop facile à deviner",
  },
  en: {
    title: "Join the team",
    accept: "Accept the invitation",
    fullName: "Full name",
    password: "Password",
    again: "Confirm your password",
    welcome: "Welcome to the team",
    unproved: "An account already uses this address, but the address isn’t confirmed",
    signIn: "Sign in",
    signOut: "Sign out",
    other: "You’re signed in as",
    void: "This invitation no longer works",
    weak: "This password is too short, or too easy to guess",
  },
} as const;
type Language = keyof typeof WORDS;

/** The mailed link of a new invitation to be an agent. */
async function invited(email: string, language: Language): Promise<string> {
  const response = await site.post(
    "/api/admin/invitations",
    { email, role: "agent" },
    { authorization: `Bearer ${admin().access_token}`, "x-language": language },
  );
  expect(response.status).toBe(201);
  return /https?:\/\/\S+\/auth\/invitation\?\S+/.exec(await site.mailAbout(email))![0];
}

async function choosePassword(page: Page, words: (typeof WORDS)[Language], password: string) {
  await page.getByLabel(words.fullName).fill("Grace Hopper");
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByLabel(words.again, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.accept }).click();
}

const isWelcome = async (page: Page, words: (typeof WORDS)[Language]) => {
  await page.waitForURL((url) => url.pathname === "/admin");
  await page.locator("[data-sonner-toast]").getByText(words.welcome).waitFor();
};

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS) as [
  Language,
  (typeof VIEWS)[Language],
][]) {
  const words = WORDS[language];

  inTurn(
    language,
    `who has no account chooses a password and is of the staff, also when an answer is lost; the link works once (${language})`,
    async () => {
      const { email } = newPerson();
      const link = await invited(email, language);
      const page = await site.open(link, {
        viewport,
        expectedErrors: /status of (404|422)|ERR_FAILED/,
      });
      await page.getByRole("button", { name: words.accept }).waitFor();
      expect(await page.getAttribute("html", "lang")).toBe(language);
      await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
      await page.getByText(admin().email).waitFor();
      await page.getByText(email).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await choosePassword(page, words, "password");
      await page.getByRole("alert").getByText(words.weak).waitFor();
      expect(await page.getByLabel(words.fullName).inputValue()).toBe("Grace Hopper");
      // It arrives, and only the response is lost: pressed again, it is done, and never refused.
      await page.route(
        "**/api/invitations/accept",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await choosePassword(page, words, "Take-off at 07:50");
      await page.getByRole("alert").getByText(words.weak).waitFor({ state: "detached" });
      await page.getByRole("alert").waitFor();
      await page.getByRole("button", { name: words.accept }).click();
      await isWelcome(page, words);
      await page.goto(link);
      await page.getByRole("heading", { level: 1, name: words.void }).waitFor();
    },
  );

  inTurn(
    language,
    `whose account nobody has confirmed chooses a new password (${language})`,
    async () => {
      const person = await createPerson(site);
      const page = await site.open(await invited(person.email, language), { viewport });
      await page.getByText(words.unproved).waitFor();
      await choosePassword(page, words, "Take-off at 07:50");
      await isWelcome(page, words);
    },
  );

  inTurn(
    language,
    `whose account is confirmed signs in, comes back and accepts; another account is told to leave (${language})`,
    async () => {
      const person = await createPerson(site, { proved: true });
      const link = await invited(person.email, language);
      const page = await openSignedIn(site, await createPerson(site), link, { viewport });
      await page.getByText(words.other).waitFor();
      await page.getByRole("button", { name: words.signOut }).click();
      await page.getByRole("link", { name: words.signIn }).click();
      await page.waitForURL((url) => url.pathname === "/auth");
      await page.fill('[name="email"]', person.email);
      await page.fill('[name="password"]', person.password);
      await page.locator('form button[type="submit"]').click();
      await page.waitForURL((url) => url.pathname === "/auth/invitation");
      expect(new URL(page.url()).search).toBe("");
      await page.getByRole("button", { name: words.accept }).click();
      await isWelcome(page, words);
    },
  );
}
