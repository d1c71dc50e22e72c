import { ConfirmDialog, type ConfirmDialogProps } from "../../../components/ui/confirm-dialog.tsx";
import { admin } from "../../../content/admin.ts";
import type { FailureMessages } from "../../../lib/api/use-action.ts";
import { useContent } from "../../../lib/page/site-context.tsx";

interface ConfirmActionProps extends Omit<ConfirmDialogProps, "failure"> {
  /** The text of a refusal that only this action knows. */
  explain?: FailureMessages["explain"];
}

/** Asks before an action of staff, and says in the words of the admin pages when it fails. */
export function ConfirmAction({ explain, ...dialog }: ConfirmActionProps) {
  const { failure } = useContent(admin);
  return <ConfirmDialog {...dialog} failure={{ ...failure, explain }} />;
}
