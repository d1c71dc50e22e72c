import { signRefreshToken } from "#worker/identity/sessions/refresh-token.ts";
import type { DatabaseFile } from "../../database.ts";
import { type authCalls, newEmail, sessionOf } from "../../people.ts";

const LOCAL_SECRET = "local-signing-secret-never-deployed";

/**
 * Makes accounts with a session and the password of a first one, without a hash for each: a race that is run hundreds of times
 * needs hundreds of them.
 */
export function quickPeople(
  auth: ReturnType<typeof authCalls>,
  { rows }: Pick<DatabaseFile, "rows">,
) {
  let first: Promise<string> | undefined;
  return async (email = newEmail()) => {
    const firstId = await (first ??= auth.person().then(({ user }) => user.id));
    const [id, sessionId] = [crypto.randomUUID(), crypto.randomUUID()];
    const now = Date.now();
    await rows(
      `INSERT INTO users (id, email, password_hash, user_metadata, email_confirmed_at, created_at, updated_at)
SELECT ?1, ?2, password_hash, '{}', ?3, ?3, ?3 FROM users WHERE id = ?4`,
      id,
      email,
      now,
      firstId,
    );
    await rows(
      `INSERT INTO identities (id, user_id, provider, provider_id, email, identity_data, last_sign_in_at, created_at, updated_at)
VALUES (?1, ?1, 'email', ?1, ?2, '{}', ?3, ?3, ?3)`,
      id,
      email,
      now,
    );
    await rows(
      "INSERT INTO sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at) VALUES (?1, ?2, 0, 'password', '', ?3, ?3)",
      sessionId,
      id,
      now,
    );
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
