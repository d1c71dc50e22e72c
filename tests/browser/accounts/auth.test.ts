import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import {
  callAuth,
  createPerson,
  newPerson,
  openSignedIn,
  signIn,
  storedSession,
} from "../people.ts";
import { awaken, browserSite, holdRequests, PHONE, VIEWS } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

const FRENCH = {
  path: "/auth",
  language: "fr",
  viewport: VIEWS.fr,
  login: "Connexion",
  signup: "Inscription",
  mismatch: "Les mots de passe ne correspondent pas",
  tooShort: "Le mot de passe doit contenir au moins 6 caractères",
  signupError: "Erreur d'inscription",
  weak: /^Ce mot de passe est trop faible, car c’est l’un/,
  taken: "Un compte existe déjà avec cette adresse e-mail.",
  created: ["Compte créé avec succès", "Vous pouvez maintenant vous connecter"],
  loginError: "Erreur de connexion",
  wrong: "L’e-mail ou le mot de passe est incorrect.",
  unreachable: /^Notre serveur est injoignable/,
  loginBusy: "Connexion…",
  sendLink: "Envoyer le lien",
  sent: /^Si un compte utilise cette adresse/,
  used: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.",
  forgot: "Mot de passe oublié ?",
};
const ENGLISH: typeof FRENCH = {
  path: "/auth?lang=en",
  language: "en",
  viewport: VIEWS.en,
  login: "Sign in",
  signup: "Sign up",
  mismatch: "The passwords do not match",
  tooShort: "The password must have at least 6 characters",
  signupError: "Sign-up error",
  weak: /^This password is too weak. It’s one of the first/,
  taken: "User already registered",
  created: ["Account created", "You can now sign in"],
  loginError: "Sign-in error",
  wrong: "Invalid login credentials",
  unreachable: /^We can’t reach the server/,
  loginBusy: "Signing in...",
  sendLink: "Send the link",
  sent: /^If there’s an account with this address/,
  used: "Email link is invalid or has expired",
  forgot: "Forgotten password?",
};

const REFUSED = /status of 4(00|03|22)/;

async function fillSignUp(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value);
}

