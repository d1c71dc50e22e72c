import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { claimsOf } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { addAuthenticator } from "../authenticators.ts";
import { awaken, browserSite, DESKTOP, PHONE } from "../browser-site.ts";
import { createPerson, openSignedIn, signIn, storedSession } from "../people.ts";

const site = browserSite();

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

/**
 * Watches for the page's request for a passkey, and returns a function that waits for it. After the request, the browser
 * needs some steps until it sees whether a user is present. It answers other questions about passkeys after these steps,
 * so the function asks some questions and waits for the answers.
 */
async function noteOffer(page: Page) {
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = (options) => {
      document.documentElement.dataset.test = "offered";
      return get(options);
    };
  });
  return async () => {
    await page.locator('[data-test="offered"]').waitFor();
    await page.evaluate(async () => {
      for (let asked = 0; asked < 50; asked += 1)
        await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
    });
  };
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

  await signOut(page);
  const email = page.locator('[name="email"]');
  await email.focus();
  expect(await claimsAfterSignIn(page)).toEqual({ aal: "aal2", methods: ["passkey"] });
  expect(await email.count()).toBe(0);

  // Nobody picks it in the field now, so the field keeps offering until the button asks.
  await authenticator.setPresence(false);
  await signOut(page);
  const isOffered = await noteOffer(page);
  await email.focus();
  await isOffered();
  expect(await email.getAttribute("autocomplete")).toBe("username webauthn");
  await authenticator.setPresence(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  expect(await claimsAfterSignIn(page)).toEqual({ aal: "aal2", methods: ["passkey"] });

  await page.goto("/account");
  await item(page).getByText("Last used on").waitFor();
  await page.getByRole("button", { name: "Remove (Ada’s laptop)" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await page.getByText("You don’t have any passkeys yet.").waitFor();
  // The device still has it.
  await signOut(page);
  await page.locator('[name="email"]').focus();
  await page.getByText(/^This passkey doesn’t belong to an account here/).waitFor();
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
  expect(await item(other.page).count()).toBe(0);
});

test("after a sign-in by password, a device that can is offered a passkey once", async () => {
  const person = await createPerson(site, { proved: true });
  const page = await site.open("/auth?lang=en", { viewport: DESKTOP });
  await addAuthenticator(page);
  await signIn(page, person);
  await page.getByText("Sign in faster next time").waitFor();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.waitForURL("**/account#passkeys");
  await page.getByText("You don’t have any passkeys yet.").waitFor();
  await signOut(page);
  await signIn(page, person);
  await page.getByRole("button", { name: "Sign Out" }).first().waitFor();
  expect(await page.getByText("Sign in faster next time").count()).toBe(0);
  const { access_token: token } = (await storedSession(page))!;
  expect(claimsOf(token).user_metadata).toMatchObject({ passkey_offered: true });
});

/** The fields and buttons of the sign-in page, as its visitor has them or as the server sent them. */
const readControls = (page: Page, from: "visitor" | "server") =>
  page.evaluate(async (source) => {
    const root =
      source === "visitor"
        ? document
        : new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    return [...root.querySelectorAll("main input, main button")].map((control) => [
      control.textContent,
      control.getAttribute("name"),
      control.getAttribute("autocomplete"),
    ]);
  }, from);

/** Looks at /auth, and reads what it has asked the server for by then. */
async function lookAtSignIn(hasPasskeys: boolean) {
  const page = await site.open("about:blank", { viewport: PHONE });
  if (!hasPasskeys)
    await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // What shows messages comes with any input, at its own time.
    if (pathname.startsWith("/assets/toaster-")) return;
    requests.push(`${request.method()} ${pathname.replace(/-[\w-]{8}\./, ".")}`);
  });
  await page.goto("/auth?lang=en");
  await awaken(page);
  await page.waitForLoadState("networkidle");
  return { page, requests };
}

test("the sign-in page of a browser without passkeys is unchanged", async () => {
  const before = await site.count("passkey_challenges");
  const usual = await lookAtSignIn(true);
  await usual.page.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  const { page, requests } = await lookAtSignIn(false);
  const extra = usual.requests.filter((request) => !requests.includes(request));
  expect(extra).toEqual(["GET /assets/passkey-button.js"]);
  expect(requests.filter((request) => !usual.requests.includes(request))).toEqual([]);

  const asked = requests.length;
  await page.locator('[name="email"]').focus();
  await page.getByRole("tab", { name: "Sign up" }).click();
  await page.getByRole("tab", { name: "Sign in" }).click();
  await page.locator('[name="email"]').focus();
  await page.waitForLoadState("networkidle");
  expect(requests.slice(asked)).toEqual([]);
  const controls = await readControls(page, "visitor");
  expect(controls).toContainEqual(["", "email", "username"]);
  expect(controls).toEqual(await readControls(page, "server"));
  expect(await site.count("passkey_challenges")).toBe(before);
});

test("someone of the staff has their dashboard open with a passkey only, and their password leads to the account page", async () => {
  const person = await createPerson(site, { role: "agent" });
  const page = await openSignedIn(site, person, "/account?lang=en", {
    expectedErrors: /status of 403/,
  });
  const authenticator = await addAuthenticator(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const choice = page.locator('[data-field="dashboard-passkey"]');
  await choice.getByRole("button", { name: "Require a passkey every time" }).click();
  await page.getByText(/^Sign out, then sign in with a passkey/).waitFor();
  await signOut(page);
  await page.locator('[name="email"]').focus();
  await claimsAfterSignIn(page);
  await page.goto("/account");
  await choice.getByRole("button", { name: "Require a passkey every time" }).click();
  await choice.getByText("You can only open your dashboard with a passkey.").waitFor();
  await page.goto("/admin");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/admin");

  // Otherwise the sign-in page may take the passkey before the password is sent.
  await authenticator.setPresence(false);
  await signOut(page);
  await signIn(page, person);
  await page.goto("/admin");
  await page.waitForURL("**/account#passkeys");
  await page.getByText(/^You chose to open your dashboard with a passkey only/).waitFor();
});
