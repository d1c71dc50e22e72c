import * as z from "zod/mini";
import { BRAND_FIELDS } from "#domain/generator/brand.ts";
import { KeptFieldSchema } from "#domain/generator/wordings.schema.ts";
import { WORDINGS_REASONS } from "#domain/generator/wordings.ts";
import { SiteConfigSchema, SiteContentSchema } from "#domain/site-config.schema.ts";

const KeptSchema = z.object({ en: z.array(KeptFieldSchema), fr: z.array(KeptFieldSchema) });
const TextsSchema = z.record(z.string(), z.string());

export const WorkspaceSchema = z.object({
  brand: z.record(z.enum(BRAND_FIELDS), z.string()),
  colors: SiteConfigSchema.shape.colors,
  /** The configuration of a loaded file; null for this deployment's. */
  base: z.nullable(SiteConfigSchema),
  generated: z.nullable(
    z.object({
      wording: z.object({ en: SiteContentSchema, fr: z.optional(SiteContentSchema) }),
      /** Edited texts that break the schema, keyed by language and path: "en hero.title". */
      unusable: TextsSchema,
      kept: KeptSchema,
      writtenFor: z.string(),
    }),
  ),
  /** The finished texts of a running or stopped generation, keyed by path. */
  draft: z._default(
    z.nullable(
      z.object({
        writtenFor: z.string(),
        texts: z.object({ en: TextsSchema, fr: TextsSchema }),
        kept: KeptSchema,
        total: z.number(),
      }),
    ),
    null,
  ),
  /** Why the last call wrote nothing, until one succeeds. */
  failure: z._default(z.nullable(z.enum(WORDINGS_REASONS)), null),
  /** Keyed by path. Airports are JSON. */
  details: z._default(TextsSchema, {}),
});
