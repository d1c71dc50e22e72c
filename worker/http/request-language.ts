import type { Context } from "hono";
import { isLanguage, type Language } from "../../src/domain/language.ts";

/** The language the page was in, from the header x-language; English unless it says French. */
export function languageOf(c: Context): Language {
  const language = c.req.header("x-language");
  return isLanguage(language) ? language : "en";
}
