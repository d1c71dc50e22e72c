import * as z from "zod/mini";
import { emailAddress, requiredText } from "../validation.schema.ts";
import {
  VALIDATION_MESSAGES as M,
  type ValidationMessage,
  type ValidationIssue,
} from "../validation.ts";
import type { StatementKind } from "./statement.ts";

/** A web address, which programs make a link of: our receipt quotes what was typed, and anyone can have it sent to anyone. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\d-]\.[a-z]{2,}\//iu;

/** One line of text that the receipt quotes. */
const quotedText = (missing: ValidationMessage) =>
  requiredText(200, missing).check(
    z.overwrite((text) => text.replaceAll(/\s+/g, " ")),
    z.refine((text) => !WEB_ADDRESS.test(text), M.webAddress),
  );

/** What the law lets us ask for, and nothing more: who, which contract, and where the receipt goes. */
export const WithdrawalSchema = z.object({
  name: quotedText(M.nameRequired),
  /** What identifies the contract, in the consumer's words: an order number, mostly. */
  reference: quotedText(M.referenceRequired),
  email: emailAddress(),
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

/** The same for a membership, with the day on which it is to end, YYYY-MM-DD; empty for the earliest one. */
export const TerminationSchema = z.extend(WithdrawalSchema, {
  endsOn: z._default(z.union([z.literal(""), z.iso.date(M.dateInvalid)], M.dateInvalid), ""),
});
export type Termination = z.infer<typeof TerminationSchema>;

/** A statement of either kind. */
export type Statement = Withdrawal & Partial<Termination>;

export const STATEMENT_SCHEMAS: Record<StatementKind, z.ZodMiniType<Statement>> = {
  withdrawal: WithdrawalSchema,
  termination: TerminationSchema,
};

/** The response to a statement: the same whether or not anything matches it. */
export const StatementReceivedSchema = z.object({
  status: z.literal("accepted"),
  /** When it was received; that of the first one for a repeated key. */
  received_at: z.iso.datetime(),
});
export type StatementReceived = z.infer<typeof StatementReceivedSchema>;

/** What was typed into the form of a statement, before parsing. */
export type StatementText = Partial<Record<"name" | "reference" | "email" | "endsOn", string>>;

/** Where a statement stands: being written, checked before it is confirmed, or received. */
export type StatementStep =
  | { step: "write"; typed: StatementText; issues: ValidationIssue[] }
  /** `key` makes a confirmation that comes twice count once. */
  | { step: "check"; statement: Statement; key: string; failure?: "too_many" | "unexpected" }
  /** `receivedAt` is UTC ISO 8601. */
  | { step: "done"; email: string; receivedAt: string };
