import type { ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "#components/ui/confirm-dialog.tsx";
import { admin } from "#content/admin.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

interface ConfirmActionProps<Subject> extends Pick<
  ConfirmDialogProps,
  "words" | "danger" | "onClose"
> {
  subject: Subject | null;
  explain: (subject: Subject) => ReactNode;
  refusals?: Partial<Record<string, string>>;
  missing?: string;
  onConfirm: (subject: Subject) => Promise<void>;
}

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
