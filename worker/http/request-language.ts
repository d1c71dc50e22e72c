import type { Context } from "hono";
import { isLanguage, type Language } from "../../src/domain/language.ts";

/** The language the page was in, from the header x-language; English unless it says French. */
export function languageOf(c: Context): Language {
  const language = c.req.header("x-language");
  return isLanguage(language) ? language : "en";
}

/** The header as the OpenAPI document shows it; `description` says what the language is for. */
export function languageHeader(description: string) {
  return {
    in: "header" as const,
    name: "x-language",
    description,
    schema: { type: "string" as const, enum: ["en", "fr"], default: "en" },
  };
}
