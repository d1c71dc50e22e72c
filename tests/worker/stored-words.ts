import type { BuiltSite } from "../site.ts";

/**
 * Where words are stored, in any case: each as `table: word`, once. It looks into every table and every KV entry, the full-text
 * indexes' own tables too. Those leave out what a word has in common with the word before it, so a word without its first letters
 * counts as well.
 */
export async function storedWords(site: BuiltSite, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const look = (where: string, text: string) => {
    for (const word of words)
      if (text.toLowerCase().includes(word.toLowerCase())) found.add(`${where}: ${word}`);
  };
  const tables = await site.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'",
  );
  for (const { name } of tables) {
    const tails = words.map((word) => word.slice(2).toLowerCase());
    for (const row of await site.rows(`SELECT * FROM "${name}"`)) {
      for (const value of Object.values(row)) {
        if (!Array.isArray(value)) look(name, String(value));
        else {
          const bytes = Buffer.from(value as number[])
            .toString("latin1")
            .toLowerCase();
          for (const [index, tail] of tails.entries())
            if (bytes.includes(tail)) found.add(`${name}: ${words[index]}`);
        }
      }
    }
  }
  const kv = await site.kv();
  for (const { name } of (await kv.list()).keys) look("KV", `${name} ${await kv.get(name)}`);
  return [...found].toSorted();
}
