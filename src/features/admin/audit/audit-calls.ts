import type { Page } from "../../../domain/paging.ts";
import type { AuditAction } from "../../../domain/audit/audit.ts";
import type { AuditEntry } from "../../../domain/audit/audit.schema.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** The query of the audit log's list. */
export type AuditSearch = { cursor?: string; action?: AuditAction };

/** Fetches one page of the audit log, newest first. Throws ApiError. */
export function fetchAuditEntries({ cursor, action }: AuditSearch): Promise<Page<AuditEntry>> {
  return staffCall((api) => unwrap(api.api.admin.audit.$get({ query: { cursor, action } })));
}