const submit = (page: Page) => page.locator('form button[type="submit"]').click();
const toast = (page: Page, title: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: title });

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `someone signs up, with every rule in its turn and another address than that of an account, then signs in (${words.language})`,
    async () => {
      const { fullName, email, password } = newPerson();
      const page = await site.open(words.path, {
        viewport: words.viewport,
        expectedErrors: REFUSED,
      });
      expect(await page.getAttribute("html", "lang")).toBe(words.language);
      expect(new URL(page.url()).search).toBe("");
      await expect
        .poll(() => page.getByRole("tab", { selected: true }).textContent())
        .toBe(words.login);

      await page.getByRole("tab", { name: words.signup }).click();
      await fillSignUp(page, { fullName, email, password: "abc", confirmPassword: "abd" });
      await submit(page);
      const alert = page.getByRole("alert");
      await expect.poll(() => alert.textContent()).toBe(words.mismatch);
      await page.fill('[name="confirmPassword"]', "abc");
      await submit(page);
      await expect.poll(() => alert.textContent()).toBe(words.tooShort);
      expect(await page.inputValue('[name="email"]')).toBe(email);

      await fillSignUp(page, { password: "password", confirmPassword: "password" });
      await submit(page);
      await toast(page, words.signupError)
        .locator("[data-description]")
        .filter({ hasText: words.weak })
        .waitFor();
      await expect.poll(() => page.locator("form").getByText(words.weak).count()).toBe(1);
      expect(await page.inputValue('[name="fullName"]')).toBe(fullName);
      expect(await page.inputValue('[name="password"]')).toBe("password");

      const { email: taken } = await createPerson(site);
      await fillSignUp(page, {
        email: taken.toUpperCase(),
        password,
        confirmPassword: password,
      });
      await submit(page);
      await toast(page, words.signupError).getByText(words.taken).waitFor();
      expect(await page.inputValue('[name="fullName"]')).toBe(fullName);

      await page.fill('[name="email"]', email);
      await submit(page);
      for (const text of words.created) await toast(page, text).waitFor();
      await expect
        .poll(() => page.getByRole("tab", { selected: true }).textContent())
        .toBe(words.login);
      expect(await storedSession(page)).toBeNull();
      await page.getByRole("tab", { name: words.signup }).click();
      for (const name of ["fullName", "email", "password", "confirmPassword"])
        await expect.poll(() => page.inputValue(`[name="${name}"]`)).toBe("");

      await page.getByRole("tab", { name: words.login }).click();
      await signIn(page, { email, password });
      expect(new URL(page.url()).pathname).toBe("/");
      expect((await storedSession(page))?.access_token).toBeTruthy();
    },
  );

  inTurn(
    words.language,
    `a wrong password is refused in the provider's words, and what was typed stays, also without a network; a second try works, while which the button says so and is disabled (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const page = await site.open(words.path, {
        expectedErrors: new RegExp(`${REFUSED.source}|ERR_INTERNET_DISCONNECTED`),
      });
      await fillSignUp(page, { email: person.email, password: "not the password" });
      await submit(page);
      const error = toast(page, words.loginError);
      await error.waitFor();
      await expect.poll(() => error.locator("[data-description]").textContent()).toBe(words.wrong);
      expect(await error.getAttribute("data-type")).toBe("error");
      expect(await page.inputValue('[name="email"]')).toBe(person.email);
      expect(await page.inputValue('[name="password"]')).toBe("not the password");
      const field = page.locator('[name="password"][aria-invalid]:focus');
      const beside = page.locator(`[id="${await field.getAttribute("aria-describedby")}"]`);
      await expect.poll(() => beside.textContent()).toBe(words.wrong);
      const email = page.locator('[name="email"][aria-invalid]');
      const besideEmail = page.locator(`[id="${await email.getAttribute("aria-describedby")}"]`);
      await expect.poll(() => besideEmail.textContent()).toBe(words.wrong);
      expect(await page.locator("form").getByText(words.wrong).count()).toBe(1);
      await field.fill(person.password);
      await beside.waitFor({ state: "detached" });
      expect(await page.locator("[aria-invalid]").count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe("/auth");

      await page.waitForLoadState("networkidle");
      await page.context().setOffline(true);
      await submit(page);
      await toast(page, words.loginError).getByText(words.unreachable).waitFor();
      await page.context().setOffline(false);
      const release = await holdRequests(page, "**/api/auth/token*");
      await submit(page);
      const busy = page.getByRole("button", { name: words.loginBusy });
      await busy.waitFor();
      expect(await busy.isDisabled()).toBe(true);
      release();
      await page.waitForURL((url) => url.pathname === "/");
      expect(await storedSession(page)).not.toBeNull();
    },
  );

  inTurn(
    words.language,
    `a forgotten password is replaced by the mailed link, once (${words.language})`,
    async () => {
      const person = await createPerson(site);
      const page = await site.open(words.path, { viewport: PHONE, expectedErrors: REFUSED });
      await page.getByRole("link", { name: words.forgot }).click();
      await page.waitForURL("**/auth/forgot");
      await page.fill('[name="email"]', person.email);
      await page.getByRole("button", { name: words.sendLink }).press("Enter");
      await page.getByText(words.sent).waitFor();
      // The form is gone, the focus is not.
      await page.locator("main:focus, main :focus").waitFor();
      const link =
        /https?:\/\/\S+\/auth\/reset\?\S+/.exec(await site.mailAbout(person.email))?.[0] ?? "";

      await page.goto(link);
      expect(await page.getAttribute("html", "lang")).toBe(words.language);
      await fillSignUp(page, { password: "abcdef", confirmPassword: "abcdeg" });
      await submit(page);
      await expect.poll(() => page.getByRole("alert").textContent()).toBe(words.mismatch);
      const password = "Landed at 09:15";
      await fillSignUp(page, { password, confirmPassword: password });
      await submit(page);
      await page.waitForURL("**/account");

      // The account still loads its lists in the first browser, which stays signed in.
      const other = await site.open(link, { viewport: PHONE, expectedErrors: REFUSED });
      await fillSignUp(other, { password: "Another one 123", confirmPassword: "Another one 123" });
      await submit(other);
      await other.locator("form").getByText(words.used).waitFor();
      expect(
        (await callAuth(site, "token?grant_type=password", { email: person.email, password }))
          .status,
      ).toBe(200);
    },
  );
}

test("a link that lost its token says so, and asks for nothing that could not be sent", async () => {
  const page = await site.open("/auth/reset");
  await awaken(page);
  await page.getByRole("alert").filter({ hasText: "Ce lien est incomplet." }).waitFor();
  expect(await page.locator("input, form").count()).toBe(0);
  await page.getByRole("link", { name: "Demander un nouveau lien" }).click();
  await page.waitForURL("**/auth/forgot");
});

test("empty forms say what is missing beside each field, and nothing is sent", async () => {
  const page = await site.open("/auth");
  const calls: string[] = [];
  page.on("request", (request) => {
    // The field that has the focus offers passkeys, which sends nothing of the form.
    const isOffer = request.url().endsWith("/passkeys/authentication/options");
    if (request.method() === "POST" && !isOffer) calls.push(request.url());
  });
  await submit(page);
  for (const text of ["Adresse e-mail invalide", "Saisissez votre mot de passe"])
    await page.getByText(text).waitFor();
  await page.getByRole("tab", { name: FRENCH.signup }).click();
  await submit(page);
  for (const text of ["Le nom est obligatoire", "Adresse e-mail invalide"])
    await page.getByText(text).waitFor();
  await expect.poll(() => page.getByRole("alert").textContent()).toBe(FRENCH.tooShort);
  expect(await axeViolations(page)).toEqual([]);
  expect(calls).toEqual([]);
  // This deployment has no other ways in.
  expect(await page.getByRole("button", { name: /Continuer avec/ }).count()).toBe(0);
});

test("a form sent while the network is gone before the page runs is sent once, when it is back", async () => {
  const person = await createPerson(site);
  const page = await site.open("/auth", {
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/,
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/auth/token")) sent.push(request.url());
  });
  await page.context().setOffline(true);
  // The browser keeps the scripts of other tests.
  await page.route("**/assets/*.js", (route) => route.abort("internetdisconnected"));
  await page.clock.install();
  await fillSignUp(page, { email: person.email, password: person.password });
  await submit(page);
  await page.locator("button[data-pressed]").waitFor();
  // Until then it does not look again.
  await page.clock.fastForward(1_100);
  await page.unroute("**/assets/*.js");
  await page.context().setOffline(false);
  await page.waitForURL((url) => url.pathname === "/");
  expect(sent).toHaveLength(1);
});

test("signed-in people are led from /auth to /, and from there only to pages of the site", async () => {
  const page = await openSignedIn(site, await createPerson(site), "/auth");
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/auth?redirect=%2Ffind-booking");
  await page.waitForURL("**/find-booking");
  await page.goto(`/auth?redirect=${encodeURIComponent("//evil.example")}`);
  await page.waitForURL((url) => url.pathname !== "/auth");
  expect(page.url()).toBe(`${site.url()}/`);
});

test("after choosing French the way leads to the French home page", async () => {
  const person = await createPerson(site);
  const page = await site.open("/auth?lang=en");
  await page.getByRole("link", { name: "Lire cette page en français" }).click();
  await page.waitForURL((url) => url.pathname === "/auth" && url.search === "");
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("fr");
  await signIn(page, person);
  expect(new URL(page.url()).pathname).toBe("/fr");
});

test("a provider's refusal is said in our own words, never in the address's", async () => {
  const page = await site.open(
    "/auth?error=access_denied&error_code=access_denied&error_description=Call+0800+now",
  );
  await toast(page, FRENCH.loginError)
    .getByText(/La connexion n’a pas abouti/)
    .waitFor();
  await page.waitForURL((url) => url.search === "");
  await page.goto("/auth?code=stolen-from-somewhere-else");
  await toast(page, FRENCH.loginError).getByText("La connexion a échoué. Réessayez.").waitFor();
  expect(await page.textContent("body")).not.toContain("0800");
  expect(await storedSession(page)).toBeNull();
});
