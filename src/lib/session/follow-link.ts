import type { AuthError, EmailOtpType } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";

const importClient = createClientOnlyFn(() => import("./follow-session.ts"));

/** Follows a mailed link as the person who is signed in, who stays signed in. */
export async function followLink(link: { type: EmailOtpType; token_hash: string }): Promise<{ error: AuthError | null }> {
  const { followLinkSignedIn } = await importClient();
  return followLinkSignedIn(link);
}
