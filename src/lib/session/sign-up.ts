import type { AuthError } from "@supabase/auth-js";
import { createClientOnlyFn } from "@tanstack/react-start";

const importClient = createClientOnlyFn(() => import("./follow-session.ts"));

/**
 * Creates an account and signs nobody in (docs/decisions/0013). The server responds with a session all the same, so this ends
 * it at once; otherwise a session would stay open that nobody holds.
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
