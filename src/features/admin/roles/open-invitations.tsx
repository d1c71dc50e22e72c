import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import type { Invitation } from "../../../domain/accounts/invitation.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";

interface OpenInvitationsProps {
  invitations: Invitation[];
  onChanged: () => void;
}

/** The invitations that can be accepted, each with a button that revokes it. */
export function OpenInvitations({ invitations, onChanged }: OpenInvitationsProps) {
  const { invitations: words, roles, withdraw } = useContent(adminRoles);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const columns: Column<Invitation>[] = [
    { label: words.email, render: ({ email }) => email },
    { label: words.role, render: ({ role }) => <Badge>{roles[role]}</Badge> },
    { label: words.by, render: ({ invited_by }) => invited_by },
    { label: words.until, render: ({ expires_at }) => <AdminTime iso={expires_at} /> },
    {
      label: words.action,
      render: (invitation) => (
        <Button
          variant="outline"
          size="s"
          aria-label={withdraw.openFor(invitation.email)}
          onClick={() => setAsked(invitation)}
        >
          {withdraw.open}
        </Button>
      ),
    },
  ];
  const revoke = async () => {
    if (!asked) return;
    await api.admin.invitations[":invitationId"].$delete({ param: { invitationId: asked.id } });
    showToast({ ...withdraw.done(asked.email), tone: "success" });
    onChanged();
  };
  return (
    <>
      {invitations.length > 0 && (
        <DataTable
          columns={columns}
          items={invitations}
          rowKey={({ id }) => id}
          field="invitation"
          labelledBy="open-invitations"
        />
      )}
      <p role="status" className={panel.note}>
        {invitations.length > 0 ? words.shown(invitations.length) : words.none}
      </p>
      <ConfirmAction
        open={asked !== null}
        words={withdraw}
        danger
        onConfirm={revoke}
        explain={({ status }) => (status === 404 ? withdraw.gone : undefined)}
        onClose={() => setAsked(null)}
      >
        {asked && <p>{withdraw.explanation(asked.email)}</p>}
      </ConfirmAction>
    </>
  );
}
