import { createIsomorphicFn } from "@tanstack/react-start";
import type { SignInProvider } from "#domain/accounts/sign-in-provider.ts";
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from "#domain/money/currency.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import {
  type FirstFacts,
  type PostedOutcome,
  type Preview,
  requirePageInput,
} from "./page-input.ts";

/** The input of the first paint, from URL and cookies on the server, from <html> in the browser. */
export interface Preferences {
  language: Language;
  currency: CurrencyCode;
  apiKey: string;
  /** The prefix of every path in a preview. */
  base?: string;
  /** The others are there only while rendering on the server. */
  nonce?: string;
  preview?: Preview;
  hasDemoPayments?: boolean;
  providers?: readonly SignInProvider[];
  posted?: PostedOutcome | undefined;
  first?: FirstFacts | undefined;
}

/** Returns this page's preferences, the same on the server and at hydration. */
export const readPreferences = createIsomorphicFn()
  .server((): Preferences => {
    const input = requirePageInput();
    return { ...input, base: input.preview?.base };
  })
  .client((): Preferences => {
    const { lang, dataset } = document.documentElement;
    return {
      language: isLanguage(lang) ? lang : "en",
      currency: isCurrencyCode(dataset.currency) ? dataset.currency : DEFAULT_CURRENCY,
      apiKey: dataset.apiKey ?? "",
      base: dataset.base,
    };
  });
