import { Badge } from "../../../components/ui/badge.tsx";
import { adminMails } from "../../../content/admin-mails.ts";
import type { MailStatus as Status } from "../../../domain/mail/mail.ts";
import { useContent } from "../../../lib/visitor.tsx";

const TONES = { waiting: "warning", failed: "danger", sent: "success", discarded: "neutral" } as const;

/** Where a mail stands that did not leave at once. */
export function MailStatus({ status }: { status: Status }) {
  const { statuses } = useContent(adminMails);
  return (
    <Badge tone={TONES[status]} data-status={status}>
      {statuses[status]}
    </Badge>
  );
}
