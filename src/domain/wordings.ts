import * as z from "zod/mini";
import { LANGUAGES } from "./language.ts";
import { SiteContentSchema } from "./site-config.ts";
import { fieldsUnder, wordingFields } from "./wording-fields.ts";
import { requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";
import { WORDING_TONE } from "./wordings-terms.ts";

// Without the schemas, for a page that has no need of those yet.
export { BUILT_IN_MODEL, WORDING_TONE, WORDINGS_ERRORS } from "./wordings-terms.ts";

/** Who may use the generator: everyone, whoever is signed in, or staff (docs/decisions). */
export const GENERATOR_ACCESS = ["public", "members", "admins"] as const;
export type GeneratorAccess = (typeof GENERATOR_ACCESS)[number];

/** Why a field kept its words. */
export const KEPT_REASONS = ["missing", "empty", "too_long", "invented_figure", "link", "markup", "control_characters"] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** The body of POST /api/wordings (spec section 7, call 9). `language` is that of `currentContent`. */
export const WordingsInputSchema = z
  .object({
    currentContent: SiteContentSchema,
    brandInfo: z.object({
      companyName: requiredText(60, M.companyNameRequired),
      tone: z._default(requiredText(200, M.notText), WORDING_TONE),
    }),
    language: z._default(z.enum(LANGUAGES), "en"),
    /** Beyond the specification: only these fields are rewritten, such as "hero.title"; all of them without it. */
    fields: z.optional(z.array(z.string()).check(z.minLength(1, M.fieldUnknown), z.maxLength(40, M.tooLong))),
    /** Beyond the specification: another number asks for other words, where 0 may be answered from the cache. */
    variation: z._default(z.int().check(z.gte(0), z.lte(1000)), 0),
  })
  .check(
    z.refine(({ currentContent, fields = [] }) => fields.every((path) => fieldsUnder(wordingFields(currentContent), [path]).length > 0), {
      path: ["fields"],
      error: M.fieldUnknown,
    }),
  );
export type WordingsInput = z.infer<typeof WordingsInputSchema>;

/** A field whose new words were refused: it keeps those that it had. */
export const KeptFieldSchema = z.object({ path: z.string(), reason: z.enum(KEPT_REASONS) });
export type KeptField = z.infer<typeof KeptFieldSchema>;

/** The final answer of POST /api/wordings (spec section 7, call 9). */
export const WordingsAnswerSchema = z.object({
  success: z.boolean(),
  rephrased: z.optional(SiteContentSchema),
  error: z.optional(z.string()),
  kept: z.optional(z.array(KeptFieldSchema)),
  /** Who wrote it: the model's name, or "built-in". */
  model: z.optional(z.string()),
});
export type WordingsAnswer = z.infer<typeof WordingsAnswerSchema>;

/** GET /api/wordings: who would write, and for whom. */
export const WordingsAboutSchema = z.object({ model: z.string(), access: z.enum(GENERATOR_ACCESS) });
export type WordingsAbout = z.infer<typeof WordingsAboutSchema>;
