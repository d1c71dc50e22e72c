import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
  isAuthApiError,
} from "@supabase/auth-js";
import { expect, test } from "vitest";
import { sign } from "#worker/platform/crypto/hash.ts";
import { newEmail, PASSWORD } from "../../people.ts";
import { builtSite, codeIn } from "../../site.ts";
import { stockClient } from "../factors/stock-client.ts";

const worker = builtSite();

const client = (memory?: Map<string, string>) => stockClient(worker, memory);

test("the stock client signs up, reads, updates and signs out", async () => {
  const auth = client();
  const email = newEmail();
  const { data, error } = await auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: "Ada Lovelace" }, emailRedirectTo: "http://localhost/" },
  });
  expect(error).toBeNull();
  expect(data.session?.user).toMatchObject({ email, user_metadata: { full_name: "Ada Lovelace" } });
  expect((await auth.getUser()).data.user?.email).toBe(email);
  const updated = await auth.updateUser({ data: { full_name: "Ada\r\n\u202eKing" } });
  expect(updated.data.user?.user_metadata).toEqual({ full_name: "Ada King" });
  expect((await auth.signOut()).error).toBeNull();
  expect((await auth.getSession()).data.session).toBeNull();
  expect((await auth.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
});

test("it signs in, refreshes, and verifies the claims with the public key alone", async () => {
  const auth = client();
  const email = newEmail();
  await auth.signUp({ email, password: PASSWORD });
  await auth.signOut();
  const { data } = await auth.signInWithPassword({
    email: email.toUpperCase(),
    password: PASSWORD,
  });
  const before = data.session!;
  const { data: claims } = await auth.getClaims();
  expect(claims?.claims).toMatchObject({ email, role: "authenticated", sub: before.user.id });
  expect(claims?.header.alg).toBe("ES256");
  const refreshed = await auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(before.refresh_token);
});

