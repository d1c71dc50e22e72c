import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { useLoaded } from "#components/ui/loaded.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { admin } from "#content/admin.ts";
import { adminRoles } from "#content/admin-roles.ts";
import type { Invitation } from "#domain/accounts/invitation.schema.ts";
import type { Role } from "#domain/accounts/role.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData } from "../layout/admin-page.tsx";
import { ActionButton } from "../ui/action-button.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { RoleHolders } from "./role-holders.tsx";
import { StaffSecurityPanel } from "./staff-security.tsx";

export function RolesPage() {
  const { holders: words, invitations: open } = useContent(adminRoles);
  const { loading, times } = useContent(admin);
  const roles = useQuery(adminQueries.roles());
  const invitations = useQuery(adminQueries.invitations());
  const holders = useLoaded(roles);
  const reload = () => {
    void roles.refetch();
    void invitations.refetch();
  };
  return (
    <div className={panel.column}>
      <Panel id="role-holders" heading={words.heading} busy={roles.isFetching}>
        <AdminData query={roles} lines={3}>
          {(items) => <RoleHolders holders={items} onChanged={reload} />}
        </AdminData>
        <p role="status" className={panel.note}>
          {holders.data ? times : !holders.problem && loading}
        </p>
      </Panel>
      <div className={panel.columns}>
        <div className={panel.column}>
          <Panel id="open-invitations" heading={open.heading} busy={invitations.isFetching}>
            <AdminData query={invitations} lines={2}>
              {(items) => <OpenInvitations invitations={items} onChanged={reload} />}
            </AdminData>
          </Panel>
          <StaffSecurityPanel />
          <StaffDigestPanel />
        </div>
        <Card tone="quiet">
          <InviteForm onInvited={reload} />
        </Card>
      </div>
    </div>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { invite: words, roles, refusals } = useContent(adminRoles);
  const form = useAdminForm({
    refusals,
    field: ({ code }) => (code in refusals ? "email" : undefined),
    submit: async ({ email: typed = "", role }) => {
      await api.admin.invitations.$post({
        json: { email: typed, role: role as Role },
      });
      showDone(words.done);
      form.reset();
      onInvited();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <TextField
        type="email"
        name="email"
        label={words.email}
        hint={words.hint}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField name="role" label={words.role} defaultValue="agent">
        <option value="agent">{roles.agent}</option>
        <option value="accountant">{roles.accountant}</option>
        <option value="admin">{roles.admin}</option>
      </SelectField>
      <SubmitButton words={words} />
    </Form>
  );
}

interface OpenInvitationsProps {
  invitations: Invitation[];
  onChanged: () => void;
}

function OpenInvitations({ invitations, onChanged }: OpenInvitationsProps) {
  const { invitations: words, roles, withdraw } = useContent(adminRoles);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
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
          onClick={() => setRevoked(invitation)}
        >
          {withdraw.open}
        </Button>
      ),
    },
  ];
  return (
    <>
      {invitations.length > 0 && (
        <DataTable
          columns={columns}
          items={invitations}
          field="invitation"
          labelledBy="open-invitations"
        />
      )}
      <p role="status" className={panel.note}>
        {invitations.length > 0 ? words.shown(invitations.length) : words.none}
      </p>
      <ConfirmAction
        subject={revoked}
        words={withdraw}
        danger
        explain={({ email }) => withdraw.explanation(email)}
        missing={withdraw.gone}
        onConfirm={async ({ id }) => {
          await api.admin.invitations[":invitationId"].$delete({ param: { invitationId: id } });
          showDone(withdraw.done);
        }}
        onClose={() => {
          setRevoked(null);
          // Also after a refusal, because the invitation may have been accepted, replaced or revoked.
          onChanged();
        }}
      />
    </>
  );
}

function StaffDigestPanel() {
  const { digest: words } = useContent(adminRoles);
  const query = useQuery(adminQueries.digest());
  return (
    <Panel id="staff-digest" heading={words.heading} busy={query.isFetching}>
      <p className={panel.note}>{words.lead}</p>
      <AdminData query={query} lines={2}>
        {({ enabled }) => <DigestSwitch enabled={enabled} onChanged={() => void query.refetch()} />}
      </AdminData>
    </Panel>
  );
}

function DigestSwitch({ enabled, onChanged }: { enabled: boolean; onChanged: () => void }) {
  const { digest: words } = useContent(adminRoles);
  const change = async () => {
    await api.admin.digest.$put({ json: { enabled: !enabled } });
    showDone(enabled ? words.off : words.on);
    onChanged();
  };
  return (
    <>
      <p data-field="digest">{enabled ? words.isOn : words.isOff}</p>
      <ActionButton act={change} busyLabel={words.busy}>
        {enabled ? words.switchOff : words.switchOn}
      </ActionButton>
    </>
  );
}
