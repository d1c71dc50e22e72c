/** Noun and verb of every action that the audit log records (docs/product.md, "Audit log"). */
export const AUDIT_ACTIONS = [
  "role.granted",
  "role.revoked",
  "invitation.sent",
  "invitation.revoked",
  "order.status_changed",
  "orders.exported",
  "customer.exported",
  "customer.anonymized",
  "message.replied",
  "message.status_changed",
  "mail.retried",
  "mail.discarded",
  "site_config.revoked",
  "retention.ran",
  "account.deleted",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
