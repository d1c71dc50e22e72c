import type { Language } from "#domain/language.ts";
import type { Facts } from "./facts.ts";

/** A screen's words, as functions of facts. A French key that English lacks, or the reverse, fails the type check. */
export type Localized<Content> = Record<Language, (facts: Facts) => Content>;

/** Plain texts without HTML. Paragraphs and lists may have links: [Privacy Policy](/privacy). */
export type TextBlock =
  | string
  | { list: string[] }
  | { table: { head: string[]; rows: string[][] } };

export interface TextSection {
  id: string;
  heading: string;
  blocks: TextBlock[];
}

export const createList = (list: string[]): TextBlock => ({ list });

export const createTable = ([head, ...rows]: [string[], ...string[][]]): TextBlock => ({
  table: { head, rows },
});

export const createSection = (id: string, heading: string, blocks: TextBlock[]): TextSection => ({
  id,
  heading,
  blocks,
});

export interface TextDocument {
  title: string;
  /** For search results, at most 155 characters. */
  description: string;
  updated: string;
  updatedLabel: string;
  contentsLabel: string;
  intro: TextBlock[];
  sections: TextSection[];
}
