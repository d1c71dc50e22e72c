import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { adminRoles } from "#content/admin-roles.ts";
import { type Role, ROLES } from "#domain/accounts/role.ts";
import type { RoleHolder } from "#domain/accounts/role.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";

/** `to` is null to remove the role. */
interface RoleChange {
  holder: RoleHolder;
  to: Role | null;
}

export function RoleHolders({
  holders,
  onChanged,
}: {
  holders: RoleHolder[];
  onChanged: () => void;
}) {
  const words = useContent(adminRoles);
  const { user } = useSession();
  const [change, setChange] = useState<RoleChange | null>(null);
  const columns: Column<RoleHolder>[] = [
    {
      label: words.holders.email,
      render: ({ email, user_id, proved }) => (
        <>
          {email}{" "}
          {user_id === user?.id && <span className={panel.note}>({words.holders.you})</span>}
          {!proved && <Badge tone="warning">{words.holders.unproved}</Badge>}
        </>
      ),
    },
    {
      label: words.holders.role,
      render: ({ role, suspended_at }) => (
        <>
          <Badge>{words.roles[role]}</Badge>{" "}
          {suspended_at && <Badge tone="warning">{words.holders.suspended}</Badge>}
        </>
      ),
    },
    { label: words.holders.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    {
      label: words.holders.action,
      render: (holder) => {
        const { email, role, suspended_at } = holder;
        const others = ROLES.filter((other) => other !== role);
        return (
          <span className="cluster">
            {suspended_at ? (
              <Button
                variant="outline"
                size="s"
                aria-label={words.restore.openFor(email)}
                onClick={() => setChange({ holder, to: role })}
              >
                {words.restore.open}
              </Button>
            ) : (
              others.map((to) => (
                <Button
                  key={to}
                  variant="outline"
                  size="s"
                  aria-label={words.change.openFor(email, words.change.submit[to])}
                  onClick={() => setChange({ holder, to })}
                >
                  {words.change.submit[to]}
                </Button>
              ))
            )}
            <Button
              variant="outline"
              size="s"
              aria-label={words.revoke.openFor(email)}
              onClick={() => setChange({ holder, to: null })}
            >
              {words.revoke.open}
            </Button>
          </span>
        );
      },
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
      <RoleDialog change={change} onClose={() => setChange(null)} onDone={onChanged} />
    </>
  );
}

interface RoleDialogProps {
  change: RoleChange | null;
  onClose: () => void;
  onDone: () => void;
}

function RoleDialog({ change: roleChange, onClose, onDone }: RoleDialogProps) {
  const { change, restore, revoke, refusals } = useContent(adminRoles);
  const { user } = useSession();
  const to = roleChange?.to;
  const email = roleChange?.holder.email ?? "";
  const changed = to && {
    question: change.question[to],
    submit: change.submit[to],
    busy: change.busy,
    explanation: change.explanation[to],
    self: change.self,
    done: change.done[to],
  };
  const again = { ...restore, self: restore.explanation(email) };
  const words = (to === roleChange?.holder.role ? again : changed) || revoke;
  return (
    <ConfirmAction
      subject={roleChange}
      words={words}
      danger={!to}
      explain={({ holder }) =>
        holder.user_id === user?.id ? words.self : words.explanation(email)
      }
      onConfirm={async ({ holder: { role, suspended_at } }) => {
        const from = suspended_at ? undefined : role;
        if (to) await api.admin.roles.$put({ json: { email, role: to, from } });
        else await api.admin.roles.$delete({ json: { email, role } });
        showDone(words.done);
        onDone();
      }}
      refusals={refusals}
      onClose={onClose}
    />
  );
}
