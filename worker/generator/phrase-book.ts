/** `{brand}` is the company's name. A phrase with `{n}` is used only if the text has a figure. */
export type Phrases = readonly string[];

/** Pairs make hundreds of titles, so that the pages of twenty brands open differently. */
export function pairPhrases(beginnings: string, ends: string): string[] {
  return beginnings
    .split(", ")
    .flatMap((beginning) => ends.split(", ").map((end) => `${beginning}, ${end}`));
}

interface Topic {
  title: { about: RegExp; phrases: Phrases };
  description: { about: RegExp; phrases: Phrases };
}

export interface PhraseBook {
  /** Keyed by path. */
  fields: Record<string, Phrases>;
  /** The hero's phrases fit only a subtitle that matches this. */
  membership: RegExp;
  topics: readonly Topic[];
  /** For unknown and short texts: `{text}` is the text itself, next to the brand's name. */
  otherwise: Record<"title" | "cta" | "description", Phrases>;
}