test("two tabs of one browser that refresh at the same moment stay signed in", async () => {
  const first = client();
  const email = newEmail();
  await first.signUp({ email, password: PASSWORD });
  const session = (await first.getSession()).data.session!;
  const tabs = await Promise.all(Array.from({ length: 5 }, () => client().refreshSession(session)));
  for (const { error, data } of tabs) {
    expect(error).toBeNull();
    expect((await client().getUser(data.session!.access_token)).data.user?.email).toBe(email);
  }
  expect(new Set(tabs.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
});

test("a forgotten password: mail, link, new password", async () => {
  const auth = client();
  const email = newEmail();
  const { data } = await auth.signUp({ email, password: PASSWORD });
  await auth.signOut();
  expect(
    (await auth.resetPasswordForEmail(email, { redirectTo: "http://localhost/auth/reset" })).error,
  ).toBeNull();
  const mail = await worker.mailAbout(
    await sign("local-signing-secret-never-deployed", `recovery:${data.user!.id}`),
  );
  const tokenHash = new URL(/^https?:\S+$/m.exec(mail)![0]).searchParams.get("token_hash")!;
  const verified = await auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
  expect(verified.error).toBeNull();
  expect(verified.data.session?.user.email).toBe(email);
  expect((await auth.updateUser({ password: "a new good one" })).error).toBeNull();
  expect(
    (await client().signInWithPassword({ email, password: "a new good one" })).error,
  ).toBeNull();
  expect((await client().verifyOtp({ type: "recovery", token_hash: tokenHash })).error?.code).toBe(
    "otp_expired",
  );
});

test("a new address: asked for, mailed again, and followed by the link, after which a new password is chosen", async () => {
  const auth = client();
  const [email, next] = [newEmail(), newEmail()];
  await auth.signUp({ email, password: PASSWORD });
  const asked = await auth.updateUser({ email: next }, { emailRedirectTo: `${worker.url()}/` });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({ email, new_email: next });
  expect(Date.parse(asked.data.user!.email_change_sent_at!)).toBeGreaterThan(Date.now() - 60_000);
  expect((await auth.resend({ type: "email_change", email })).error).toBeNull();
  await expect.poll(() => worker.mailsAbout(next).length).toBe(2);
  const wrong = await auth.verifyOtp({ type: "email_change", email: next, token: "x" });
  expect([wrong.error?.code, wrong.error?.status]).toEqual(["otp_expired", 403]);
  // The client sends no session with a code or a link, so they are followed as by a stranger to the account.
  const mail = worker.mailsAbout(next).at(-1)!;
  const byCode = { type: "email_change", email: next, token: codeIn(mail) } as const;
  expect((await auth.verifyOtp(byCode)).error?.code).toBe("otp_expired");
  const { data, error } = await auth.verifyOtp({
    type: "email_change",
    token_hash: new URL(/^https?:\S+$/m.exec(mail)![0]).searchParams.get("token_hash")!,
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: next, identities: [{ email: next }] });
  expect(data.user?.new_email).toBeUndefined();
  expect((await auth.updateUser({ password: "a new good one" })).error).toBeNull();
  expect(
    (await client().signInWithPassword({ email: next, password: "a new good one" })).error,
  ).toBeNull();
});

test("a new address that is taken, and a link that is none, arrive as refusals", async () => {
  const [auth, taken] = [client(), newEmail()];
  await client().signUp({ email: taken, password: PASSWORD });
  await auth.signUp({ email: newEmail(), password: PASSWORD });
  expect((await auth.updateUser({ email: taken })).error?.code).toBe("email_exists");
  expect((await auth.verifyOtp({ type: "email_change", token_hash: "a.b" })).error?.code).toBe(
    "otp_expired",
  );
  expect((await auth.verifyOtp({ type: "signup", token_hash: "a.b" })).error?.code).toBe(
    "otp_expired",
  );
});

test("the link that proves an address is asked for and followed", async () => {
  const auth = client();
  const email = newEmail();
  await auth.signUp({ email, password: PASSWORD });
  expect((await auth.resend({ type: "signup", email })).error).toBeNull();
  const tokenHash = new URL(
    /^https?:\S+$/m.exec(await worker.mailAbout(email))![0],
  ).searchParams.get("token_hash")!;
  const { data, error } = await auth.verifyOtp({ type: "email", token_hash: tokenHash });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect(
    (await auth.updateUser({ password: "a new good one" })).data.user?.identities?.[0]
      ?.identity_data?.email_verified,
  ).toBe(true);
});

test("signing the other devices out ends them and keeps this one", async () => {
  const [here, there] = [client(), client()];
  const email = newEmail();
  await here.signUp({ email, password: PASSWORD });
  await there.signInWithPassword({ email, password: PASSWORD });
  expect((await here.signOut({ scope: "others" })).error).toBeNull();
  expect((await here.getUser()).error).toBeNull();
  // session_not_found makes the client forget the session.
  expect((await there.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
});

test("refusals arrive as the client's own error classes", async () => {
  const auth = client();
  const email = newEmail();
  await auth.signUp({ email, password: PASSWORD });
  const weak = (await auth.signUp({ email: newEmail(), password: "12345" })).error;
  expect(weak).toBeInstanceOf(AuthWeakPasswordError);
  expect((weak as AuthWeakPasswordError).reasons).toEqual(["length"]);
  const wrong = (await auth.signInWithPassword({ email, password: "wrong password" })).error;
  expect(wrong).toBeInstanceOf(AuthApiError);
  expect([wrong?.code, wrong?.status, wrong?.message]).toEqual([
    "invalid_credentials",
    400,
    "Invalid login credentials",
  ]);
  const taken = (await auth.signUp({ email, password: PASSWORD })).error;
  expect(isAuthApiError(taken) && [taken.code, taken.status, taken.message]).toEqual([
    "user_already_exists",
    422,
    "User already registered",
  ]);
  const missing = (await auth.signInWithPassword({ email: "", password: "" } as never)).error;
  expect(
    missing?.code === "validation_failed" || missing instanceof AuthInvalidCredentialsError,
  ).toBe(true);
});
