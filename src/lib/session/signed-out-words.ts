import { shell } from "../../content/shell.ts";
import { isLanguage } from "../../domain/language.ts";
import { readCookie } from "../cookies.ts";
import { useVisitor } from "../visitor.tsx";

/**
 * The farewell (spec section 8), in the language of the page that signs in: French, unless the reader chose English there.
 * On a French page it is French.
 */
export function useSignedOutWords(): { title: string; description: string } {
  const { facts, language } = useVisitor();
  const chosen = typeof document === "undefined" ? undefined : readCookie(document.cookie, "lang");
  const spoken = language === "fr" || !isLanguage(chosen) ? "fr" : chosen;
  return shell[spoken](facts).signedOut;
}
