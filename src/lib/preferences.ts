import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from "../domain/currency.ts";
import { isLanguage, type Language } from "../domain/language.ts";
import { readCookie } from "./cookies.ts";
import { languageOfPath } from "./language-path.ts";

/** What the first paint depends on, known on the server from URL and cookies, and in the browser from <html>. */
export interface Preferences {
  language: Language;
  currency: CurrencyCode;
  /** Only while rendering on the server: marks the scripts that we wrote (see worker/pages). */
  nonce?: string;
}

/** The header by which the Worker hands its nonce to the renderer. It never leaves the Worker. */
export const NONCE_HEADER = "x-envol-nonce";

/** Reads a visitor's preferences from a request. */
export function preferencesOfRequest(request: Request): Preferences {
  const cookies = request.headers.get("cookie") ?? "";
  const currency = readCookie(cookies, "currency");
  const lang = readCookie(cookies, "lang");
  return {
    language: languageOfPath(new URL(request.url).pathname, isLanguage(lang) ? lang : undefined),
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    nonce: request.headers.get(NONCE_HEADER) ?? undefined,
  };
}

function preferencesOfDocument(): Preferences {
  const { lang, dataset } = document.documentElement;
  return {
    language: isLanguage(lang) ? lang : "en",
    currency: isCurrencyCode(dataset.currency) ? dataset.currency : DEFAULT_CURRENCY,
  };
}

/** The preferences this page was rendered with, the same on the server and at hydration. */
export const readPreferences = createIsomorphicFn()
  .server(() => preferencesOfRequest(getRequest()))
  .client(preferencesOfDocument);
