import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import { api } from "#lib/session/api.ts";

/** A failure hides the providers, because it must not stop a navigation. */
export async function findProviders(): Promise<readonly SignInProvider[]> {
  try {
    const { external, oidc_name: oidc = "" } = await api.public.auth.settings.$get();
    const names = { google: "Google", oidc };
    const ids = ["google", "oidc"] as const;
    return ids.filter((id) => external[id]).map((id) => ({ id, name: names[id] }));
  } catch {
    return [];
  }
}
