import { shell } from "../../content/shell.ts";
import { isLanguage } from "../../domain/language.ts";
import { readCookie } from "../cookies.ts";
import { useVisitor } from "../visitor.tsx";

/**
 * The words of the toast after signing out. French on French pages; elsewhere in the language of the sign-in page, which is
 * French unless the reader chose English there (docs/product.md, "Sessions").
 */
export function useSignedOutWords(): { title: string; description: string } {
  const { facts, language } = useVisitor();
  const chosen = typeof document === "undefined" ? undefined : readCookie(document.cookie, "lang");
  const spoken = language === "fr" || !isLanguage(chosen) ? "fr" : chosen;
  return shell[spoken](facts).signedOut;
}
