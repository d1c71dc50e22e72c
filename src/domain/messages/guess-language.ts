import type { Language } from "../language.ts";

/** Short words that are frequent in one language and absent from the other. */
const WORDS: Record<Language, RegExp> = {
  fr: /(?<![\p{L}])(?:je|vous|nous|le|la|les|des|une|est|pas|pour|avec|mon|mes|ma|bonjour|merci|et|du|au|sur|votre|vol|cordialement)(?![\p{L}])/giu,
  en: /(?<![\p{L}])(?:i|you|we|the|is|are|not|for|with|my|hello|hi|thanks|thank|and|of|at|your|flight|please|regards|it|to)(?![\p{L}])/giu,
};
const LOOKED_AT = 2000;

/** The stated language (`said`) wins, then the language with more of its short words. */
export function guessLanguage(text: string, said?: string): Language {
  const [named] = /^(fr|en)\b/i.exec(said ?? "") ?? [];
  if (named) return named.toLowerCase() as Language;
  const count = (language: Language) =>
    text.slice(0, LOOKED_AT).match(WORDS[language])?.length ?? 0;
  return count("fr") > count("en") ? "fr" : "en";
}
