import type { AuthError } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";

const importClient = createClientOnlyFn(() => import("./follow-session.ts"));

/**
 * Creates an account (spec section 7, call 1) and signs nobody in. A server that asks for no confirmation answers with
 * a session; it is ended at once, so that none is left that no one holds.
 */
export async function signUp(
  { fullName, email }: { fullName: string; email: string },
  password: string,
): Promise<{ error: AuthError | null }> {
  const { forgetfulAuthClient: auth } = await importClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName }, emailRedirectTo: `${location.origin}/` },
  });
  if (data.session) await auth.signOut({ scope: "local" });
  return { error };
}
