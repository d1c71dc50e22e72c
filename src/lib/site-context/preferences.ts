import { createIsomorphicFn } from "@tanstack/react-start";
import { DEFAULT_CURRENCY, isCurrencyCode } from "#domain/money/currency.ts";
import { isLanguage } from "#domain/language.ts";
import { type PageInput, pageInput } from "./page-input.ts";

/** From URL and cookies on the server. The browser has only language, currency, API key and `base`, from <html>. */
export type Preferences = Pick<PageInput, "language" | "currency" | "apiKey"> &
  Partial<PageInput> & {
    base?: string;
  };

/** The result is the same on the server and at hydration. */
export const readPreferences = createIsomorphicFn()
  .server((): Preferences => {
    const input = pageInput.getStore();
    if (!input) throw new Error("No page is being rendered");
    return { ...input, base: input.preview?.base };
  })
  .client((): Preferences => {
    // Translators change `lang`, so the page has its own attribute.
    const { dataset } = document.documentElement;
    return {
      language: isLanguage(dataset.language) ? dataset.language : "en",
      currency: isCurrencyCode(dataset.currency) ? dataset.currency : DEFAULT_CURRENCY,
      apiKey: dataset.apiKey ?? "",
      base: dataset.base,
    };
  });
