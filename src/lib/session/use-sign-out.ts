import { signedOut } from "#content/signed-out.ts";
import { isLanguage } from "#domain/language.ts";
import { readCookie } from "../storage/cookies.ts";
import { showDone } from "../api/toast.ts";
import { useSiteContext } from "../site-context/site-context.tsx";
import { signOut } from "./session.ts";

/** The toast is French on French pages, and elsewhere unless the reader chose English (docs/product/accounts.md). */
export function useSignOut(): () => Promise<void> {
  const { language } = useSiteContext();
  return async () => {
    const chosen = readCookie(document.cookie, "lang");
    const spoken = language === "fr" || !isLanguage(chosen) ? "fr" : chosen;
    await signOut();
    showDone(signedOut[spoken]);
  };
}
