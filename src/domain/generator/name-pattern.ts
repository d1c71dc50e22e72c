/** Finds whole words. Only the apostrophes may differ: owners type a straight one, and French typography has ’. */
export function namePattern(name: string): RegExp {
  const letters = name
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "gu");
}
