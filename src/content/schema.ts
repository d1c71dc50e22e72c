import type { Language } from "../domain/language.ts";
import type { Facts } from "./facts.ts";

/**
 * The words of one screen in both languages, as functions of what they quote. English sets the shape and French returns
 * `ReturnType<typeof en>`, so that a missing or extra key fails the type-check.
 */
export type Localized<Content> = Record<Language, (facts: Facts) => Content>;

/** A paragraph, a list or a table. Texts are plain: no HTML; paragraphs and lists may hold links, [Privacy Policy](/privacy). */
export type TextBlock =
  | string
  | { list: string[] }
  | { table: { head: string[]; rows: string[][] } };

/** One numbered or titled part of a legal page. `id` is the anchor in the URL. */
export interface TextSection {
  id: string;
  heading: string;
  blocks: TextBlock[];
}

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
