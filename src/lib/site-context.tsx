import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Localized } from "../content/schema.ts";
import { createFacts, type Facts } from "../content/facts.ts";
import { wordsFor } from "../content/words-for.ts";
import type { CurrencyCode } from "../domain/money/currency.ts";
import type { Language } from "../domain/language.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { CHOICE_MAX_AGE_S } from "./cookies.ts";

/** What every component may need to know: the site, and the language and currency that it is shown in. */
export interface SiteContext {
  site: SiteConfig;
  language: Language;
  currency: CurrencyCode;
  setCurrency: (currency: CurrencyCode) => void;
  facts: Facts;
  /** Set in a preview: the prefix of every path, and the day on which it expires, YYYY-MM-DD. */
  preview: PreviewState | undefined;
}

interface PreviewState {
  base: string;
  expires: string;
}

const ReactSiteContext = createContext<SiteContext | null>(null);

interface SiteProviderProps {
  /** The site in the page's language. */
  site: SiteConfig;
  language: Language;
  /** The currency the page was rendered in. */
  initialCurrency: CurrencyCode;
  preview: PreviewState | undefined;
  children: ReactNode;
}

/** Gives components the site, the language and the currency. The chosen currency is stored in a cookie. */
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
    document.cookie = `currency=${currency}; path=/; max-age=${CHOICE_MAX_AGE_S}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
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

/** The site as this page shows it. Throws outside a SiteProvider. */
export function useSiteContext(): SiteContext {
  const context = use(ReactSiteContext);
  if (!context) throw new Error("useSiteContext needs a SiteProvider above it");
  return context;
}

/** The words of one screen, in the visitor's language and with their prices. */
export function useContent<Content>(localized: Localized<Content>): Content {
  return wordsFor(localized, useSiteContext().facts);
}
