import { siteConfig } from "../../../app.config.ts";
import { createFacts } from "../../content/facts.ts";
import { shell } from "../../content/shell.ts";
import { wordsFor } from "../../content/words-for.ts";
import { DEFAULT_CURRENCY } from "../../domain/money/currency.ts";
import type { Language } from "../../domain/language.ts";
import { localizePath } from "../../domain/language-path.ts";

/**
 * Returns the HTML for a page that failed to render, without React and styles that may fail too.
 */
export function errorPage(language: Language): string {
  const messages = wordsFor(
    shell,
    createFacts(siteConfig, language, DEFAULT_CURRENCY),
  ).unexpectedError;
  return [
    `<!DOCTYPE html><html lang="${language}"><head>`,
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta name="robots" content="noindex"/><title>${messages.title}</title></head>`,
    `<body><main><h1>${messages.title}</h1><p>${messages.text}</p>`,
    `<p><a href="${localizePath("/", language)}">${messages.home}</a></p></main></body></html>`,
  ].join("");
}
