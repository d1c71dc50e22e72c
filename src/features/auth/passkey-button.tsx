import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { auth } from "#content/auth.ts";
import { passkeySignIn } from "#content/passkey-sign-in.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useAuthFailure } from "#lib/session/auth-calls.ts";
import { offerPasskeys, signInWithPasskey } from "#lib/session/passkeys.ts";
import styles from "./provider-buttons.module.css";

/** A page that is only looked at loads no client and asks for no challenge. */
function whenFieldIsUsed(signal: AbortSignal): Promise<void> {
  const offers = (field: EventTarget | null) =>
    field instanceof HTMLInputElement && field.autocomplete.includes("webauthn");
  return new Promise((resolve) => {
    if (offers(document.activeElement)) return resolve();
    addEventListener("focusin", ({ target }) => offers(target) && resolve(), { signal });
  });
}

/** Also lets the browser offer passkeys in the address's field. `isAlone`: without providers. */
export function PasskeyButton({ isAlone }: { isAlone: boolean }) {
  const words = useContent(passkeySignIn);
  const { login, providers } = useContent(auth);
  const { explain } = useAuthFailure();
  const { run, busy } = useAction({
    title: login.failure,
    explain: (error) => words.failures[error.code] ?? explain?.(error),
  });
  // The role loads after the response, so the button stays busy until the page redirects.
  const [accepted, setAccepted] = useState(false);
  /** A browser shows one request at a time, so the offer ends before the dialog and comes back. */
  const offer = useRef<AbortController>(null);
  const [offers, setOffers] = useState(1);

  useEffect(() => {
    if (accepted) return;
    const controller = new AbortController();
    const { signal } = controller;
    offer.current = controller;
    // A refused passkey is not offered again, or a device that answers by itself would go on.
    whenFieldIsUsed(signal)
      .then(() => offerPasskeys(signal))
      .then(setAccepted, (refusal: unknown) => run(() => Promise.reject(refusal as Error)));
    return () => controller.abort();
    // oxlint-disable-next-line exhaustive-deps -- only another round of the offer begins it anew
  }, [offers]);

  const signIn = async () => {
    offer.current?.abort();
    if (await run(signInWithPasskey)) setAccepted(true);
    else setOffers((count) => count + 1);
  };
  const waits = busy || accepted;
  return (
    <div className={styles.providers}>
      {isAlone && <p className={styles.or}>{providers.or}</p>}
      <Button variant="outline" size="l" wide busy={waits} onClick={() => void signIn()}>
        {waits ? words.busy : words.submit}
      </Button>
    </div>
  );
}
