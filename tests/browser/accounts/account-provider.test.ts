import { afterAll, beforeAll, expect, test } from "vitest";
import { QUICK } from "../../site.ts";
import { CLIENT, openIdProvider } from "../../fakes/openid-provider.ts";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, PHONE, VIEWS } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

let provider: Awaited<ReturnType<typeof openIdProvider>>;
const site = browserSite(async () => {
  provider = await openIdProvider();
  const client = {
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_NAME: "Test ID",
  };
  const google = { GOOGLE_CLIENT_ID: "envol", GOOGLE_CLIENT_SECRET: "from-google" };
  return { ...QUICK, OIDC_ISSUER: provider.issuer, ...client, ...google };
});
beforeAll(() => provider.open(`${site.url()}/api/auth/callback`));
afterAll(() => provider.close());

const PASSWORDS = ["Landed at 09:15", "Take-off at 06:40"] as const;
const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  provider: "Continuer avec Test ID",
  back: "Retour à la connexion",
  proved: "Confirmée",
  change: "Changer le mot de passe",
  changed: "Mot de passe modifié",
  remove: "Supprimer mon compte",
  wrong: "Ce mot de passe est incorrect.",
  forGood: "Supprimer définitivement",
  deleted: "Compte supprimé",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  provider: "Continue with Test ID",
  back: "Back to sign-in",
  proved: "Confirmed",
  change: "Change the password",
  changed: "Password changed",
  remove: "Delete my account",
  wrong: "The password is not right.",
  forGood: "Delete for good",
  deleted: "Account deleted",
};

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `the page offers its providers; who came by one and then chose a password can change it, and delete the account with it (${words.language})`,
    async () => {
      const email = `provided.${words.language}@example.org`;
      provider.people.set(words.language, { email, email_verified: true, name: "Grace Hopper" });
      provider.state.signedInAs = words.language;
      const page = await site.open(`/auth/forgot?lang=${words.language}`, {
        viewport: words.viewport,
        expectedErrors: /status of 4(0[013]|22)|Request to another host: http:\/\/localhost/,
      });
      const offered = [words.provider.replace("Test ID", "Google"), words.provider];
      const buttons = page.getByRole("button", { name: /Google|Test ID/ });
      // Once the runtime has started, the link loads no page from the server.
      await awaken(page);
      await page.getByRole("link", { name: words.back }).click();
      await expect.poll(() => buttons.allTextContents()).toEqual(offered);
      // They are also in the page that the server sends.
      await page.goto("/auth?redirect=%2Faccount");
      const sent = await (await page.request.get(page.url())).text();
      expect(offered.filter((name) => !sent.includes(name))).toEqual([]);
      expect(await buttons.allTextContents()).toEqual(offered);
      expect(await axeViolations(page)).toEqual([]);

      await page.getByRole("button", { name: words.provider }).click();
      await page.waitForURL("**/account");
      // The provider has vouched for the address.
      await page.getByText(words.proved, { exact: true }).waitFor();
      const current = page.locator('[name="currentPassword"]');
      expect(await current.count()).toBe(0);

      for (const name of ["password", "confirmPassword"])
        await page.fill(`[name="${name}"]`, PASSWORDS[0]);
      await page.getByRole("button", { name: words.change }).click();
      await page.getByText(words.changed).waitFor();
      await current.waitFor();

      // From an hour after signing in, the server asks for the password that there is now.
      await site.rows("UPDATE sessions SET created_at = created_at - 7200000");
      await page.reload();
      await current.fill(PASSWORDS[0]);
      for (const name of ["password", "confirmPassword"])
        await page.fill(`[name="${name}"]`, PASSWORDS[1]);
      await page.getByRole("button", { name: words.change }).click();
      await page.getByText(words.changed).waitFor();

      await page.getByRole("button", { name: words.remove }).click();
      const dialog = page.getByRole("dialog");
      await page.fill('[name="deletePassword"]', PASSWORDS[0]);
      await dialog.getByRole("button", { name: words.forGood }).click();
      await dialog.getByText(words.wrong).waitFor();
      await page.fill('[name="deletePassword"]', PASSWORDS[1]);
      await dialog.getByRole("button", { name: words.forGood }).click();
      await page.getByText(words.deleted).waitFor();
      expect(await site.rows("SELECT id FROM users WHERE email = ?", email)).toEqual([]);
    },
  );
}

test("who is blocked and comes by a provider is told so", async () => {
  const email = "blocked.provided@example.org";
  provider.people.set("blocked", { email, email_verified: true, name: "Grace Hopper" });
  provider.state.signedInAs = "blocked";
  const page = await site.open("/auth?redirect=%2Faccount&lang=fr", {
    viewport: PHONE,
    expectedErrors: /status of 4\d\d|Request to another host: http:\/\/localhost/,
  });
  const press = () => page.getByRole("button", { name: FRENCH.provider }).click();
  await press();
  await page.waitForURL("**/account");
  await site.rows("UPDATE users SET banned_until = 4102444800000 WHERE email = ?", email);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth?lang=fr");
  await press();
  await page.getByText("Ce compte est bloqué. Contactez-nous.").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/auth");
});
