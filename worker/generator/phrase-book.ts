/**
 * Phrases for one text. `{brand}` is the company's name; a phrase with `{n}` is used only where the
 * text has a figure.
 */
export type Phrases = readonly string[];

/**
 * Returns each beginning with each end: hundreds of titles, so that twenty names open unlike.
 * @example pairPhrases("Light Bags", "Far Shores, Slow Sundays")
 * // ["Light Bags, Far Shores", "Light Bags, Slow Sundays"]
 */
export function pairPhrases(beginnings: string, ends: string): string[] {
  return beginnings
    .split(", ")
    .flatMap((beginning) => ends.split(", ").map((end) => `${beginning}, ${end}`));
}

/** Recognised by the words in `about`. */
interface Topic {
  title: { about: RegExp; phrases: Phrases };
  description: { about: RegExp; phrases: Phrases };
}

/** The rephraser's phrases in one language. */
export interface PhraseBook {
  /** By path. */
  fields: Record<string, Phrases>;
  /** The hero's phrases fit only a subtitle that matches this. */
  membership: RegExp;
  topics: readonly Topic[];
  /** Phrases for unknown texts: the text itself, `{text}`, with the brand's name. */
  otherwise: Record<"title" | "cta" | "description", Phrases>;
}
