import * as z from "zod/mini";
import { emailAddress, requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";

/** What a stored message is: the contact form, 'Got questions', or a membership cancelled on the unsubscribe page. */
export const MESSAGE_KINDS = ["contact", "question", "cancellation"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The least time, in ms, that a form shows that it is sending (docs/product.md, "Contact forms"). */
export const SENDING_MS = 1000;

/** A form filled in faster than this, in ms, was filled in by a robot. */
export const MIN_FILL_MS = 2000;

/** The contact form (docs/product.md, "Contact forms"). */
export const ContactSchema = z.object({
  firstName: requiredText(100, M.firstNameRequired),
  lastName: requiredText(100, M.lastNameRequired),
  email: emailAddress(),
  phone: requiredText(20, M.phoneRequired),
  message: requiredText(1000, M.messageRequired),
});
export type Contact = z.infer<typeof ContactSchema>;

/** The 'Got questions' form (docs/product.md, "Contact forms"). */
export const QuestionSchema = z.object({
  name: requiredText(100, M.nameRequired),
  email: emailAddress(),
  message: requiredText(1000, M.messageRequired),
});
export type Question = z.infer<typeof QuestionSchema>;

/** Fields that our forms add and people never see: one that only robots fill in, and the ms since the first input. */
const trap = {
  website: z.optional(z.string(M.notText)),
  elapsedMs: z.optional(z.number(M.notWhole)),
};
export type SpamTrap = { website?: string; elapsedMs?: number };

/** True when a robot filled in the form. A client that sends neither field is taken for a person, so that API clients are heard. */
export function isSpam({ website, elapsedMs }: SpamTrap): boolean {
  return Boolean(website?.trim()) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS);
}

const ContactBody = z.extend(ContactSchema, { ...trap, kind: z.literal("contact") });
const QuestionBody = z.extend(QuestionSchema, { ...trap, kind: z.literal("question") });

/** A message of either form, told apart by `kind`. */
export type MessageInput = z.infer<typeof ContactBody> | z.infer<typeof QuestionBody>;
/** A message as a client sends it, before parsing. */
export type MessageBody = (z.input<typeof ContactSchema> | z.input<typeof QuestionSchema>) & SpamTrap;

/** The body of POST /api/contact for the OpenAPI document: one form or the other. */
export const MessageBodySchema = z.union([z.extend(ContactSchema, trap), z.extend(QuestionSchema, trap)]);

/** Parses the body of POST /api/contact. One with a `name` is a question; every other is held to the contact form's rules. */
export const MessageInputSchema = z.pipe(
  z.transform((body: MessageBody) =>
    isObject(body) ? { ...body, kind: "name" in body ? ("question" as const) : ("contact" as const) } : body,
  ),
  z.discriminatedUnion("kind", [ContactBody, QuestionBody]),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The sender's name, as the inbox and the mail to the team show it. */
export function senderName(input: MessageInput): string {
  return input.kind === "question" ? input.name : `${input.firstName} ${input.lastName}`;
}
