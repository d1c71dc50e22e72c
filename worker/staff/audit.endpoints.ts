import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { AuditListSchema, AuditQuerySchema } from "#domain/audit/audit.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { listAuditEntries } from "./list-audit.ts";

/** No endpoint changes or deletes the audit log. */
export const adminAudit = new Hono<HonoEnv>().get(
  "/admin/audit",
  route({
    access: STAFF_PARTS.audit,
    summary: "What staff did, and what changed accounts for good, newest first",
    query: AuditQuerySchema,
    responses: { 200: { description: "One page", schema: AuditListSchema } },
  }),
  async (c) => c.json(await listAuditEntries(c.var.ctx, c.req.valid("query"))),
);
