import * as z from "zod/mini";
import { requiredLine, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_REPLY_LENGTH } from "./message.ts";
import { unknownPlaceholders } from "./reply-template.ts";

const templateText = () =>
  requiredText(MAX_REPLY_LENGTH, M.templateTextRequired).check(
    z.refine((text) => unknownPlaceholders(text).length === 0, M.templatePlaceholder),
  );

export const ReplyTemplateInputSchema = z.object({
  name: requiredLine(100, M.nameRequired),
  textEn: templateText(),
  textFr: templateText(),
});
export type ReplyTemplateInput = z.infer<typeof ReplyTemplateInputSchema>;

/** If `version` changed since the caller read the template, nothing changes. */
export const ReplyTemplateChangeSchema = z.extend(ReplyTemplateInputSchema, {
  version: z.int(M.notWhole),
});
export type ReplyTemplateChange = z.infer<typeof ReplyTemplateChangeSchema>;

export const ReplyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  text_en: z.string(),
  text_fr: z.string(),
  version: z.number(),
  updated_at: z.iso.datetime(),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplateSchema>;

/** 409: it changed, or another text has its name. */
export const TemplateConflictSchema = z.object({
  error: z.object({
    code: z.enum(["template_changed", "template_name_taken"]),
    message: z.string(),
  }),
  /** As it is now, if it changed. */
  template: z.optional(ReplyTemplateSchema),
});

export const ReplyTemplatesSchema = z.object({ items: z.array(ReplyTemplateSchema) });

export const ReplyTemplateVersionSchema = z.object({
  version: z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, M.notWhole)),
    z.pipe(z.transform(Number), z.int()),
  ),
});
