import { AuthError } from "../../auth-errors.ts";
import type { UserRow } from "../../db/schema.ts";

/** Throws AuthError `user_banned` while an account is banned. */
export function refuseBanned({ bannedUntil }: Pick<UserRow, "bannedUntil">, now: number, status: 400 | 403): void {
  if (bannedUntil !== null && bannedUntil > now) throw new AuthError(status, "user_banned", "User is banned");
}
