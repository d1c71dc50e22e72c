import * as z from "zod/mini";
import { ListQuerySchema, pageSchema } from "../paging.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { AUDIT_ACTIONS } from "./audit.ts";

const AuditEntrySchema = z.object({
  id: z.string(),
  /** Null for the product itself and for its owner at the command line. */
  actor_id: z.nullable(z.string()),
  /** Null also once the account is deleted. */
  actor_email: z.nullable(z.string()),
  action: z.string(),
  subject_id: z.string(),
  /** Address of a user or sender, or an order's number; null when deleted or nameless. */
  subject_name: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

export const AuditListSchema = pageSchema(AuditEntrySchema);

export const AuditQuerySchema = z.extend(ListQuerySchema, {
  action: z.optional(z.enum(AUDIT_ACTIONS, M.actionUnknown)),
});
export type AuditQuery = z.infer<typeof AuditQuerySchema>;
