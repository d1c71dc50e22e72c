import { createIsomorphicFn } from "@tanstack/react-start";
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from "../domain/money/currency.ts";
import { isLanguage, type Language } from "../domain/language.ts";
import { type Preview, pageRequest } from "./page-request.ts";

/** What the first paint depends on. The server reads it from URL and cookies, the browser from the attributes of <html>. */
export interface Preferences {
  language: Language;
  currency: CurrencyCode;
  apiKey: string;
  /** The URL of the client runtime, and those of the page's own modules; known once rendering begins. */
  entry?: string;
  chunks?: string[];
  /** The prefix of every path in a preview. */
  base?: string;
  /** Only while rendering on the server. */
  nonce?: string;
  preview?: Preview;
}

/** The preferences this page was rendered with, the same on the server and at hydration. */
export const readPreferences = createIsomorphicFn()
  .server((): Preferences => {
    const page = pageRequest.getStore();
    if (!page) throw new Error("A page is rendered outside of its request");
    return page;
  })
  .client((): Preferences => {
    const { lang, dataset } = document.documentElement;
    return {
      language: isLanguage(lang) ? lang : "en",
      currency: isCurrencyCode(dataset.currency) ? dataset.currency : DEFAULT_CURRENCY,
      apiKey: dataset.apiKey ?? "",
      entry: dataset.entry,
      chunks: dataset.chunks?.split(" "),
      base: dataset.base,
    };
  });
