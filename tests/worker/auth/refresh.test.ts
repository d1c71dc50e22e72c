import { expect, test } from "vitest";
import { authCalls, claimsOf, problemOf, sessionOf } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

const sessionId = (accessToken: string) => claimsOf(accessToken).session_id as string;
const age = (id: string, column: "created_at" | "refreshed_at", ms: number) =>
  worker.rows(`UPDATE sessions SET ${column} = ${column} - ? WHERE id = ?`, ms, id);

async function refreshed(refreshToken: string) {
  const response = await auth.refresh(refreshToken);
  expect(response.status).toBe(200);
  return sessionOf(response);
}

// Proves V7.1.
test("an old refresh token ends its session and access tokens after the reuse interval, and no other session", async () => {
  const person = await auth.person();
  const other = await auth.session(person.email);
  const second = await refreshed(person.refresh_token);
  const third = await refreshed(second.refresh_token);
  await age(sessionId(person.access_token), "refreshed_at", 10_001);
  const reuse = await auth.refresh(person.refresh_token);
  expect(reuse.status).toBe(400);
  expect(await reuse.json()).toEqual({
    code: "refresh_token_already_used",
    message: "Invalid Refresh Token: Already Used",
  });
  expect(await problemOf(await auth.refresh(third.refresh_token))).toBe(
    "400 refresh_token_not_found",
  );
  expect(await problemOf(await auth.user(third.access_token))).toBe("403 session_not_found");
  expect((await auth.user(other.access_token)).status).toBe(200);
  expect((await auth.refresh(other.refresh_token)).status).toBe(200);
});

// Proves V7.2.
test("20 refreshes of one token at once get one successor, and nobody is signed out", async () => {
  const person = await auth.person();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => refreshed(person.refresh_token)),
  );
  expect(new Set(responses.map(({ refresh_token: token }) => token)).size).toBe(1);
  const [row] = await worker.rows(
    "SELECT counter FROM sessions WHERE id = ?",
    sessionId(person.access_token),
  );
  expect(row).toEqual({ counter: 1 });
  for (const { access_token: token } of responses.slice(0, 3))
    expect((await auth.user(token)).status).toBe(200);
  expect((await auth.refresh(responses[0]!.refresh_token)).status).toBe(200);
});

// Proves V7.2.
test("the token before the current one gets the current one again, however late, and advances nothing", async () => {
  const person = await auth.person();
  const lost = await refreshed(person.refresh_token);
  await age(sessionId(person.access_token), "refreshed_at", 3_600_000);
  expect((await refreshed(person.refresh_token)).refresh_token).toBe(lost.refresh_token);
});

test("within the interval an older token gets the current one too", async () => {
  const person = await auth.person();
  const second = await refreshed(person.refresh_token);
  const third = await refreshed(second.refresh_token);
  expect((await refreshed(person.refresh_token)).refresh_token).toBe(third.refresh_token);
});

test("a session ends some days after it was opened, however often it is refreshed, and when it is not used", async () => {
  const day = 86_400_000;
  const [old, idle] = [await auth.person(), await auth.person()];
  await age(sessionId(old.access_token), "created_at", 90 * day + 1);
  await age(sessionId(idle.access_token), "refreshed_at", 30 * day + 1);
  for (const person of [old, idle]) {
    expect(await problemOf(await auth.user(person.access_token))).toBe("403 session_not_found");
    expect(await problemOf(await auth.refresh(person.refresh_token))).toBe("400 session_expired");
    expect(await problemOf(await auth.refresh(person.refresh_token))).toBe(
      "400 refresh_token_not_found",
    );
  }
  const forgotten = await auth.person();
  await age(sessionId(forgotten.access_token), "created_at", 90 * day + 1);
  await auth.session(forgotten.email);
  expect(
    await worker.rows("SELECT id FROM sessions WHERE id = ?", sessionId(forgotten.access_token)),
  ).toEqual([]);
});

test("a token that we did not make is refused without a look at the database", async () => {
  const { refresh_token: token } = await auth.person();
  const [prefix, signature] = token.split(".") as [string, string];
  const other = (await auth.person()).refresh_token.split(".")[0]!;
  const flipped = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  for (const forged of [
    "",
    "x",
    ".",
    `${prefix}.`,
    `.${signature}`,
    `${prefix}.${flipped}`,
    `${other}.${signature}`,
    `${token}.x`,
    `${token} `,
  ]) {
    const response = await auth.refresh(forged);
    expect(await response.json()).toEqual({
      code: "validation_failed",
      message: "Refresh token is not valid",
    });
  }
  expect((await auth.refresh(token)).status).toBe(200);
});

test("nothing in the database opens a session", async () => {
  const person = await auth.person();
  const dump = JSON.stringify([
    await worker.rows("SELECT * FROM sessions"),
    await worker.rows("SELECT * FROM users"),
  ]);
  expect(dump).not.toContain(person.refresh_token);
  expect(dump).not.toContain(person.refresh_token.split(".")[1]);
  expect(dump).not.toContain(person.access_token);
});
