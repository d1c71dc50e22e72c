import { afterEach, expect } from "vitest";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { authCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { callAuth, createPerson, type Person, storedSession } from "../people.ts";
import type { Page } from "playwright-core";
import { takingTurns } from "../turns.ts";

const site = browserSite();

afterEach(() => site.rows("DELETE FROM settings"));

const FRENCH = {
  language: "fr",
  query: "",
  viewport: VIEWS.fr,
  setUp: "Configurer",
  confirm: "Activer",
  wrong: "Ce code est incorrect ou a déjà servi. Attendez le suivant.",
  kept: "Je les ai conservés",
  left: "Il vous reste 10 codes de secours sur 10.",
  leftAfter: "Il vous reste 9 codes de secours sur 10.",
  title: "Connexion en deux étapes",
  recovery: "Utiliser un code de secours",
  other: "Changer de compte",
  wrongRecovery: "Ce code de secours est incorrect ou a déjà servi.",
  renew: "Créer de nouveaux codes",
  remove: "Désactiver",
  removeNow: "Désactiver",
  removed: "Connexion en deux étapes désactivée",
  require: "L’exiger de toute l’équipe",
  required: "Toute l’équipe doit utiliser la connexion en deux étapes.",
  setUpForTeam: "Votre équipe exige la connexion en deux étapes. Activez-la d’abord.",
  toDashboard: "Ouvrir le tableau de bord",
  removeColleague: (email: string) => `Retirer la connexion en deux étapes de ${email}`,
  removeIt: "La retirer",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  query: "?lang=en",
  viewport: VIEWS.en,
  setUp: "Set it up",
  confirm: "Turn it on",
  wrong: "This code is wrong or has been used. Wait for the next one.",
  kept: "I’ve saved them",
  left: "10 of 10 recovery codes left.",
  leftAfter: "9 of 10 recovery codes left.",
  title: "Two-step sign-in",
  recovery: "Use a recovery code",
  other: "Use another account",
  wrongRecovery: "This recovery code is wrong or has been used.",
  renew: "Make new codes",
  remove: "Turn it off",
  removeNow: "Turn it off",
  removed: "Two-step sign-in is off",
  require: "Require it for all staff",
  required: "All staff need two-step sign-in.",
  setUpForTeam: "Your team requires two-step sign-in. Set it up first.",
  toDashboard: "Open the dashboard",
  removeColleague: (email: string) => `Remove two-step sign-in for ${email}`,
  removeIt: "Remove it",
};

/** Types the address and password at /auth; what comes then is the second step. */
async function typePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.fill('[name="email"]', email);
  await page.fill('[name="password"]', password);
  await page.locator('form button[type="submit"]').click();
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').click();
/** Lets the codes of this time step work again, as if time had passed. */
const forgetSteps = () => site.rows("UPDATE factors SET last_step = NULL");

/** Turns two-step sign-in on through the API, for tests of later steps. */
async function turnOnByApi({ email, password }: Person): Promise<string> {
  const auth = authCalls(site);
  const { access_token: token } = await auth.session(email, password);
  const call = async <Answer>(path: string, body?: object) => {
    const response = await auth.send("POST", `auth/factors${path}`, token, body);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const enrolled = await call<{ id: string; totp: { secret: string } }>("", {
    factor_type: "totp",
  });
  const { secret } = enrolled.totp;
  const challenge = await call<{ id: string }>(`/${enrolled.id}/challenge`);
  await earlyInStep();
  await call(`/${enrolled.id}/verify`, {
    challenge_id: challenge.id,
    code: authenticatorCode(secret),
  });
  return secret;
}

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `someone turns two-step sign-in on, opens no page without it, signs in with a code, then with a recovery code, and turns it off (${words.language})`,
    async () => {
      const person = await createPerson(site, { role: "admin" });
      const page = await site.open(`/account${words.query}`, {
        viewport: words.viewport,
        expectedErrors: /status of 422/,
      });
      await typePassword(page, person);
      await page.getByRole("button", { name: words.setUp }).click();
      const key = page.locator('[data-field="authenticator-key"]');
      const secret = (await key.textContent())!.replaceAll(" ", "");
      // The picture is there, and no policy has stopped it.
      await expect
        .poll(() =>
          page.locator("#two-step img").evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(await axeViolations(page)).toEqual([]);
      const code = page.locator('#two-step [name="code"]');
      expect(await code.getAttribute("autocomplete")).toBe("one-time-code");
      await earlyInStep();
      const right = authenticatorCode(secret);
      const wrong = right === "123123" ? "321321" : "123123";
      await code.fill(wrong);
      await page.getByRole("button", { name: words.confirm, exact: true }).click();
      await page.getByText(words.wrong).waitFor();
      expect(await code.inputValue()).toBe(wrong);
      await code.fill(right);
      await code.press("Enter");
      const codes = page.locator('[data-field="recovery-code"]');
      await codes.first().waitFor();
      const recoveryCodes = await codes.allTextContents();
      expect(recoveryCodes).toHaveLength(10);
      await page.getByRole("button", { name: words.kept }).click();
      await page.getByText(words.left).waitFor();

      const later = await site.open(`/admin/orders${words.query}`, {
        viewport: words.viewport,
        expectedErrors: /status of 422/,
      });
      await typePassword(later, person);
      await later.getByRole("heading", { name: words.title }).waitFor();
      await later.goto("/admin");
      await later.getByRole("heading", { name: words.title }).waitFor();
      expect(await axeViolations(later)).toEqual([]);
      await expect
        .poll(() => later.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe("code");
      await forgetSteps();
      await later.keyboard.type("111111");
      await later.keyboard.press("Enter");
      await later.getByText(words.wrong).waitFor();
      await later.fill('[name="code"]', authenticatorCode(secret));
      await submit(later);
      await later.waitForURL((url) => url.pathname === "/admin");
      await later.getByRole("heading", { level: 1 }).waitFor();

      await later.evaluate(() => localStorage.clear());
      await later.goto(`/auth${words.query}`);
      await typePassword(later, person);
      await later.getByRole("button", { name: words.other }).click();
      await later.locator('[name="email"]').waitFor();
      expect(await storedSession(later)).toBeNull();
      await typePassword(later, person);
      await later.getByRole("button", { name: words.recovery }).click();
      await later.fill('[name="recoveryCode"]', "aaaa bbbb");
      await submit(later);
      await later.getByText(words.wrongRecovery).waitFor();
      await later.fill('[name="recoveryCode"]', recoveryCodes[4]!);
      await submit(later);
      await later.waitForURL((url) => !url.pathname.startsWith("/auth"));
      await later.goto(`/account${words.query}`);
      await later.getByText(words.leftAfter).waitFor();
      await later.getByRole("button", { name: words.renew }).click();
      await later.getByRole("dialog").getByRole("button", { name: words.renew }).click();
      await expect.poll(() => later.locator('[data-field="recovery-code"]').count()).toBe(10);
      await later.getByRole("button", { name: words.kept }).click();
      await later.getByText(words.left).waitFor();

      await later.getByRole("button", { name: words.remove, exact: true }).click();
      await later
        .getByRole("dialog")
        .getByRole("button", { name: words.removeNow, exact: true })
        .click();
      await later.getByText(words.removed).waitFor();
      await later.getByRole("button", { name: words.setUp }).waitFor();
      const again = await callAuth(site, "token?grant_type=password", { ...person });
      expect(
        ((await again.json()) as { user: { factors?: unknown } }).user.factors,
      ).toBeUndefined();
    },
  );
}

/** Turns two-step sign-in on, on the account page that is open. */
async function turnOn(page: Page, words: typeof FRENCH): Promise<string> {
  await page.getByRole("button", { name: words.setUp }).click();
  const secret = (await page.locator('[data-field="authenticator-key"]').textContent())!.replaceAll(
    " ",
    "",
  );
  await earlyInStep();
  await page.fill('#two-step [name="code"]', authenticatorCode(secret));
  await page.getByRole("button", { name: words.confirm, exact: true }).click();
  await page.getByRole("button", { name: words.kept }).click();
  return secret;
}

for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `an admin asks it of all staff: a colleague sets it up before the dashboard, and is helped when it is lost (${words.language})`,
    async () => {
      const [boss, colleague] = [
        await createPerson(site, { role: "admin" }),
        await createPerson(site, { role: "agent" }),
      ];
      const page = await site.open(`/admin/roles${words.query}`, {
        viewport: words.viewport,
        expectedErrors: /status of 403/,
      });
      const secret = await turnOnByApi(boss);
      await typePassword(page, boss);
      await forgetSteps();
      await page.fill('[name="code"]', authenticatorCode(secret));
      await submit(page);
      await page.getByRole("button", { name: words.require }).click();
      await page.getByText(words.required).waitFor();

      const theirs = await site.open(`/admin${words.query}`, {
        viewport: words.viewport,
        expectedErrors: /status of 403/,
      });
      await typePassword(theirs, colleague);
      await theirs.getByText(words.setUpForTeam).waitFor();
      expect(new URL(theirs.url()).pathname).toBe("/account");
      await turnOn(theirs, words);
      await theirs.getByRole("link", { name: words.toDashboard }).click();
      await theirs.waitForURL((url) => url.pathname === "/admin");
      await theirs.locator("[data-field]").first().waitFor();

      await page.reload();
      await page.getByRole("button", { name: words.removeColleague(colleague.email) }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.removeIt }).click();
      await expect
        .poll(() =>
          page.getByRole("button", { name: words.removeColleague(colleague.email) }).count(),
        )
        .toBe(0);
      await theirs.goto("/admin/orders");
      await theirs.getByText(words.setUpForTeam).waitFor();
    },
  );
}
