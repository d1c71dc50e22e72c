import type { Provider as ProviderId } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { auth } from "#content/auth.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/page/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import styles from "./provider-buttons.module.css";

interface Provider {
  id: ProviderId;
  name: string;
}

/** One button for each provider of this deployment. */
export function ProviderButtons({ returnTo }: { returnTo: () => string }) {
  const words = useContent(auth);
  const { run, busy } = useAction(useAuthFailure(words.login.failure));
  const [providers, setProviders] = useState<Provider[]>([]);
  useEffect(() => {
    let current = true;
    void configuredProviders().then((found) => current && setProviders(found));
    return () => {
      current = false;
    };
  }, []);
  if (providers.length === 0) return null;

  const goTo = (provider: ProviderId) => {
    const redirectTo = `${location.origin}/auth?redirect=${encodeURIComponent(returnTo())}`;
    return run(() =>
      callAuth((client) => client.signInWithOAuth({ provider, options: { redirectTo } })),
    );
  };
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{words.providers.or}</p>
      {providers.map(({ id, name }) => (
        <Button key={id} variant="outline" size="l" wide busy={busy} onClick={() => void goTo(id)}>
          {words.providers.continueWith(name)}
        </Button>
      ))}
    </div>
  );
}

/** A failure only leaves the buttons out: e-mail and password are always there. */
async function configuredProviders(): Promise<Provider[]> {
  try {
    const { external, oidc_name: oidcName = "OpenID Connect" } =
      await api.public.auth.settings.$get();
    const google: Provider = { id: "google", name: "Google" };
    // The name that this deployment gives its second provider, which auth-js does not list.
    const oidc: Provider = { id: "oidc" as ProviderId, name: oidcName };
    return [...(external.google ? [google] : []), ...(external.oidc ? [oidc] : [])];
  } catch {
    return [];
  }
}
