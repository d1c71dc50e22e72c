/** How a brand speaks: the default tone (docs/product.md, "Wordings"), and two others that a tone may ask for. */
export type Voice = "warm" | "bold" | "refined";

/** Phrases for one text. `{brand}` is the company's name, `{n}` a figure of the text, without which such a phrase is not used. */
export type Phrases = Record<Voice, readonly string[]>;

/** What a reason is about, told by its words, and phrases for its title and its description. */
export interface Topic {
  title: { about: RegExp } & Phrases;
  description: { about: RegExp } & Phrases;
}

/** The rephraser's phrases in one language. */
export interface PhraseBook {
  /** By path. */
  fields: Record<string, Phrases>;
  /** What the hero's subtitle has to speak of for its phrases to fit. */
  membership: RegExp;
  topics: readonly Topic[];
  /** For whatever is not known: the text itself, `{text}`, with a word of the brand's. */
  otherwise: { title: readonly string[]; cta: readonly string[]; description: readonly string[] };
}
