import * as z from "zod/mini";
import { BRAND_FIELDS } from "../../../domain/generator/brand.ts";
import { KeptFieldSchema } from "../../../domain/generator/wordings.schema.ts";
import { SiteConfigSchema, SiteContentSchema } from "../../../domain/site-config.schema.ts";

export const WorkspaceSchema = z.object({
  brand: z.record(z.enum(BRAND_FIELDS), z.string()),
  colors: SiteConfigSchema.shape.colors,
  base: z.nullable(SiteConfigSchema),
  generated: z.nullable(
    z.object({
      wording: z.object({ en: SiteContentSchema, fr: z.optional(SiteContentSchema) }),
      unusable: z.record(z.string(), z.string()),
      kept: z.object({ en: z.array(KeptFieldSchema), fr: z.array(KeptFieldSchema) }),
      writtenFor: z.string(),
    }),
  ),
  details: z._default(z.record(z.string(), z.string()), {}),
});
