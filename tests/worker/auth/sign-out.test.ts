import { expect, test } from "vitest";
import { authCalls, problemOf } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

/** An account with three sessions, and which of them still work. */
async function threeSessions() {
  const person = await auth.person();
  const sessions = [person, await auth.session(person.email), await auth.session(person.email)];
  const alive = () =>
    Promise.all(
      sessions.map(async (session) => {
        const [user, refresh] = [
          await auth.user(session.access_token),
          await auth.refresh(session.refresh_token),
        ];
        expect(["200 200", "403 400"]).toContain(`${user.status} ${refresh.status}`);
        return user.status === 200;
      }),
    );
  return { sessions, alive };
}

test.each([
  ["local", [false, true, true]],
  ["others", [true, false, false]],
  ["global", [false, false, false]],
  [undefined, [false, false, false]],
] as const)(
  // Proves V7.3.
  "signing out with scope %s ends refresh and access tokens at once",
  async (scope, left) => {
    const { sessions, alive } = await threeSessions();
    const response = await auth.signOut(sessions[0]!.access_token, scope);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(await alive()).toEqual(left);
  },
);

test("signing out again says that the session is gone, which clients take as signed out", async () => {
  const { access_token: token } = await auth.person();
  await auth.signOut(token);
  expect(await problemOf(await auth.signOut(token))).toBe("403 session_not_found");
  expect(await problemOf(await auth.send("POST", "auth/logout"))).toBe("401 no_authorization");
  expect(await problemOf(await auth.signOut(token, "everyone"))).toBe("400 validation_failed");
});
