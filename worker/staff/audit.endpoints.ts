import { Hono } from "hono";
import { auditCsvWords } from "#content/csv.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  AuditExportQuerySchema,
  AuditListSchema,
  AuditQuerySchema,
} from "#domain/audit/audit.schema.ts";
import { operatorDate } from "#domain/time.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { CSV_RESPONSE, respondCsv } from "../api/csv-response.ts";
import { route } from "../api/route.ts";
import { exportAudit } from "./audit-export.ts";
import { listAuditEntries } from "./list-audit.ts";

/** No endpoint changes or deletes the audit log. */
export const adminAudit = new Hono<HonoEnv>()
  .get(
    "/admin/audit",
    route({
      access: STAFF_PARTS.audit,
      summary: "What staff did, and what changed accounts for good, newest first",
      query: AuditQuerySchema,
      responses: { 200: { description: "One page", schema: AuditListSchema } },
    }),
    async (c) => c.json(await listAuditEntries(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/audit.csv",
    route({
      access: STAFF_PARTS.audit,
      summary: "All entries of a filter as CSV, newest first; recorded in the audit log",
      query: AuditExportQuerySchema,
      responses: CSV_RESPONSE,
    }),
    async (c) => {
      const { ctx } = c.var;
      const query = c.req.valid("query");
      const csv = await exportAudit(ctx, query, auditCsvWords[query.format]);
      return respondCsv(c, `audit-${operatorDate(ctx.now)}`, csv);
    },
  );
