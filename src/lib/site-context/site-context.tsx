import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Localized } from "#content/schema.ts";
import { createFacts, type Facts } from "#content/facts.ts";
import { wordsFor } from "#content/words-for.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { Language } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { CHOICE_MAX_AGE_S } from "../storage/cookies.ts";

export interface SiteContext {
  site: SiteConfig;
  language: Language;
  currency: CurrencyCode;
  setCurrency: (currency: CurrencyCode) => void;
  facts: Facts;
  /** The prefix of every path, and the day of expiry (YYYY-MM-DD). */
  preview: PreviewState | undefined;
}

interface PreviewState {
  base: string;
  expires: string;
}

const ReactSiteContext = createContext<SiteContext | null>(null);

interface SiteProviderProps {
  site: SiteConfig;
  language: Language;
  initialCurrency: CurrencyCode;
  preview: PreviewState | undefined;
  children: ReactNode;
}

export function SiteProvider({
  site,
  language,
  initialCurrency,
  preview,
  children,
}: SiteProviderProps) {
  const [currency, setCurrency] = useState(initialCurrency);
  useEffect(() => {
    if (currency === initialCurrency && document.documentElement.dataset.currency === currency)
      return;
    document.documentElement.dataset.currency = currency;
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie =
      `currency=${currency}; path=/; max-age=${CHOICE_MAX_AGE_S}; samesite=lax` + secure;
  }, [currency, initialCurrency]);
  const context = useMemo<SiteContext>(
    () => ({
      site,
      language,
      currency,
      setCurrency,
      facts: createFacts(site, language, currency),
      preview,
    }),
    [site, language, currency, preview],
  );
  return <ReactSiteContext value={context}>{children}</ReactSiteContext>;
}

/** Throws outside of a SiteProvider. */
export function useSiteContext(): SiteContext {
  const context = use(ReactSiteContext);
  if (!context) throw new Error("No SiteProvider is above");
  return context;
}

export function useContent<Content>(localized: Localized<Content>): Content {
  return wordsFor(localized, useSiteContext().facts);
}
