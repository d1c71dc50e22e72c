import { Hono } from "hono";
import { AUDIT_ACTIONS } from "../../../src/domain/audit/audit.ts";
import { AuditListSchema, AuditQuerySchema } from "../../../src/domain/audit/audit.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { queryInput } from "../../middleware/query-input.ts";
import { describe } from "../../openapi/route-docs.ts";
import { listAuditEntries } from "../../services/audit/list-audit.ts";
import { brokenRule, paging } from "./list-docs.ts";

/** Lists the audit log. No endpoint changes or deletes it. */
export const adminAudit = new Hono<SignedInEnv>().get(
  "/admin/audit",
  describe({
    tags: ["Admin"],
    access: "admin",
    summary: "What staff did, and what changed accounts for good, newest first",
    parameters: [...paging, { in: "query", name: "action", schema: { type: "string", enum: [...AUDIT_ACTIONS] } }],
    answers: { 200: { description: "One page", schema: AuditListSchema }, ...brokenRule },
  }),
  queryInput(AuditQuerySchema),
  async (c) => c.json(await listAuditEntries(c.get("settings").DB, c.req.valid("query")), 200),
);
