import {
  type Brand,
  type BrandField,
  toBrand,
  parseColor,
  EMPTY_BRAND,
} from "../../../domain/generator/brand.ts";
import type { KeptField } from "../../../domain/generator/wordings.schema.ts";
import type { Language } from "../../../domain/language.ts";
import type { SiteConfig, SiteContent } from "../../../domain/site-config.ts";
import {
  contrastProblems,
  deriveColors,
  PLACEHOLDER_COLORS,
} from "../../../lib/colors/brand-colors.ts";

/** The words of a generation or a file, with all edits. */
export interface Generated {
  wording: { en: SiteContent; fr?: SiteContent | undefined };
  /** Typed texts that break the schema, by language and path: "en hero.title". */
  unusable: Record<string, string>;
  kept: Record<Language, KeptField[]>;
  /** The company name in the words. */
  writtenFor: string;
}

/** A reload restores it. */
export interface Workspace {
  brand: Brand;
  colors: SiteConfig["colors"];
  /** A loaded file's, in place of this deployment's. */
  base: SiteConfig | null;
  generated: Generated | null;
  /** Typed values of the other fields, by path (site-details.ts). */
  details: Record<string, string>;
}

export const EMPTY_WORKSPACE: Workspace = {
  brand: EMPTY_BRAND,
  colors: deriveColors(PLACEHOLDER_COLORS),
  base: null,
  generated: null,
  details: {},
};

export type WorkspaceChange =
  | { type: "typed"; brand: Partial<Brand> }
  | { type: "recolored"; colors: Partial<SiteConfig["colors"]> }
  | { type: "contrast-fixed" }
  | { type: "generated"; generated: Generated }
  | { type: "loaded"; config: SiteConfig }
  | { type: "detailed"; path: string; text: string }
  | { type: "cleared" }
  | { type: "restored"; workspace: Workspace };

/** The reducer of useWorkspace. */
export function changeWorkspace(workspace: Workspace, change: WorkspaceChange): Workspace {
  switch (change.type) {
    case "typed": {
      const brand = { ...workspace.brand, ...change.brand };
      return { ...workspace, brand, colors: toColors(brand, workspace.colors) };
    }
    case "recolored":
      return recolored(workspace, change.colors);
    case "contrast-fixed": {
      const fixed = contrastProblems(workspace.colors).map(({ color, fixed: to }) => [color, to]);
      return recolored(workspace, Object.fromEntries(fixed));
    }
    case "generated":
      return { ...workspace, generated: change.generated };
    case "loaded":
      return {
        brand: toBrand(change.config),
        colors: change.config.colors,
        base: change.config,
        generated: asGenerated(change.config),
        details: {},
      };
    case "detailed":
      return { ...workspace, details: { ...workspace.details, [change.path]: change.text } };
    case "cleared":
      return { ...workspace, base: null, generated: null };
    case "restored":
      return change.workspace;
  }
}

/** The last valid colour stays while one is typed; an empty field means the placeholder. */
function toColors(brand: Brand, before: SiteConfig["colors"]): SiteConfig["colors"] {
  const read = (field: BrandField, placeholder: string, last: string) =>
    brand[field].trim() === "" ? placeholder : (parseColor(brand[field]) ?? last);
  const primary = read("primaryColor", PLACEHOLDER_COLORS.primary, before.primary);
  const accent = read("accentColor", PLACEHOLDER_COLORS.accent, before.accent);
  // A loaded file's derived colours stay until primary or accent changes.
  return primary === before.primary && accent === before.accent
    ? before
    : deriveColors({ primary, accent });
}

/** Such as a fixed contrast. */
function recolored(workspace: Workspace, colors: Partial<SiteConfig["colors"]>): Workspace {
  const brand = { ...workspace.brand };
  if (colors.primary) brand.primaryColor = colors.primary;
  if (colors.accent) brand.accentColor = colors.accent;
  return { ...workspace, brand, colors: { ...toColors(brand, workspace.colors), ...colors } };
}

/** Without French the English words show on French pages. */
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
