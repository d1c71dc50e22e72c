import { ConfirmDialog } from "../../components/ui/confirm-dialog.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { findAuthenticators, removeAuthenticator } from "../../lib/session/second-factor.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { showToast } from "../../lib/api/toast.ts";
import { useFactorFailure } from "./use-account.ts";

/** Asks before the second factor is removed. */
export function RemoveFactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { remove: words } = useContent(secondFactor);
  const failure = useFactorFailure();
  const { user } = useSession();
  const remove = async () => {
    for (const { id } of findAuthenticators(user)) await removeAuthenticator(id);
    showToast({ ...words.done, tone: "success" });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      words={words}
      failure={failure}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </ConfirmDialog>
  );
}

interface RenewCodesDialogProps {
  isOpen: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before new recovery codes void the old ones. */
export function RenewCodesDialog({ isOpen, onConfirm, onClose }: RenewCodesDialogProps) {
  const { codes } = useContent(secondFactor);
  const failure = useFactorFailure();
  const words = { question: codes.renewQuestion, submit: codes.renew, busy: codes.making };
  return (
    <ConfirmDialog
      open={isOpen}
      words={words}
      failure={failure}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{codes.renewLead}</p>
    </ConfirmDialog>
  );
}
