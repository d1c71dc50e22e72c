import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { Loaded, useLoaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { showToast } from "../../../lib/toast.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { GrantRoleForm } from "./grant-role-form.tsx";

/** Lists the admins, makes new ones and revokes the role. */
export function RolesPage() {
  const { holders: words } = useContent(adminRoles);
  const { loading, problems, times } = useContent(admin);
  const query = useQuery(adminQueries.roles());
  const { data: holders, problem } = useLoaded(query);
  const reload = () => void query.refetch();
  return (
    <div className={panel.columns}>
      <Panel id="role-holders" heading={words.heading} busy={query.isFetching}>
        <Loaded query={query} messages={problems} loading={<Skeleton lines={3} />}>
          {(shown) => <RoleHolders holders={shown} onChanged={reload} />}
        </Loaded>
        <p role="status" className={panel.note}>
          {holders ? `${words.shown(holders.length)} ${times}` : !problem && loading}
        </p>
      </Panel>
      <Card tone="quiet">
        <GrantRoleForm holders={holders ?? []} onGranted={reload} />
      </Card>
    </div>
  );
}

interface RoleHoldersProps {
  holders: RoleHolder[];
  onChanged: () => void;
}

/** The people who have a role, each with a button that revokes it. */
function RoleHolders({ holders, onChanged }: RoleHoldersProps) {
  const words = useContent(adminRoles);
  const { user } = useSession();
  const [asked, setAsked] = useState<RoleHolder | null>(null);
  const columns: Column<RoleHolder>[] = [
    {
      label: words.holders.email,
      render: ({ email, user_id }) => (
        <>
          {email} {user_id === user?.id && <span className={panel.note}>({words.holders.you})</span>}
        </>
      ),
    },
    { label: words.holders.role, render: ({ role }) => words.roles[role] },
    { label: words.holders.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    {
      label: words.holders.action,
      render: (holder) => (
        <Button variant="outline" size="s" aria-label={words.revoke.openFor(holder.email)} onClick={() => setAsked(holder)}>
          {words.revoke.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        columns={columns}
        items={holders}
        rowKey={({ user_id, role }) => `${user_id} ${role}`}
        field="role-holder"
        labelledBy="role-holders"
      />
      <RevokeRoleDialog holder={asked} isSelf={asked?.user_id === user?.id} onClose={() => setAsked(null)} onRevoked={onChanged} />
    </>
  );
}

interface RevokeRoleDialogProps {
  /** The person whose role is to be revoked; null while the dialog is closed. */
  holder: RoleHolder | null;
  isSelf: boolean;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before a role is revoked. */
function RevokeRoleDialog({ holder, isSelf, onClose, onRevoked }: RevokeRoleDialogProps) {
  const { revoke: words, refusals } = useContent(adminRoles);
  const revoke = async () => {
    if (!holder) return;
    await api.admin.roles.$delete({ json: { email: holder.email, role: holder.role } });
    showToast({ ...words.done(holder.email), tone: "success" });
    onRevoked();
  };
  return (
    <ConfirmDialog open={holder !== null} words={words} danger onConfirm={revoke} explain={({ code }) => refusals[code]} onClose={onClose}>
      {holder && <p>{words.explanation(holder.email)}</p>}
      {isSelf && <p>{words.self}</p>}
    </ConfirmDialog>
  );
}
