import { signRefreshToken } from "../../../worker/identity/sessions/refresh-token.ts";
import { type authCalls, newEmail, sessionOf } from "../../people.ts";

const LOCAL_SECRET = "local-signing-secret-never-deployed";

/**
 * Makes accounts with a session and the password of a first one, without a hash for each: a race that is run hundreds of times
 * needs hundreds of them.
 */
export function quickPeople(auth: ReturnType<typeof authCalls>, db: () => Promise<D1Database>) {
  let first: Promise<string> | undefined;
  return async (email = newEmail()) => {
    const firstId = await (first ??= auth.person().then(({ user }) => user.id));
    const [id, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
    const now = Date.now();
    const d1 = await db();
    await d1.batch([
      d1
        .prepare(
          `INSERT INTO users (id, email, password_hash, user_metadata, email_confirmed_at, created_at, updated_at)
SELECT ?1, ?2, password_hash, '{}', ?3, ?3, ?3 FROM users WHERE id = ?4`,
        )
        .bind(id, email, now, firstId),
      d1
        .prepare(
          `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at)
VALUES (?1, ?1, 'email', ?1, ?2, '{}', ?3, ?3, ?3)`,
        )
        .bind(id, email, now),
      d1
        .prepare(
          "INSERT INTO sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at) VALUES (?1, ?2, 0, 'password', '', ?3, ?3)",
        )
        .bind(sessionId, id, now),
    ]);
    const response = await auth.refresh(
      await signRefreshToken(
        { settings: { SIGNING_SECRET: LOCAL_SECRET } },
        { sessionId, counter: 0 },
      ),
    );
    if (response.status !== 200)
      throw new Error(`No session: ${response.status} ${await response.text()}`);
    return { email, ...(await sessionOf(response)) };
  };
}
