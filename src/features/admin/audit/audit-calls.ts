import type { Listed } from "../../../domain/admin.ts";
import type { AuditAction, AuditEntry } from "../../../domain/audit.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the list of the audit trail can be asked for. */
export type AuditSearch = { cursor?: string; action?: AuditAction };

/** One page of the audit trail, the newest first. Throws an ApiError. */
export function fetchAuditEntries({ cursor, action }: AuditSearch): Promise<Listed<AuditEntry>> {
  return staffCall((api) => unwrap(api.api.admin.audit.$get({ query: { cursor, action } })));
}
