import { periodEndsAt } from "../legal-period.ts";
import { TERMS } from "../site/terms.ts";

/** Declarations that need no account: withdraw from a contract, or end a membership. */
export const STATEMENT_KINDS = ["withdrawal", "termination"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Without language prefix. */
export const STATEMENT_PATHS = {
  withdrawal: "/withdraw",
  termination: "/cancel-membership",
} as const satisfies Record<StatementKind, string>;

export function readStatementKind(pathname: string): StatementKind | undefined {
  return STATEMENT_KINDS.find((kind) => STATEMENT_PATHS[kind] === pathname);
}

export function isStatement(kind: string): kind is StatementKind {
  return (STATEMENT_KINDS as readonly string[]).includes(kind);
}

/** Both in epoch ms (Directive 2011/83/EU, article 13). */
export const refundDueAt = (receivedAt: number): number =>
  periodEndsAt(receivedAt, TERMS.refundDays);
