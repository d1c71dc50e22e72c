import type { Actor } from "../../context.ts";
import { AuthError } from "../../auth-errors.ts";
import type { Queryable } from "../../context.ts";
import type { Settings } from "../../env.ts";
import { ForbiddenError } from "../../errors.ts";
import { callerOf, signedInWith } from "./authenticate.ts";

/** The result of a checked token whose session and role are still to be checked. */
export interface Admission {
  /** The database. Its first batch carries the check of session and role, and throws instead of returning rows when that fails. */
  reads: Queryable;
  /** Checks now, unless a batch of `reads` did. Throws AuthError, and ForbiddenError for someone who is no admin. */
  check: () => Promise<Actor>;
}

const CALLER = `SELECT users.id, users.email, users.banned_until AS bannedUntil, sessions.id AS sessionId, sessions.method,
  sessions.created_at AS createdAt, sessions.refreshed_at AS refreshedAt,
  EXISTS (SELECT 1 FROM user_roles WHERE user_id = users.id AND role = 'admin') AS admin
  FROM users LEFT JOIN sessions ON sessions.id = ?2 AND sessions.user_id = users.id WHERE users.id = ?1`;

interface CallerRow {
  id: string;
  email: string;
  bannedUntil: number | null;
  sessionId: string | null;
  method: string;
  createdAt: number;
  refreshedAt: number;
  admin: 0 | 1;
}

/**
 * Checks the token of an Authorization header at once. Session and role are checked by one statement, which travels in the
 * caller's own batch, so that a view is one round trip (docs/decisions/0018).
 * @throws AuthError 401 without a token, 403 for one that is not valid (any more).
 */
export async function admissionOf(settings: Settings, authorization: string | undefined, now: number): Promise<Admission> {
  const { DB: db } = settings;
  const { userId, sessionId } = await callerOf(settings, authorization);
  const caller = db.prepare(CALLER).bind(userId, sessionId);
  let admitted: Actor | undefined;

  async function batch<Row>(statements: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    if (admitted) return db.batch<Row>(statements);
    const [found, ...answers] = await db.batch([caller, ...statements]);
    admitted = admit(settings, found?.results[0] as CallerRow | undefined, now);
    return answers as D1Result<Row>[];
  }
  return {
    reads: { prepare: (sql) => db.prepare(sql), batch },
    async check() {
      if (!admitted) await batch([]);
      return admitted!;
    },
  };
}

function admit(settings: Settings, row: CallerRow | undefined, now: number): Actor {
  if (!row) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = row.sessionId === null ? null : { ...row, id: row.sessionId };
  const signedIn = signedInWith(settings, row, session, now);
  if (row.admin !== 1) throw new ForbiddenError();
  return signedIn;
}
