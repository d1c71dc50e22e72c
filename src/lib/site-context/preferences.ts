import { createIsomorphicFn } from "@tanstack/react-start";
import { DEFAULT_CURRENCY, isCurrencyCode } from "#domain/money/currency.ts";
import { isLanguage } from "#domain/language.ts";
import { type PageInput, pageInput } from "./page-input.ts";

/**
 * The input of the first paint, from URL and cookies on the server, from <html> in the browser,
 * which has the first three and `base` only.
 */
export type Preferences = Pick<PageInput, "language" | "currency" | "apiKey"> &
  Partial<PageInput> & {
    /** The prefix of every path in a preview. */
    base?: string;
  };

/** Returns this page's preferences, the same on the server and at hydration. */
export const readPreferences = createIsomorphicFn()
  .server((): Preferences => {
    const input = pageInput.getStore();
    if (!input) throw new Error("No page is being rendered");
    return { ...input, base: input.preview?.base };
  })
  .client((): Preferences => {
    // Translators change `lang`.
    const { dataset } = document.documentElement;
    return {
      language: isLanguage(dataset.language) ? dataset.language : "en",
      currency: isCurrencyCode(dataset.currency) ? dataset.currency : DEFAULT_CURRENCY,
      apiKey: dataset.apiKey ?? "",
      base: dataset.base,
    };
  });
