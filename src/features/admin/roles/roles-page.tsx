import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import { admin } from "../../../content/admin.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { fetchRoleHolders } from "../data/admin-api.ts";
import { useAdminData } from "../data/use-admin-data.ts";
import { AdminTime } from "../ui/formats.tsx";
import { LoadProblem } from "../ui/load-problem.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { GrantRoleForm } from "./grant-role-form.tsx";
import { RevokeRoleDialog } from "./revoke-role-dialog.tsx";

/** Lists the admins, makes new ones and revokes the role. */
export function RolesPage() {
  const { holders: words } = useContent(adminRoles);
  const { loading } = useContent(admin);
  const { data: holders, busy, problem, reload } = useAdminData("roles", fetchRoleHolders);
  return (
    <div className={panel.columns}>
      <Panel id="role-holders" heading={words.heading} busy={busy}>
        {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
        {holders === null && !problem && <Skeleton lines={3} />}
        {holders !== null && <RoleHolders holders={holders} onChanged={reload} />}
        <p role="status" className={panel.note}>
          {holders ? words.shown(holders.length) : busy ? loading : ""}
        </p>
      </Panel>
      <Card tone="quiet">
        <GrantRoleForm holders={holders ?? []} onGranted={reload} />
      </Card>
    </div>
  );
}

/** The people who have a role, each with a button that revokes it. */
function RoleHolders({ holders, onChanged }: { holders: RoleHolder[]; onChanged: () => void }) {
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
      label: words.holders.act,
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
