import type { Listed } from "../../../domain/admin.ts";
import type { AuditAction, AuditEntry } from "../../../domain/audit.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** The query of the audit log's list. */
export type AuditSearch = { cursor?: string; action?: AuditAction };

/** Fetches one page of the audit log, newest first. Throws ApiError. */
export function fetchAuditEntries({ cursor, action }: AuditSearch): Promise<Listed<AuditEntry>> {
  return staffCall((api) => unwrap(api.api.admin.audit.$get({ query: { cursor, action } })));
}
