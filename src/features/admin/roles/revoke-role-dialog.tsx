import { useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { revokeAdmin } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import panel from "../ui/panel.module.css";

interface RevokeRoleDialogProps {
  /** The person whose role is to be revoked; null while the dialog is closed. */
  holder: RoleHolder | null;
  isSelf: boolean;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before a role is revoked. A refusal is shown in the dialog, which would cover a toast. */
export function RevokeRoleDialog({ holder, isSelf, onClose, onRevoked }: RevokeRoleDialogProps) {
  const { revoke: words, refusals } = useContent(adminRoles);
  const { act } = useContent(admin);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, run } = useAdminAction();
  const close = () => {
    setRefused(null);
    onClose();
  };
  const confirm = async ({ email }: RoleHolder) => {
    setRefused(null);
    const revoked = await run(
      "revoke",
      async () => void (await revokeAdmin(email)),
      ({ code }) => {
        const text = refusals[code];
        setRefused(text ?? act.failedMore);
        return text;
      },
    );
    if (!revoked) return;
    showToast({ ...words.done(email), tone: "success" });
    close();
    onRevoked();
  };
  return (
    <Dialog open={holder !== null} title={words.question} closeLabel={act.close} onClose={close}>
      {holder && (
        <div className={panel.panel}>
          <p>{words.explanation(holder.email)}</p>
          {isSelf && <p>{words.self}</p>}
          {refused && (
            <Notice role="alert" tone="error">
              {refused}
            </Notice>
          )}
          <DialogActions words={words} busy={busy !== null} danger onConfirm={() => void confirm(holder)} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
