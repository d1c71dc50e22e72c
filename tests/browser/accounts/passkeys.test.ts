import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { claimsOf } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, DESKTOP, expectToFit, PHONE } from "../browser-site.ts";
import { createPerson, openSignedIn, signIn, storedSession } from "../people.ts";

const site = browserSite();

/**
 * A device's own authenticator, or a simple security key, which recognises nobody. Chromium's
 * debugger lets it answer without a person.
 */
async function addAuthenticator(page: Page, { verifies = true, keeps = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: keeps,
      hasUserVerification: verifies,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether somebody is there to touch it. */
    setPresence: (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    credentials: async () =>
      (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** A proved account's page, on a device with an authenticator. */
async function openAccount(device: Parameters<typeof addAuthenticator>[1] = {}, language = "en") {
  const person = await createPerson(site, { proved: true });
  const page = await openSignedIn(site, person, `/account?lang=${language}`, {
    viewport: language === "en" ? DESKTOP : PHONE,
    expectedErrors: /status of 400/,
  });
  return { person, page, authenticator: await addAuthenticator(page, device) };
}

const item = (page: Page) => page.locator('[data-field="passkey"]');

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
}

/** Waits until /auth has led on, and reads what the access token says of the sign-in. */
async function claimsAfterSignIn(page: Page) {
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  const { aal, amr } = claimsOf((await storedSession(page))!.access_token);
  return { aal, methods: (amr as { method: string }[]).map(({ method }) => method) };
}

// Proves V6.16.
test("someone adds a passkey, renames it, signs in by the field and by the button, and removes it", async () => {
  const { page, authenticator } = await openAccount();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "Rename (Passkey)" }).click();
  expect(await authenticator.credentials()).toMatchObject([
    { isResidentCredential: true, rpId: "localhost" },
  ]);
  const name = page.getByRole("dialog").locator('[name="name"]');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await name.fill("Ada’s laptop");
  await name.press("Enter");
  await item(page).getByText("Ada’s laptop", { exact: true }).waitFor();
  await expectToFit(page);

  await signOut(page);
  const email = page.locator('[name="email"]');
  await email.focus();
  expect(await claimsAfterSignIn(page)).toEqual({ aal: "aal2", methods: ["passkey"] });
  expect(await email.count()).toBe(0);

  // Nobody picks it in the field now, so the field keeps offering until the button asks.
  await authenticator.setPresence(false);
  await signOut(page);
  await email.focus();
  await expect.poll(() => site.count("passkey_challenges")).toBe(1);
  expect(await email.getAttribute("autocomplete")).toBe("username webauthn");
  await authenticator.setPresence(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  expect(await claimsAfterSignIn(page)).toEqual({ aal: "aal2", methods: ["passkey"] });

  await page.goto("/account");
  await item(page).getByText("Last used on").waitFor();
  await page.getByRole("button", { name: "Remove (Ada’s laptop)" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByText("You have no passkeys yet.").waitFor();
  // The device still has it.
  await signOut(page);
  await page.locator('[name="email"]').focus();
  await page.getByText(/^This passkey doesn’t open an account here/).waitFor();
});

test("a device that recognises nobody, and one that keeps nothing, say what to do instead", async () => {
  const { page } = await openAccount({ verifies: false });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await item(page).waitFor();
  await signOut(page);
  await page.locator('[name="email"]').focus();
  // Chromium asks for recognition where the page names no account.
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("No passkey was used. Try again, or use your password.").waitFor();

  const other = await openAccount({ keeps: false }, "fr");
  await other.page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
  await other.page.getByText(/^Votre appareil n’a pas créé/).waitFor();
  await expectToFit(other.page);
});

test("after a sign-in by password, a device that can is offered a passkey once", async () => {
  const person = await createPerson(site, { proved: true });
  const page = await site.open("/auth?lang=en", { viewport: DESKTOP });
  await addAuthenticator(page);
  await signIn(page, person);
  await page.getByText("Sign in faster next time").waitFor();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL("**/account#passkeys");
  await page.getByText("You have no passkeys yet.").waitFor();
  await signOut(page);
  await signIn(page, person);
  await page.getByRole("button", { name: "Sign Out" }).first().waitFor();
  expect(await page.getByText("Sign in faster next time").count()).toBe(0);
  const { access_token: token } = (await storedSession(page))!;
  expect(claimsOf(token).user_metadata).toMatchObject({ passkey_offered: true });
});

test("the sign-in page of a browser without passkeys is unchanged", async () => {
  const before = await site.count("passkey_challenges");
  const page = await site.open("about:blank", { viewport: PHONE });
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/auth?lang=en");
  await page.locator('[name="email"]').focus();
  await page.getByRole("tab", { name: "Sign up" }).click();
  await page.getByRole("tab", { name: "Sign in" }).click();
  expect(await page.locator('[name="email"]').getAttribute("autocomplete")).toBe("username");
  expect(await page.getByRole("button", { name: /passkey/ }).count()).toBe(0);
  expect(await site.count("passkey_challenges")).toBe(before);
});
