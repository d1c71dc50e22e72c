import type { Language } from "#domain/language.ts";
import type { Facts } from "./facts.ts";

/**
 * A screen's words, as functions of the facts that they quote. English sets the shape, French
 * returns `ReturnType<typeof en>`: a missing or extra key fails the type-check.
 */
export type Localized<Content> = Record<Language, (facts: Facts) => Content>;

/** Plain texts without HTML; paragraphs and lists may hold links, [Privacy Policy](/privacy). */
export type TextBlock =
  | string
  | { list: string[] }
  | { table: { head: string[]; rows: string[][] } };

/** A part of a legal page. `id` is the anchor in the URL. */
export interface TextSection {
  id: string;
  heading: string;
  blocks: TextBlock[];
}

/** Returns a list of a legal page. */
export const createList = (list: string[]): TextBlock => ({ list });

/** Returns a table of a legal page; its first row is the head. */
export const createTable = ([head, ...rows]: [string[], ...string[][]]): TextBlock => ({
  table: { head, rows },
});

/** Returns a part of a legal page. */
export const createSection = (id: string, heading: string, blocks: TextBlock[]): TextSection => ({
  id,
  heading,
  blocks,
});

/** A legal page. `updated` is a calendar date, YYYY-MM-DD. */
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
