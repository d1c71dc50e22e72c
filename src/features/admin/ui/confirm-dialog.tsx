import * as ui from "../../../components/ui/confirm-dialog.tsx";
import { admin } from "../../../content/admin.ts";
import type { FailureMessages } from "../../../lib/use-action.ts";
import { useContent } from "../../../lib/site-context.tsx";

interface ConfirmDialogProps extends Omit<ui.ConfirmDialogProps, "failure"> {
  /** The text of a refusal that only this action knows. */
  explain?: FailureMessages["explain"];
}

/** Asks before an action of staff, and says in the words of the admin pages when it fails. */
export function ConfirmDialog({ explain, ...dialog }: ConfirmDialogProps) {
  const { failure } = useContent(admin);
  return <ui.ConfirmDialog {...dialog} failure={{ ...failure, explain }} />;
}
