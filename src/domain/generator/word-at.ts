/** The text at a path such as "hero.title"; undefined where there is none, as in content that is still being generated. */
export function wordAt(content: unknown, path: string): string | undefined {
  let node = content;
  for (const key of path.split(".")) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === "string" ? node : undefined;
}
