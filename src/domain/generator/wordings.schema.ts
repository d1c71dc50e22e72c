import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { SiteContentSchema } from "../site-config.schema.ts";
import { atMost, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { fieldsUnder, wordingFields } from "./wording-fields.ts";
import { GENERATOR_ACCESS, KEPT_REASONS, WORDING_TONE, WORDINGS_REASONS } from "./wordings.ts";

const VARIATION = "Write a whole number from 0 to 1000";
const FIELD_UNKNOWN = "List fields that the content has";

/** Paths of texts in a site configuration that are not in its content. */
const OTHER_TEXT =
  /^(?:pricing\.plans\.[01]\.(?:description|features\.\d)|seo\.(?:defaultTitle|defaultDescription|keywords))$/;

/** POST /api/wordings (docs/product/generator.md). `language` is that of the content. */
export const WordingsInputSchema = z
  .object({
    currentContent: SiteContentSchema,
    brandInfo: z.object({
      companyName: requiredText(60, M.companyNameRequired),
      tone: z._default(requiredText(200, M.notText), WORDING_TONE),
    }),
    language: z._default(z.enum(LANGUAGES), "en"),
    /** Paths such as "hero.title". Without them, all fields are rewritten. */
    fields: z.optional(
      z.array(z.string()).check(z.minLength(1, FIELD_UNKNOWN), atMost(40, M.tooLong)),
    ),
    /** Texts outside the content, such as a plan's features. With them, only they are rewritten, into `texts`. */
    texts: z.optional(
      z
        .array(
          z.object({
            path: z.string().check(z.regex(OTHER_TEXT, FIELD_UNKNOWN)),
            text: requiredText(300, M.notText),
          }),
        )
        .check(z.minLength(1, FIELD_UNKNOWN), atMost(40, M.tooLong)),
    ),
    /** The owner's wish for the new words, such as "shorter". */
    wish: z.optional(requiredText(200, M.notText)),
    /** Part of the cache key, so that another number gets other words. */
    variation: z._default(z.int(VARIATION).check(z.gte(0, VARIATION), z.lte(1000, VARIATION)), 0),
    /** True continues a broken generation, which wrote the texts outside `fields` (docs/decisions/0016). */
    continues: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ currentContent, continues, fields }) =>
        fields
          ? fields.every((path) => fieldsUnder(wordingFields(currentContent), [path]).length > 0)
          : !continues,
      {
        path: ["fields"],
        error: FIELD_UNKNOWN,
      },
    ),
  );
export type WordingsInput = z.infer<typeof WordingsInputSchema>;

export const KeptFieldSchema = z.object({ path: z.string(), reason: z.enum(KEPT_REASONS) });
export type KeptField = z.infer<typeof KeptFieldSchema>;

/** The final event of POST /api/wordings (docs/product/generator.md). */
export const WordingsResultSchema = z.object({
  success: z.boolean(),
  rephrased: z.optional(SiteContentSchema),
  error: z.optional(z.string()),
  kept: z.optional(z.array(KeptFieldSchema)),
  /** The words for `texts` of the request, by path. */
  texts: z.optional(z.record(z.string(), z.string())),
  /** Says why words are missing, because several reasons share one `error`. */
  reason: z.optional(z.enum(WORDINGS_REASONS)),
  model: z.optional(z.string()),
});
export type WordingsResult = z.infer<typeof WordingsResultSchema>;

export const ModelCheckSchema = z.object({
  model: z.string(),
  state: z.enum(["built-in", "works", "failed"]),
  reason: z.nullable(z.enum(WORDINGS_REASONS)),
});
export type ModelCheck = z.infer<typeof ModelCheckSchema>;

export const WordingsAboutSchema = z.object({
  model: z.string(),
  access: z.enum(GENERATOR_ACCESS),
});
export type WordingsAbout = z.infer<typeof WordingsAboutSchema>;
