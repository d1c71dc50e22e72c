import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import { fetchInTime } from "#lib/api/fetch-in-time.ts";
import { api } from "#lib/session/api.ts";

/** A browser caches this response for a minute. */
const CACHED = { fetch: fetchInTime };

/** A failure hides the providers, because it must not stop a navigation. */
export async function findProviders(): Promise<readonly SignInProvider[]> {
  try {
    const { external, oidc_name: oidc = "" } = await api.public.auth.settings.$get({}, CACHED);
    const names = { google: "Google", oidc };
    const ids = ["google", "oidc"] as const;
    return ids.filter((id) => external[id]).map((id) => ({ id, name: names[id] }));
  } catch {
    return [];
  }
}
