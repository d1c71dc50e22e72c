import { Hono } from "hono";
import { MAX_PAGE_SIZE, PAGE_SIZE } from "../../../src/domain/admin.ts";
import { AUDIT_ACTIONS, AuditListSchema, AuditQuerySchema } from "../../../src/domain/audit.ts";
import type { SignedInEnv } from "../../app-env.ts";
import { queryInput } from "../../middleware/query-input.ts";
import { describe } from "../../openapi/route-docs.ts";
import { listAuditEntries } from "../../services/admin/audit.ts";

/** Who did what, and when. Nothing changes or deletes it here. */
export const adminAudit = new Hono<SignedInEnv>().get(
  "/admin/audit",
  describe({
    tags: ["Admin"],
    access: "admin",
    summary: "What staff did, and what changed accounts for good, newest first",
    parameters: [
      { in: "query", name: "cursor", description: "`next_cursor` of the page before", schema: { type: "string" } },
      { in: "query", name: "limit", schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE } },
      { in: "query", name: "action", schema: { type: "string", enum: [...AUDIT_ACTIONS] } },
    ],
    answers: { 200: { description: "One page", schema: AuditListSchema }, 422: { description: "A rule is broken" } },
  }),
  queryInput(AuditQuerySchema),
  async (c) => c.json(await listAuditEntries(c.get("settings").DB, c.req.valid("query")), 200),
);
