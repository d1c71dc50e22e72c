import { TERMS } from "../site/terms.ts";
import { DAY_MS } from "../time.ts";

/** What someone can declare about a contract without an account: to withdraw from it, or to end a membership. */
export const STATEMENT_KINDS = ["withdrawal", "termination"] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The page of each, without language prefix. */
export const STATEMENT_PATHS = {
  withdrawal: "/withdraw",
  termination: "/cancel-membership",
} as const satisfies Record<StatementKind, string>;

/** The kind of statement that a path (without prefix) takes; undefined for any other page. */
export function readStatementKind(pathname: string): StatementKind | undefined {
  return STATEMENT_KINDS.find((kind) => STATEMENT_PATHS[kind] === pathname);
}

/** True for a kind of message that is a statement. */
export function isStatement(kind: string): kind is StatementKind {
  return (STATEMENT_KINDS as readonly string[]).includes(kind);
}

/** When a withdrawal's refund must have been made, for one received at `receivedAt` (both epoch ms; Directive 2011/83/EU, article 13). */
export function refundDueAt(receivedAt: number): number {
  return receivedAt + TERMS.refundDays * DAY_MS;
}
