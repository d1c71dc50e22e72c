import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { adminRoles } from "../../../content/admin-roles.ts";
import type { RoleHolder } from "../../../domain/accounts/role.schema.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { StaffTime } from "../staff-time.tsx";
import { RevokeRoleDialog } from "./revoke-role-dialog.tsx";
import styles from "./roles.module.css";

/** The people who have a role, each with a button that takes it away. */
export function RoleHolders({ holders, onChanged }: { holders: RoleHolder[]; onChanged: () => void }) {
  const words = useContent(adminRoles);
  const { user } = useSession();
  const [asked, setAsked] = useState<RoleHolder | null>(null);
  const columns: Column<RoleHolder>[] = [
    {
      label: words.holders.email,
      render: ({ email, user_id }) => (
        <>
          {email} {user_id === user?.id && <span className={styles.you}>({words.holders.you})</span>}
        </>
      ),
    },
    { label: words.holders.role, render: ({ role }) => words.roles[role] },
    { label: words.holders.since, render: ({ created_at }) => <StaffTime iso={created_at} /> },
    {
      label: words.holders.act,
      render: (holder) => (
        <Button variant="outline" className={styles.open} aria-label={words.revoke.openFor(holder.email)} onClick={() => setAsked(holder)}>
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
