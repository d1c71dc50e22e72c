import type { Provider } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { readPreferences } from "../../lib/preferences.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./provider-buttons.module.css";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/** Ways to be known to a GoTrue server that are no provider of sign-in. */
const OWN_WAYS = new Set(["email", "phone", "anonymous_users"]);

/** Signing in with someone else's account: one button for each provider that this deployment has configured, and none otherwise. */
export function ProviderButtons({ returnTo }: { returnTo: () => string }) {
  const words = useContent(authWords);
  const { busy, attempt } = useAuthAttempt(words.login.failure);
  const [providers, setProviders] = useState<string[]>([]);
  useEffect(() => {
    let current = true;
    void configuredProviders().then((found) => current && setProviders(found));
    return () => {
      current = false;
    };
  }, []);
  if (providers.length === 0) return null;

  const goTo = (provider: string) =>
    attempt((auth) => {
      const redirectTo = `${location.origin}/auth?redirect=${encodeURIComponent(returnTo())}`;
      return auth.signInWithOAuth({ provider: provider as Provider, options: { redirectTo } });
    });
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{words.providers.or}</p>
      {providers.map((provider) => (
        <Button key={provider} variant="outline" size="l" wide busy={busy} onClick={() => void goTo(provider)}>
          {words.providers.continueWith(words.providers.names[provider] ?? provider)}
        </Button>
      ))}
    </div>
  );
}

/** A failure only leaves the buttons out: e-mail and password are always there. */
async function configuredProviders(): Promise<string[]> {
  try {
    const answer = await fetch("/api/auth/settings", { headers: { apikey: readPreferences().apiKey } });
    const { external } = (await answer.json()) as { external: Record<string, boolean> };
    return Object.keys(external).filter((provider) => external[provider] && !OWN_WAYS.has(provider));
  } catch {
    return [];
  }
}
