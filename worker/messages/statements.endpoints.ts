import { type Context, Hono } from "hono";
import type { StatementKind } from "#domain/statements/statement.ts";
import {
  type Statement,
  type StatementReceived,
  STATEMENT_SCHEMAS,
  StatementReceivedSchema,
} from "#domain/statements/statement.schema.ts";
import { toIso } from "#domain/time.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import {
  getIdempotencyKey,
  IDEMPOTENCY_KEY_HEADER,
  languageHeader,
} from "../platform/http/request.ts";
import { route } from "../api/route.ts";
import { receiveStatement } from "./receive-statement.ts";

const declared = {
  description:
    "The same answer if nothing matches. What was declared is mailed back, with the time.",
  parameters: [languageHeader("The language of the receipt."), IDEMPOTENCY_KEY_HEADER],
  responses: { 202: { description: "The statement is received", schema: StatementReceivedSchema } },
};

export const statements = new Hono<HonoEnv>()
  .post(
    "/withdrawals",
    route({ ...declared, summary: "Withdraw from a contract", json: STATEMENT_SCHEMAS.withdrawal }),
    async (c) => c.json(await receive(c, "withdrawal", c.req.valid("json")), 202),
  )
  .post(
    "/terminations",
    route({ ...declared, summary: "End a membership", json: STATEMENT_SCHEMAS.termination }),
    async (c) => c.json(await receive(c, "termination", c.req.valid("json")), 202),
  );

async function receive(
  c: Context<HonoEnv>,
  kind: StatementKind,
  statement: Statement,
): Promise<StatementReceived> {
  const { ctx } = c.var;
  const key = getIdempotencyKey(c);
  const receivedAt = await repeatByKey(ctx, key, () =>
    receiveStatement(ctx, { kind, statement, key }),
  );
  return { status: "accepted", received_at: toIso(receivedAt) };
}
