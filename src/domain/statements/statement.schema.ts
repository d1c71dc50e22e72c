import * as z from "zod/mini";
import { emailAddress, requiredLine, typedDay } from "../validation.schema.ts";
import { type ValidationIssue } from "../validation-issues.ts";
import { VALIDATION_MESSAGES as M, type ValidationMessage } from "../validation.ts";
import type { StatementKind } from "./statement.ts";

/** No name or contract has a web address, but programs that fill in forms write one. */
const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\d-]\.[a-z]{2,}\//iu;

const quotedLine = (max: number, missing: ValidationMessage) =>
  requiredLine(max, missing).check(z.refine((text) => !WEB_ADDRESS.test(text), M.webAddress));

/** The law allows no more questions: name, contract, and an address for the receipt. */
export const WithdrawalSchema = z.object({
  name: quotedLine(100, M.nameRequired),
  /** The contract in the consumer's words, mostly an order number. */
  reference: quotedLine(200, M.referenceRequired),
  email: emailAddress(),
});
export type Withdrawal = z.infer<typeof WithdrawalSchema>;

/** `endsOn` is the membership's last day (YYYY-MM-DD); empty means the earliest one. */
export const TerminationSchema = z.extend(WithdrawalSchema, {
  endsOn: z._default(z.union([z.literal(""), typedDay()], M.dateInvalid), ""),
});
export type Termination = z.infer<typeof TerminationSchema>;

export type Statement = Withdrawal & Partial<Termination>;

export const STATEMENT_SCHEMAS: Record<StatementKind, z.ZodMiniType<Statement>> = {
  withdrawal: WithdrawalSchema,
  termination: TerminationSchema,
};

/** The response is the same with and without a matching contract. */
export const StatementReceivedSchema = z.object({
  status: z.literal("accepted"),
  /** A repeated key keeps the time of the first receipt. */
  received_at: z.iso.datetime(),
});
export type StatementReceived = z.infer<typeof StatementReceivedSchema>;

export type StatementText = Partial<Record<"name" | "reference" | "email" | "endsOn", string>>;

/** The statement is being written, checked before confirmation, or received. */
export type StatementStep =
  | { step: "write"; typed: StatementText; issues: ValidationIssue[]; key?: string }
  /** With `key`, a repeated confirmation counts once. */
  | {
      step: "check";
      statement: Statement;
      key: string;
      failure?: "too_many" | "unavailable" | "unexpected";
    }
  | { step: "done"; email: string; receivedAt: string };
