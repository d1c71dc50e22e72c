import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { authCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { callAuth, createPerson, openSignedIn, storedSession } from "../people.ts";
import { browserSite, PHONE, VIEWS } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const FRENCH = {
  path: "/account",
  language: "fr",
  viewport: VIEWS.fr,
  title: "Votre compte",
  save: "Enregistrer",
  saved: "Votre nom a été modifié.",
  change: "Changer le mot de passe",
  changed: "Mot de passe modifié",
  wrong: "Votre mot de passe actuel est incorrect.",
  mismatch: "Les mots de passe ne correspondent pas",
  tooShort: "Le mot de passe doit contenir au moins 6 caractères",
  current: "Saisissez votre mot de passe",
};
const ENGLISH: typeof FRENCH = {
  path: "/account?lang=en",
  language: "en",
  viewport: VIEWS.en,
  title: "Your account",
  save: "Save",
  saved: "Your name has changed.",
  change: "Change the password",
  changed: "Password changed",
  wrong: "Your current password is wrong.",
  mismatch: "The passwords do not match",
  tooShort: "The password must have at least 6 characters",
  current: "Enter your password",
};

const CHROME_LINUX =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const FIREFOX_WINDOWS =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `someone changes their name, and their password by its rules (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const elsewhere = await callAuth(site, "token?grant_type=password", {
        email: person.email,
        password: person.password,
      });
      const { refresh_token } = (await elsewhere.json()) as { refresh_token: string };
      const page = await openSignedIn(site, person, words.path, {
        viewport: words.viewport,
        expectedErrors: /status of 400/,
      });
      await page.locator('[data-field="session"]').first().waitFor();
      await expect.poll(() => page.textContent("h1")).toBe(words.title);
      await expect
        .poll(() => page.locator("main").getByText(person.email, { exact: true }).count())
        .toBe(1);
      await expect.poll(() => page.locator('[data-field="session"]').count()).toBe(2);

      await page.fill('[name="fullName"]', "Grace Hopper");
      await page.getByRole("button", { name: words.save }).click();
      await page.getByText(words.saved).waitFor();

      const change = page.getByRole("button", { name: words.change });
      await page.fill('[name="password"]', "abc");
      await change.click();
      await page.getByText(words.mismatch).waitFor();
      await page.fill('[name="confirmPassword"]', "abc");
      await change.click();
      await page.getByText(words.tooShort).waitFor();
      const next = "Landed at 09:15";
      await page.fill('[name="password"]', next);
      await page.fill('[name="confirmPassword"]', next);
      await change.click();
      await page.getByText(words.current, { exact: true }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.fill('[name="currentPassword"]', "not the password");
      await page.fill('[name="password"]', next);
      await page.fill('[name="confirmPassword"]', next);
      await change.click();
      await page.locator("form").getByText(words.wrong).waitFor();
      expect(await page.inputValue('[name="password"]')).toBe(next);
      await page.fill('[name="currentPassword"]', person.password);
      await change.click();
      await page.getByText(words.changed).waitFor();
      await expect.poll(() => page.inputValue('[name="password"]')).toBe("");
      await expect.poll(() => page.locator('[data-field="session"]').count()).toBe(1);
      expect(
        (await callAuth(site, "token?grant_type=refresh_token", { refresh_token })).status,
      ).toBe(400);
      expect((await callAuth(site, "token?grant_type=password", { ...person })).status).toBe(400);
      expect(
        (await callAuth(site, "token?grant_type=password", { email: person.email, password: next }))
          .status,
      ).toBe(200);

      await page.reload();
      await expect.poll(() => page.inputValue('[name="fullName"]')).toBe("Grace Hopper");
    },
  );
}

test("one session is ended, then all others", async () => {
  const person = await createPerson(site);
  const auth = authCalls(site);
  const another = (userAgent = "") => auth.session(person.email, person.password, userAgent);
  const firefox = await another(FIREFOX_WINDOWS);
  await another();
  await another();
  const page = await openSignedIn(site, person, "/account", {
    userAgent: CHROME_LINUX,
    expectedErrors: /status of 404/,
  });
  const sessions = page.locator('[data-field="session"]');
  await expect.poll(() => sessions.count()).toBe(4);
  const current = page.locator('[data-field="session"][aria-current]');
  await current.getByText("Cette session").waitFor();
  await expect.poll(() => current.getByText(/Chrome, Linux/).count()).toBe(1);

  const others = page.locator('[data-field="session"]:not([aria-current])');
  const close = (session: Locator) => session.getByRole("button", { name: /Fermer/ }).click();
  await close(others.filter({ hasText: "Firefox, Windows" }));
  await page.getByText("Session fermée").waitFor();
  await expect.poll(() => sessions.count()).toBe(3);
  expect((await auth.user(firefox.access_token)).status).toBe(403);
  // One that has ended by itself is ended.
  await site.rows("DELETE FROM sessions WHERE user_agent NOT LIKE '%Linux%'");
  await close(others.first());
  await expect.poll(() => sessions.count()).toBe(1);
  await another();
  await page.reload();
  await expect.poll(() => sessions.count()).toBe(2);
  await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
  await page.getByText("Sessions fermées").waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
});

test("who was signed out by another device is not told that it ended the others", async () => {
  const person = await createPerson(site);
  await callAuth(site, "token?grant_type=password", person);
  const page = await openSignedIn(site, person, "/account", { expectedErrors: /40[13]/ });
  await expect.poll(() => page.locator('[data-field="session"]').count()).toBe(2);
  await site.rows(
    "DELETE FROM sessions WHERE id = (SELECT max(s.id) FROM sessions AS s JOIN users ON users.id = s.user_id WHERE users.email = ?)",
    person.email,
  );
  await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
  await page.waitForURL("**/auth*");
  await page.getByText("Votre session a expiré").first().waitFor();
  expect(await page.getByText("Sessions fermées").count()).toBe(0);
});

test("sessions that cannot be loaded are said so; a person takes their data along, and the account is deleted after its password was given, and not before", async () => {
  const person = await createPerson(site);
  const page = await openSignedIn(site, person, "about:blank", {
    viewport: PHONE,
    expectedErrors: /status of (401|403|422|500)/,
  });
  await page.route(
    "**/api/sessions",
    (route) => route.fulfill({ status: 500, json: { error: { code: "internal" } } }),
    { times: 1 },
  );
  await page.goto("/account");
  await page.getByText("Nous n’avons pas pu charger vos sessions.").waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.locator('[data-field="session"]').first().waitFor();
  expect(await page.getByText("Nous n’avons pas pu charger vos sessions.").count()).toBe(0);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mes données" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("mes-donnees.json");
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data).toMatchObject({
    user: { email: person.email, user_metadata: { full_name: person.fullName } },
    sessions: [{ current: true }],
  });
  expect(JSON.stringify(data)).not.toMatch(/scrypt|password_hash|refresh_token/);

  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await page.fill('[name="deletePassword"]', "not the password");
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await dialog.getByText("Ce mot de passe est incorrect.").waitFor();
  await page.fill('[name="deletePassword"]', person.password);
  await dialog.getByText("Ce mot de passe est incorrect.").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
  await page.getByText("Compte supprimé").waitFor();
  await page.waitForURL("**/auth");
  expect(await storedSession(page)).toBeNull();
  expect((await callAuth(site, "token?grant_type=password", person)).status).toBe(400);
});
