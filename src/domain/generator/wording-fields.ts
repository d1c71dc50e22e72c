import { CONTENT_LENGTHS, type SiteContent } from "../site-config.ts";

export interface WordingField {
  path: string;
  text: string;
}

type Branch = { [key: string]: Branch | string } | (Branch | string)[];

export function wordingFields(content: SiteContent): WordingField[] {
  return leaves(content, "");
}

/** A path also selects all fields under it: "hero" is all of the hero. */
export function fieldsUnder(
  fields: readonly WordingField[],
  paths: readonly string[],
): WordingField[] {
  return fields.filter(({ path }) =>
    paths.some((prefix) => path === prefix || path.startsWith(`${prefix}.`)),
  );
}

/** Maximum lengths of texts outside the content, as in SiteConfigSchema. */
const OTHER_LENGTHS: Partial<Record<string, number>> = {
  features: 200,
  keywords: 300,
  defaultTitle: 70,
  defaultDescription: 200,
};

export function getMaxLength(path: string): number {
  const other = OTHER_LENGTHS[path.replace(/\.\d$/, "").split(".").at(-1)!];
  if (other) return other;
  const [, section, key] = /^(\w+)\.(?:.*\.)?(\w+)$/.exec(path) ?? [];
  if (key === "title")
    return section === "hero" || path === "whyChooseUs.title"
      ? CONTENT_LENGTHS.title
      : CONTENT_LENGTHS.cardTitle;
  return key === "cta" ? CONTENT_LENGTHS.cta : CONTENT_LENGTHS.description;
}

export function withTexts(content: SiteContent, texts: ReadonlyMap<string, string>): SiteContent {
  return replaced(content, "", texts) as unknown as SiteContent;
}

function leaves(value: unknown, path: string): WordingField[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries(value as Branch).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

function replaced(value: unknown, path: string, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return texts.get(path) ?? value;
  const under = (key: string | number, child: unknown) =>
    replaced(child, path ? `${path}.${key}` : String(key), texts);
  if (Array.isArray(value)) return value.map((child, index) => under(index, child));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, child]) => [key, under(key, child)]),
  );
}
