import * as z from "zod/mini";
import { BRAND_FIELDS, type Brand, type BrandField, brandOf, colorOf, EMPTY_BRAND } from "../../domain/brand.ts";
import type { Language } from "../../domain/language.ts";
import { type SiteConfig, SiteConfigSchema, type SiteContent, SiteContentSchema } from "../../domain/site-config.ts";
import { withTexts } from "../../domain/wording-fields.ts";
import { type KeptField, KeptFieldSchema } from "../../domain/wordings.ts";
import { deriveColors, PLACEHOLDER_COLORS } from "../../lib/brand-colors.ts";

const GeneratedSchema = z.object({
  wording: z.object({ en: SiteContentSchema, fr: z.optional(SiteContentSchema) }),
  /** What is typed and cannot stand in a file yet, by language and path: "en hero.title". */
  unusable: z.record(z.string(), z.string()),
  kept: z.object({ en: z.array(KeptFieldSchema), fr: z.array(KeptFieldSchema) }),
  /** The name that the words were written for. */
  writtenFor: z.string(),
});
export type Generated = z.infer<typeof GeneratedSchema>;

const WorkspaceSchema = z.object({
  brand: z.record(z.enum(BRAND_FIELDS), z.string()),
  colors: SiteConfigSchema.shape.colors,
  /** The configuration of a loaded file, which takes the place of this deployment's. */
  base: z.nullable(SiteConfigSchema),
  generated: z.nullable(GeneratedSchema),
});

/** All that the owner has made on the page, and what a reload brings back. */
export type Workspace = z.infer<typeof WorkspaceSchema>;

export const EMPTY_WORKSPACE: Workspace = { brand: EMPTY_BRAND, colors: deriveColors(PLACEHOLDER_COLORS), base: null, generated: null };

export type WorkspaceChange =
  | { type: "typed"; brand: Partial<Brand> }
  | { type: "recolored"; colors: Partial<SiteConfig["colors"]> }
  | { type: "generated"; wording: { en: SiteContent; fr: SiteContent }; kept: Record<Language, KeptField[]>; writtenFor: string }
  | { type: "reworded"; language: Language; path: string; text: string; kept?: KeptField }
  | { type: "loaded"; config: SiteConfig }
  | { type: "cleared" }
  | { type: "restored"; workspace: Workspace };

/** The workspace after a change. */
export function changed(workspace: Workspace, change: WorkspaceChange): Workspace {
  switch (change.type) {
    case "typed": {
      const brand = { ...workspace.brand, ...change.brand };
      return { ...workspace, brand, colors: colorsOf(brand, workspace.colors) };
    }
    case "recolored":
      return recolored(workspace, change.colors);
    case "generated":
      return { ...workspace, generated: { wording: change.wording, kept: change.kept, unusable: {}, writtenFor: change.writtenFor } };
    case "reworded":
      return workspace.generated ? { ...workspace, generated: reworded(workspace.generated, change) } : workspace;
    case "loaded":
      return { brand: brandOf(change.config), colors: change.config.colors, base: change.config, generated: asGenerated(change.config) };
    case "cleared":
      return { ...workspace, base: null, generated: null };
    case "restored":
      return change.workspace;
  }
}

/** While a colour is being typed, the last one that was whole stays; an emptied field has the placeholder's. */
function colorsOf(brand: Brand, before: SiteConfig["colors"]): SiteConfig["colors"] {
  const read = (field: BrandField, placeholder: string, last: string) =>
    brand[field].trim() === "" ? placeholder : (colorOf(brand[field]) ?? last);
  const primary = read("primaryColor", PLACEHOLDER_COLORS.primary, before.primary);
  const accent = read("accentColor", PLACEHOLDER_COLORS.accent, before.accent);
  // Derived colours of a loaded file stay until one of the two is another.
  return primary === before.primary && accent === before.accent ? before : deriveColors({ primary, accent });
}

/** Colours that are set from elsewhere than the form, such as a fixed contrast; the form follows. */
function recolored(workspace: Workspace, colors: Partial<SiteConfig["colors"]>): Workspace {
  const brand = { ...workspace.brand };
  if (colors.primary) brand.primaryColor = colors.primary;
  if (colors.accent) brand.accentColor = colors.accent;
  return { ...workspace, brand, colors: { ...colorsOf(brand, workspace.colors), ...colors } };
}

function reworded(
  generated: Generated,
  { language, path, text, kept }: { language: Language; path: string; text: string; kept?: KeptField },
): Generated {
  const content = generated.wording[language];
  if (!content) return generated;
  const key = `${language} ${path}`;
  const { [key]: _, ...unusable } = generated.unusable;
  const keptElsewhere = generated.kept[language].filter((field) => field.path !== path);
  const next = { ...generated, kept: { ...generated.kept, [language]: kept ? [...keptElsewhere, kept] : keptElsewhere } };
  const words = withTexts(content, new Map([[path, text]]));
  return SiteContentSchema.safeParse(words).success
    ? { ...next, unusable, wording: { ...generated.wording, [language]: words } }
    : { ...next, unusable: { ...unusable, [key]: text } };
}

function asGenerated({ company, content, translations }: SiteConfig): Generated {
  return {
    wording: { en: content, ...(translations && { fr: translations.fr.content }) },
    kept: { en: [], fr: [] },
    unusable: {},
    writtenFor: company.name,
  };
}

const STORAGE_KEY = "envol-config-generator";

/** What this tab had before a reload; null when there is nothing, or nothing that can be used. */
export function readWorkspace(): Workspace | null {
  try {
    const result = WorkspaceSchema.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null"));
    return result.success ? result.data : null;
  } catch {
    // A browser may refuse storage: the page then works without memory.
    return null;
  }
}

/** Keeps the workspace for this tab. */
export function keepWorkspace(workspace: Workspace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(workspace));
  } catch {
    // As above.
  }
}
