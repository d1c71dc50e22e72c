import type { AuthClient } from "@supabase/auth-js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PasskeyCreation, PasskeyRequest } from "#domain/accounts/passkey.schema.ts";
import { authCalls, claimsOf, newEmail, PASSWORD } from "../../people.ts";
import { stockClient } from "../../worker/factors/stock-client.ts";
import { addAuthenticator } from "../authenticators.ts";
import { browserSite } from "../browser-site.ts";

/*
 * The stock client talks to the Worker here, and Chromium answers with an authenticator of its
 * debugger. What Chromium refuses to say, such as another relying party, a software authenticator
 * says in tests/worker/passkeys.
 */

const site = browserSite();
const auth = authCalls(site);

type Client = InstanceType<typeof AuthClient>;
type Creation = PasskeyCreation["options"];
type Request = PasskeyRequest["options"];
type Credential = Parameters<Client["passkey"]["verifyRegistration"]>[0]["credential"];
type Assertion = Parameters<Client["passkey"]["verifyAuthentication"]>[0]["credential"];

const REFUSED = "400 webauthn_verification_failed";
const refusalOf = ({ error }: { error: { status?: number; code?: string } | null }) =>
  error && `${error.status} ${error.code}`;

/** Someone with a proved address who is signed in by password, and a page on their device. */
async function member(device: Parameters<typeof addAuthenticator>[1] = {}) {
  const [here, email] = [stockClient(site), newEmail()];
  const { data } = await here.signUp({ email, password: PASSWORD });
  await auth.prove(data.user!.id);
  const page = await site.open("/faq", { expectedErrors: /Request to another host/ });
  return { here, userId: data.user!.id, page, authenticator: await addAuthenticator(page, device) };
}

/** The answer of the page's browser, or the name of its refusal. */
const create = (page: Page, options: Creation) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const made = await navigator.credentials.create({ publicKey }).catch((error: Error) => error);
    return made instanceof Error ? made.name : (made as PublicKeyCredential).toJSON();
  }, options) as Promise<Credential | string>;
const get = (page: Page, options: PublicKeyCredentialRequestOptionsJSON) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const shown = await navigator.credentials.get({ publicKey }).catch((error: Error) => error);
    return shown instanceof Error ? shown.name : (shown as PublicKeyCredential).toJSON();
  }, options) as Promise<Assertion | string>;

/** Fails the test where the browser refuses. */
function answered<Answer>(answer: Answer | string): Answer {
  if (typeof answer === "string") throw new Error(`The browser refused: ${answer}`);
  return answer;
}

async function register({ here, page }: { here: Client; page: Page }, different: object = {}) {
  const { data } = await here.passkey.startRegistration();
  const options = { ...(data!.options as Creation), ...different };
  const credential = answered(await create(page, options));
  const added = await here.passkey.verifyRegistration({
    challengeId: data!.challenge_id,
    credential,
  });
  if (added.error) throw added.error;
  return { passkeyId: added.data.id, credential };
}

/** A challenge and the browser's answer. */
async function ask(page: Page, different: object = {}) {
  const { data } = await stockClient(site).passkey.startAuthentication();
  const answer = await get(page, { ...(data!.options as Request), ...different });
  return { challengeId: data!.challenge_id, answer };
}

function verify({ challengeId, answer }: Awaited<ReturnType<typeof ask>>) {
  return stockClient(site).passkey.verifyAuthentication({
    challengeId,
    credential: answered(answer),
  });
}

const levelOf = ({ data, error }: Awaited<ReturnType<typeof verify>>) => {
  if (error) throw error;
  return claimsOf(data.session!.access_token).aal;
};

// Proves V6.14 and V6.16.
test("Chromium: a passkey signs in with both factors, once for each challenge, until it is removed", async () => {
  const owner = await member();
  const { page, here, authenticator } = owner;
  const { passkeyId } = await register(owner);
  const first = await ask(page);
  expect(levelOf(await verify(first))).toBe("aal2");
  expect(refusalOf(await verify(first))).toBe("400 webauthn_challenge_not_found");

  const raced = await ask(page);
  const copies = await Promise.all(Array.from({ length: 50 }, () => verify(raced)));
  const refusals = copies.map(refusalOf).filter(Boolean);
  expect(refusals).toEqual(Array.from({ length: 49 }, () => "400 webauthn_challenge_not_found"));

  const { signCount, userHandle } = (await authenticator.credentials())[0]!;
  await authenticator.replace({ signCount: 0 });
  expect(refusalOf(await verify(await ask(page)))).toBe(REFUSED);
  await authenticator.replace({ signCount, userHandle: btoa(crypto.randomUUID()) });
  expect(refusalOf(await verify(await ask(page)))).toBe(REFUSED);
  await authenticator.replace({ signCount: signCount + 1, userHandle: userHandle! });
  expect(levelOf(await verify(await ask(page)))).toBe("aal2");

  expect((await here.passkey.delete({ passkeyId })).error).toBeNull();
  expect(refusalOf(await verify(await ask(page)))).toBe(REFUSED);
});

// Proves V6.16.
test("Chromium: a passkey whose authenticator recognises nobody is one factor", async () => {
  const owner = await member({ verifies: false });
  const { credential } = await register(owner);
  // Without a named credential Chromium insists on recognition.
  expect((await ask(owner.page)).answer).toBe("NotAllowedError");
  const allowCredentials = [{ type: "public-key", id: credential.id }];
  const shown = await ask(owner.page, { allowCredentials, userVerification: "discouraged" });
  expect(levelOf(await verify(shown))).toBe("aal1");
});

test("Chromium: a key that its device does not keep is not made, and one that is forced opens nothing", async () => {
  const owner = await member({ keeps: false });
  const { data } = await owner.here.passkey.startRegistration();
  expect(await create(owner.page, data!.options as Creation)).toBe("NotAllowedError");
  const authenticatorSelection = { residentKey: "discouraged", userVerification: "preferred" };
  const { credential } = await register(owner, { authenticatorSelection });
  expect((await ask(owner.page)).answer).toBe("NotAllowedError");
  // It answers if it is named, and cannot say whose it is.
  const allowCredentials = [{ type: "public-key", id: credential.id }];
  expect(refusalOf(await verify(await ask(owner.page, { allowCredentials })))).toBe(REFUSED);
});

// Proves V6.14.
test("Chromium: another port's page gets answers that the Worker refuses, another relying party gets none", async () => {
  const owner = await member();
  await register(owner);
  const { page, here } = owner;
  const rpId = "evil.example";
  expect((await ask(page, { rpId })).answer).toBe("SecurityError");
  const { data } = await here.passkey.startRegistration();
  const options = { ...(data!.options as Creation), rp: { id: rpId, name: "Evil" } };
  expect(await create(page, options)).toBe("SecurityError");

  await page.route("http://localhost:4999/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Another site</p>" }),
  );
  await page.goto("http://localhost:4999/");
  expect(refusalOf(await verify(await ask(page)))).toBe(REFUSED);
  const elsewhere = { ...(data!.options as Creation), excludeCredentials: [] };
  const made = await here.passkey.verifyRegistration({
    challengeId: data!.challenge_id,
    credential: answered(await create(page, elsewhere)),
  });
  expect(refusalOf(made)).toBe(REFUSED);
});
