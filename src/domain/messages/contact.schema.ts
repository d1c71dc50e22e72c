import * as z from "zod/mini";
import { emailAddress, requiredLine, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

export const ContactSchema = z.object({
  firstName: requiredLine(100, M.firstNameRequired),
  lastName: requiredLine(100, M.lastNameRequired),
  email: emailAddress(),
  phone: requiredLine(20, M.phoneRequired),
  message: requiredText(1000, M.messageRequired),
});
export type Contact = z.infer<typeof ContactSchema>;

export const QuestionSchema = z.object({
  name: requiredLine(100, M.nameRequired),
  email: emailAddress(),
  message: requiredText(1000, M.messageRequired),
});
export type Question = z.infer<typeof QuestionSchema>;

/** Only robots fill in the hidden `website`. `elapsedMs` counts from the first input. */
const HoneypotSchema = z.object({
  website: z.optional(z.string(M.notText)),
  elapsedMs: z.optional(z.number(M.notWhole)),
});
export type HoneypotFields = z.infer<typeof HoneypotSchema>;

const ContactBody = z.extend(ContactSchema, {
  ...HoneypotSchema.shape,
  kind: z.literal("contact"),
});

const QuestionBody = z.extend(QuestionSchema, {
  ...HoneypotSchema.shape,
  kind: z.literal("question"),
});

export type MessageInput = z.infer<typeof ContactBody> | z.infer<typeof QuestionBody>;

export type MessageBody = (z.input<typeof ContactSchema> | z.input<typeof QuestionSchema>) &
  HoneypotFields;

/** The body of POST /api/contact in OpenAPI. */
export const MessageBodySchema = z.union([
  z.extend(ContactSchema, HoneypotSchema.shape),
  z.extend(QuestionSchema, HoneypotSchema.shape),
]);

/** A body with `name` is a question; any other body is the contact form. */
export const MessageInputSchema = z.pipe(
  z.transform((body: MessageBody) =>
    isObject(body)
      ? { ...body, kind: "name" in body ? ("question" as const) : ("contact" as const) }
      : body,
  ),
  z.discriminatedUnion("kind", [ContactBody, QuestionBody]),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
