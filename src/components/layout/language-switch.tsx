import { useLocation } from "@tanstack/react-router";
import { shell } from "../../content/shell.ts";
import { languageHref } from "../../domain/language-path.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";

/** A plain link to the same page in the other language, because a page's language never changes in place (docs/decisions/0004). */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language, preview } = useSiteContext();
  const messages = useContent(shell);
  const other = language === "fr" ? "en" : "fr";
  const href = useLocation({ select: ({ pathname, searchStr }) => languageHref(pathname, searchStr, other, preview?.base) });
  return (
    <a className={className} href={href} lang={other} hrefLang={other} aria-label={messages.otherLanguageLong}>
      {messages.otherLanguage}
    </a>
  );
}
