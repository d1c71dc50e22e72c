import type * as z from "zod/mini";
import { type Brand, type BrandField, toBrand, EMPTY_BRAND } from "#domain/generator/brand.ts";
import { type Language, LANGUAGES } from "#domain/language.ts";
import type { WordingsReason } from "#domain/generator/wordings.ts";
import type { SiteConfig, SiteContent } from "#domain/site-config.ts";
import { deriveColors, PLACEHOLDER_COLORS } from "#lib/brand/brand-colors.ts";
import type { WorkspaceSchema } from "./workspace.schema.ts";

export type Workspace = z.infer<typeof WorkspaceSchema>;
export type Generated = NonNullable<Workspace["generated"]>;
export type Draft = NonNullable<Workspace["draft"]>;

export const countTexts = ({ texts }: Draft): number =>
  LANGUAGES.flatMap((language) => Object.keys(texts[language])).length;

export const EMPTY_WORKSPACE: Workspace = {
  brand: EMPTY_BRAND,
  colors: deriveColors(PLACEHOLDER_COLORS),
  base: null,
  generated: null,
  draft: null,
  failure: null,
  details: {},
};

type ReadColor = (text: string) => string | null;

export type WorkspaceChange =
  | { type: "typed"; brand: Partial<Brand> }
  | { type: "colored"; readColor: ReadColor }
  /**
   * `isWritten` is true if a call wrote the words, which clears the last failure. `isWhole` is true
   * for a new set of words, which ends its draft; a text that is edited or rewritten does not.
   */
  | { type: "generated"; generated: Generated; isWritten?: boolean; isWhole?: boolean }
  | { type: "stopped"; draft: Draft }
  | { type: "failed"; reason: WordingsReason }
  | { type: "loaded"; config: SiteConfig }
  /** Without a text, the field is as if nobody had typed into it. */
  | { type: "detailed"; path: string; text: string | undefined }
  | { type: "cleared" }
  | { type: "restored"; workspace: Workspace };

export function changeWorkspace(workspace: Workspace, change: WorkspaceChange): Workspace {
  switch (change.type) {
    case "typed":
      return { ...workspace, brand: { ...workspace.brand, ...change.brand } };
    case "colored": {
      const colors = toColors(workspace, change.readColor);
      return colors === workspace.colors ? workspace : { ...workspace, colors };
    }
    case "generated":
      return {
        ...workspace,
        generated: change.generated,
        failure: change.isWritten ? null : workspace.failure,
        // Another brand's draft is kept.
        draft:
          change.isWhole && workspace.draft?.writtenFor === change.generated.writtenFor
            ? null
            : workspace.draft,
      };
    case "stopped":
      return { ...workspace, draft: change.draft };
    case "failed":
      return { ...workspace, failure: change.reason };
    case "loaded":
      return {
        brand: toBrand(change.config),
        colors: change.config.colors,
        base: change.config,
        generated: asGenerated(change.config),
        draft: null,
        failure: workspace.failure,
        details: {},
      };
    case "detailed": {
      const { [change.path]: _, ...others } = workspace.details;
      const { path, text } = change;
      return { ...workspace, details: text === undefined ? others : { ...others, [path]: text } };
    }
    case "cleared":
      return { ...workspace, base: null, generated: null, draft: null, details: {} };
    case "restored":
      return change.workspace;
  }
}

/** A half-typed colour keeps the last valid one; an empty field means the placeholder. */
function toColors(
  { brand, colors: before }: Workspace,
  readColor: ReadColor,
): SiteConfig["colors"] {
  const read = (field: BrandField, placeholder: string, last: string) =>
    brand[field].trim() === "" ? placeholder : (readColor(brand[field]) ?? last);
  const primary = read("primaryColor", PLACEHOLDER_COLORS.primary, before.primary);
  const accent = read("accentColor", PLACEHOLDER_COLORS.accent, before.accent);
  // The derived colours of a loaded file stay until the primary or accent colour changes.
  return primary === before.primary && accent === before.accent
    ? before
    : deriveColors({ primary, accent });
}

export function getWordings({ content, translations }: SiteConfig): Record<Language, SiteContent> {
  return { en: content, fr: translations?.fr.content ?? content };
}

function asGenerated({ company, content, translations }: SiteConfig): Generated {
  return {
    wording: { en: content, ...(translations && { fr: translations.fr.content }) },
    kept: { en: [], fr: [] },
    unusable: {},
    writtenFor: company.name,
  };
}
