/** How a brand speaks: the default tone (docs/product/generator.md), and two others that a tone may ask for. */
export type Voice = "warm" | "bold" | "refined";

/** Phrases for one text. `{brand}` is the company's name, `{n}` a figure of the text, without which such a phrase is not used. */
export type Phrases = Record<Voice, readonly string[]>;

/** A subject of reasons: the words by which it is recognised, and phrases for its title and description. */
interface Topic {
  title: { about: RegExp } & Phrases;
  description: { about: RegExp } & Phrases;
}

/** The rephraser's phrases in one language. */
export interface PhraseBook {
  /** By path. */
  fields: Record<string, Phrases>;
  /** The hero's phrases fit only a subtitle that matches this. */
  membership: RegExp;
  topics: readonly Topic[];
  /** Phrases for unknown texts: the text itself, `{text}`, with the brand's name. */
  otherwise: { title: readonly string[]; cta: readonly string[]; description: readonly string[] };
}
