import { siteConfig } from "../../app.config.ts";
import { createFacts } from "#content/facts.ts";
import { shell } from "#content/shell.ts";
import { wordsFor } from "#content/words-for.ts";
import { DEFAULT_CURRENCY } from "#domain/money/currency.ts";
import { siteColorsCss } from "#domain/color/site-colors.ts";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { telephone } from "#domain/site/site.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-content:center;background:hsl(var(--night));" +
  "color:#fff;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;padding:2rem}" +
  "h1{font:500 2.5rem/1.1 Georgia,serif}a{color:hsl(var(--accent-on-night));white-space:nowrap}";

/** Needs no React and no files, which may fail too. */
export function errorPage(language: Language): { html: string; style: string } {
  const facts = createFacts(siteConfig, language, DEFAULT_CURRENCY);
  const { phone } = siteConfig.company;
  const { title, text, home } = wordsFor(shell, facts).unexpectedError;
  const style = siteColorsCss(siteConfig.colors) + STYLE;
  const html = [
    `<!DOCTYPE html><html lang="${language}"><head>`,
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<meta name="robots" content="noindex"/><title>${title}</title><style>${style}</style></head>`,
    `<body><main><h1>${title}</h1><p>`,
    text.replace(phone, `<a href="${telephone(phone)}">$&</a>`),
    `</p><p><a href="${localizePath("/", language)}">${home}</a></p></main></body></html>`,
  ].join("");
  return { html, style };
}
