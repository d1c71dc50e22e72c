import type { Manifest } from "@tanstack/react-router";

/** Beside the Worker's modules: a text for each style sheet (scripts/build/lean-renderer.ts). */
export const SHEETS_FOLDER = "sheets";

/** Returns the names of a page's style sheets: `faq-DyJNzWc8.css`. */
export const listSheets = ({ inlineStyle }: Manifest): string[] =>
  inlineStyle?.children?.match(/^.+(?=\.txt$)/gm) ?? [];

/** Returns a page's manifest with the texts of its style sheets for their names, one a line. */
export async function readSheets(manifest: Manifest): Promise<Manifest> {
  const sheets = await Promise.all(listSheets(manifest).map(importSheet));
  return { ...manifest, inlineStyle: { ...manifest.inlineStyle, children: sheets.join("") } };
}

async function importSheet(name: string): Promise<string> {
  const { default: text } = (await import(
    /* @vite-ignore */ `../${SHEETS_FOLDER}/${name}.txt`
  )) as { default: string };
  return text;
}
