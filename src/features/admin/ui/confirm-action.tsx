import type { ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../../../components/ui/confirm-dialog.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/page/site-context.tsx";

interface ConfirmActionProps<Subject> extends Pick<
  ConfirmDialogProps,
  "words" | "danger" | "onClose"
> {
  /** Null while the dialog is closed. */
  subject: Subject | null;
  explain: (subject: Subject) => ReactNode;
  /** Texts of refusals by their codes. */
  refusals?: Partial<Record<string, string>>;
  /** The text of a 404. */
  missing?: string;
  onConfirm: (subject: Subject) => Promise<void>;
}

/** Asks before an action of staff, and says in the words of the staff area why it failed. */
export function ConfirmAction<Subject>({
  subject,
  explain,
  refusals,
  missing,
  onConfirm,
  ...dialog
}: ConfirmActionProps<Subject>) {
  const { failure } = useContent(admin);
  return (
    <ConfirmDialog
      {...dialog}
      open={subject !== null}
      failure={{
        ...failure,
        explain: ({ code, status }) => (status === 404 ? missing : undefined) ?? refusals?.[code],
      }}
      onConfirm={async () => {
        if (subject !== null) await onConfirm(subject);
      }}
    >
      {subject !== null && <p>{explain(subject)}</p>}
    </ConfirmDialog>
  );
}
