import type { Provider } from "@supabase/auth-js";
import { Button } from "#components/ui/button.tsx";
import { auth } from "#content/auth.ts";
import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import styles from "./provider-buttons.module.css";

interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  returnTo: () => string;
}

export function ProviderButtons({ providers, returnTo }: ProviderButtonsProps) {
  const words = useContent(auth);
  const { run, busy } = useAction(useAuthFailure({ title: words.login.failure }));
  if (providers.length === 0) return null;

  const goTo = (id: SignInProvider["id"]) => {
    const redirectTo = `${location.origin}/auth?redirect=${encodeURIComponent(returnTo())}`;
    // auth-js does not list our second provider.
    const provider = id as Provider;
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
