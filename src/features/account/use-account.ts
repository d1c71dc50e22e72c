import { type QueryClient, useQuery } from "@tanstack/react-query";
import { secondFactor } from "#content/second-factor.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useAuthFailure } from "#lib/session/auth-calls.ts";
import { useSession } from "#lib/session/session.ts";

const ACCOUNT = ["account"];

export function reloadAccount(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ACCOUNT });
}

/** Reloads on focus, because the mailed link may open in another tab or on another device. */
export function useAccount() {
  const { user } = useSession();
  const { data } = useQuery({ queryKey: ACCOUNT, queryFn: () => api.session.auth.user.$get() });
  const { email, app_metadata: facts } = data ?? user ?? {};
  return {
    email: email ?? "",
    isProved: facts?.email_proved === true,
    /** False for an account that signs in with a provider only. */
    hasPassword: facts?.has_password === true,
  };
}

export function useFactorFailure() {
  const { failures } = useContent(secondFactor).step;
  return useAuthFailure({ failures });
}
