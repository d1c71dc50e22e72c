import * as z from "zod/mini";
import { BRAND_FIELDS } from "#domain/generator/brand.ts";
import { KeptFieldSchema } from "#domain/generator/wordings.schema.ts";
import { SiteConfigSchema, SiteContentSchema } from "#domain/site-config.schema.ts";

const KeptSchema = z.object({ en: z.array(KeptFieldSchema), fr: z.array(KeptFieldSchema) });
const TextsSchema = z.record(z.string(), z.string());

/** A reload restores it. */
export const WorkspaceSchema = z.object({
  brand: z.record(z.enum(BRAND_FIELDS), z.string()),
  colors: SiteConfigSchema.shape.colors,
  /** A loaded file's, in place of this deployment's. */
  base: z.nullable(SiteConfigSchema),
  /** The words of a generation or a file, with all edits. */
  generated: z.nullable(
    z.object({
      wording: z.object({ en: SiteContentSchema, fr: z.optional(SiteContentSchema) }),
      /** Typed texts that break the schema, by language and path: "en hero.title". */
      unusable: TextsSchema,
      kept: KeptSchema,
      /** The company name in the words. */
      writtenFor: z.string(),
    }),
  ),
  /** Whole texts of a generation that runs or was stopped, by path. */
  draft: z._default(
    z.nullable(
      z.object({
        writtenFor: z.string(),
        texts: z.object({ en: TextsSchema, fr: TextsSchema }),
        kept: KeptSchema,
        /** The number of texts in both languages. */
        total: z.number(),
      }),
    ),
    null,
  ),
  /** Typed values of the other fields, by path; airports as JSON. */
  details: z._default(TextsSchema, {}),
});
