import type { User } from "@supabase/auth-js";
import type { Facts } from "#content/facts.ts";
import { passkeySignIn } from "#content/passkey-sign-in.ts";
import { wordsFor } from "#content/words-for.ts";
import { showToastOnNextPage } from "#lib/api/toast.ts";
import { isTimeToOfferPasskey, offerPasskeys, signInWithPasskey } from "#lib/session/passkeys.ts";

interface PasskeyUse {
  failures: Partial<Record<string, string>>;
  signIn: () => Promise<void>;
  offer: (signal: AbortSignal) => Promise<boolean>;
}

export const preparePasskeys = (facts: Facts): PasskeyUse => ({
  failures: wordsFor(passkeySignIn, facts).failures,
  signIn: signInWithPasskey,
  offer: offerPasskeys,
});

export async function offerPasskeyOnce(user: User, facts: Facts): Promise<void> {
  if (!(await isTimeToOfferPasskey(user))) return;
  const { open: label, ...said } = wordsFor(passkeySignIn, facts).offer;
  showToastOnNextPage({ ...said, tone: "info", action: { label, href: "/account#passkeys" } });
}
