import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Localized } from "../content/schema.ts";
import { createFacts, type Facts } from "../content/facts.ts";
import type { CurrencyCode } from "../domain/money/currency.ts";
import type { Language } from "../domain/language.ts";
import type { SiteConfig } from "../domain/site-config.ts";

export interface Visitor {
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

const VisitorContext = createContext<Visitor | null>(null);

const ONE_YEAR_S = 31_536_000;

interface VisitorProviderProps {
  /** The site in the page's language. */
  site: SiteConfig;
  language: Language;
  /** The currency the page was rendered in. */
  initialCurrency: CurrencyCode;
  preview: PreviewState | undefined;
  children: ReactNode;
}

/** Gives components the site, the language and the currency. The chosen currency is stored in a cookie. */
export function VisitorProvider({ site, language, initialCurrency, preview, children }: VisitorProviderProps) {
  const [currency, setCurrency] = useState(initialCurrency);
  useEffect(() => {
    if (currency === initialCurrency && document.documentElement.dataset.currency === currency) return;
    document.documentElement.dataset.currency = currency;
    document.cookie = `currency=${currency}; path=/; max-age=${ONE_YEAR_S}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  }, [currency, initialCurrency]);
  const visitor = useMemo<Visitor>(
    () => ({ site, language, currency, setCurrency, facts: createFacts(site, language, currency), preview }),
    [site, language, currency, preview],
  );
  return <VisitorContext value={visitor}>{children}</VisitorContext>;
}

/** The visitor of this page. Throws outside a VisitorProvider. */
export function useVisitor(): Visitor {
  const visitor = use(VisitorContext);
  if (!visitor) throw new Error("useVisitor needs a VisitorProvider above it");
  return visitor;
}

/** The words of one screen, in the visitor's language and with their prices. */
export function useContent<Content>(localized: Localized<Content>): Content {
  const { language, facts } = useVisitor();
  return useMemo(() => localized[language](facts), [localized, language, facts]);
}
