import { useHydrated, useLocation } from "@tanstack/react-router";
import { shell } from "#content/shell.ts";
import { languageHref } from "#domain/language-path.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

/** A plain link, because a page never changes its language in place (docs/decisions/0004). */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language, preview } = useSiteContext();
  const words = useContent(shell);
  const other = language === "fr" ? "en" : "fr";
  // The server does not know the hash.
  const hash = useLocation({ select: (location) => location.hash });
  const isHydrated = useHydrated();
  const href = useLocation({
    select: ({ pathname, searchStr }) => languageHref(pathname, searchStr, other, preview?.base),
  });
  return (
    <a
      className={className}
      href={isHydrated && hash ? `${href}#${hash}` : href}
      lang={other}
      hrefLang={other}
      aria-label={words.otherLanguageLong}
    >
      {words.otherLanguage}
    </a>
  );
}
