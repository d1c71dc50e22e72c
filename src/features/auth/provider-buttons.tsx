import type { Provider as ProviderId } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { readPreferences } from "../../lib/preferences.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./provider-buttons.module.css";
import { useAuthAttempt } from "./use-auth-attempt.ts";

interface Provider {
  id: ProviderId;
  name: string;
}

/** A button for each sign-in provider that this deployment has configured. */
export function ProviderButtons({ returnTo }: { returnTo: () => string }) {
  const words = useContent(authWords);
  const { busy, attempt } = useAuthAttempt(words.login.failure);
  const [providers, setProviders] = useState<Provider[]>([]);
  useEffect(() => {
    let current = true;
    void configuredProviders().then((found) => current && setProviders(found));
    return () => {
      current = false;
    };
  }, []);
  if (providers.length === 0) return null;

  const goTo = (provider: ProviderId) =>
    attempt((auth) => {
      const redirectTo = `${location.origin}/auth?redirect=${encodeURIComponent(returnTo())}`;
      return auth.signInWithOAuth({ provider, options: { redirectTo } });
    });
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

/** The configured providers. None when the call fails, since e-mail and password always work. */
async function configuredProviders(): Promise<Provider[]> {
  try {
    const answer = await fetch("/api/auth/settings", { headers: { apikey: readPreferences().apiKey } });
    const { external, oidc_name } = (await answer.json()) as { external: Record<string, boolean>; oidc_name?: string };
    const names: [ProviderId, string][] = [
      ["google", "Google"],
      ["oidc" as ProviderId, oidc_name ?? "OpenID Connect"],
    ];
    return names.filter(([id]) => external[id]).map(([id, name]) => ({ id, name }));
  } catch {
    return [];
  }
}
