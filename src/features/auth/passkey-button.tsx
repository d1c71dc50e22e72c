import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { auth } from "#content/auth.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { loadPart } from "#lib/api/load-part.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAuthFailure } from "#lib/session/auth-calls.ts";
import type * as PasskeySignIn from "./passkey-sign-in.ts";
import styles from "./provider-buttons.module.css";

/** A visitor who only looks at the page loads no client and requests no challenge. */
function whenFieldIsUsed(signal: AbortSignal): Promise<void> {
  const offers = (field: EventTarget | null) =>
    field instanceof HTMLInputElement && field.autocomplete.includes("webauthn");
  return new Promise((resolve) => {
    if (offers(document.activeElement)) return resolve();
    addEventListener("focusin", ({ target }) => offers(target) && resolve(), { signal });
  });
}

/** Also lets the browser offer passkeys in the address field. `isAlone` means without providers. */
export function PasskeyButton({ isAlone }: { isAlone: boolean }) {
  const { login, providers, passkey: words } = useContent(auth);
  const { facts } = useSiteContext();
  const { explain } = useAuthFailure();
  const failures = useRef<Partial<Record<string, string>>>({});
  const prepare = ({ preparePasskeys }: typeof PasskeySignIn) => {
    const prepared = preparePasskeys(facts);
    failures.current = prepared.failures;
    return prepared;
  };
  const { run, busy } = useAction({
    title: login.failure,
    explain: (error) => failures.current[error.code] ?? explain?.(error),
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
    // A refused passkey is not offered again, because a device that answers automatically would loop.
    const refuse = (refusal: unknown) => {
      // The visitor did not ask for an offer that the network lost.
      if (!(refusal instanceof ApiError && refusal.isLost))
        void run(() => Promise.reject(refusal as Error));
    };
    whenFieldIsUsed(signal)
      // Nobody waits for this offer, so the page does not reload for it.
      .then(() => loadPart(import("./passkey-sign-in.ts"), false))
      .then(prepare)
      .then((passkeys) => passkeys.offer(signal))
      .then(setAccepted, refuse);
    return () => controller.abort();
    // oxlint-disable-next-line exhaustive-deps -- only another round restarts the offer
  }, [offers]);

  const signIn = async () => {
    offer.current?.abort();
    const signedIn = await run(async () =>
      prepare(await loadPart(import("./passkey-sign-in.ts"))).signIn(),
    );
    if (signedIn) setAccepted(true);
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
