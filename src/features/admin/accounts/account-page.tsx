import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import Ban from "lucide-react/icons/ban";
import KeyRound from "lucide-react/icons/key-round";
import LogOut from "lucide-react/icons/log-out";
import UserCheck from "lucide-react/icons/user-check";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { admin } from "#content/admin.ts";
import { adminAccounts } from "#content/admin-accounts.ts";
import { deviceName } from "#domain/accounts/device.ts";
import { mayUse } from "#domain/accounts/role.ts";
import type { AccountAct, StaffAccountDetail } from "#domain/accounts/staff-account.schema.ts";
import { ACCOUNT_REASONS, type AccountReason } from "#domain/accounts/user.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { AccountState } from "./account-state.tsx";

type OpenSession = StaffAccountDetail["open_sessions"][number];

export function AccountPage({ userId }: { userId: string }) {
  const { detail: words } = useContent(adminAccounts);
  const query = useQuery(adminQueries.account(userId));
  return (
    <AdminPage
      title={query.data?.email ?? words.title}
      back={{ link: adminLinks.accounts(), label: words.back }}
      actions={query.data && <AccountActs account={query.data} />}
    >
      <AdminData query={query}>
        {(account) => (
          <>
            <AccountFacts account={account} />
            <AccountSessions sessions={account.open_sessions} />
          </>
        )}
      </AdminData>
    </AdminPage>
  );
}

function AccountFacts({ account }: { account: StaffAccountDetail }) {
  const { detail: words, roles } = useContent(adminAccounts);
  const { times } = useContent(admin);
  const { role } = useSession();
  const providers = account.providers
    .map((name) => (name === "email" ? words.email : name))
    .join(", ");
  return (
    <Panel id="account-facts" heading={words.facts}>
      <DescriptionList
        facts={[
          { label: words.name, value: account.name },
          {
            label: words.state,
            value: (
              <span className="cluster">
                <AccountState account={account} />
              </span>
            ),
          },
          { label: words.role, value: account.role && roles[account.role] },
          { label: words.secondFactor, value: account.second_factor ? words.on : words.off },
          { label: words.providers, value: providers },
          {
            label: words.last,
            value: account.last_sign_in_at && <AdminTime iso={account.last_sign_in_at} />,
          },
          { label: words.since, value: <AdminTime iso={account.created_at} /> },
          {
            label: words.person,
            value: <Link {...adminLinks.customer(account.id)}>{words.personLink}</Link>,
          },
        ]}
      />
      {account.role && account.second_factor && mayUse(role, "roles") && (
        <p className={panel.note}>
          {words.factorNote} <Link {...adminLinks.roles()}>{words.rolesLink}</Link>
        </p>
      )}
      <p className={panel.note}>{times}</p>
    </Panel>
  );
}

function AccountSessions({ sessions }: { sessions: OpenSession[] }) {
  const { detail: words } = useContent(adminAccounts);
  const columns: Column<OpenSession>[] = [
    {
      label: words.device,
      render: ({ user_agent }) => deviceName(user_agent) || words.unknownDevice,
    },
    { label: words.opened, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    { label: words.used, render: ({ last_used_at }) => <AdminTime iso={last_used_at} /> },
  ];
  return (
    <Panel id="sessions" heading={words.sessions}>
      <DataTable
        columns={columns}
        items={sessions}
        field="session"
        labelledBy="sessions"
        empty={words.noSessions}
      />
    </Panel>
  );
}

type ActName = "recovery" | "end-sessions" | "block" | "unblock";

const ICONS: Record<ActName, LucideIcon> = {
  recovery: KeyRound,
  "end-sessions": LogOut,
  block: Ban,
  unblock: UserCheck,
};

const FIRST_REASON: Record<ActName, AccountReason> = {
  recovery: "requested",
  "end-sessions": "stolen",
  block: "abuse",
  unblock: "mistake",
};

function AccountActs({ account }: { account: StaffAccountDetail }) {
  const { acts } = useContent(adminAccounts);
  const { role, user } = useSession();
  const [asked, setAsked] = useState<ActName | null>(null);
  if (account.id === user?.id) return null;
  const isBlocked = account.blocked_until !== null;
  const offered: ActName[] = [
    ...(isBlocked ? [] : (["recovery"] as const)),
    ...(!mayUse(role, "blocking")
      ? []
      : isBlocked
        ? (["unblock"] as const)
        : (["end-sessions", "block"] as const)),
  ];
  return (
    <div className="cluster">
      {offered.map((name) => {
        const Icon = ICONS[name];
        return (
          <Button key={name} variant="outline" onClick={() => setAsked(name)}>
            <Icon size={18} aria-hidden /> {acts[name].open}
          </Button>
        );
      })}
      <ActDialog key={asked} name={asked} account={account} onClose={() => setAsked(null)} />
    </div>
  );
}

interface ActDialogProps {
  name: ActName | null;
  account: StaffAccountDetail;
  onClose: () => void;
}

function ActDialog({ name, account: { id, email }, onClose }: ActDialogProps) {
  const words = useContent(adminAccounts);
  const queries = useQueryClient();
  const act = name && words.acts[name];
  const form = useAdminForm<AccountAct>({
    toast: false,
    schema: async () => (await import("#domain/accounts/staff-account.schema.ts")).AccountActSchema,
    refusals: words.refusals,
    submit: async (json) => {
      if (!name || !act) return;
      const call = { param: { userId: id }, json };
      const { queryKey } = adminQueries.account(id);
      if (name === "recovery") await api.admin.accounts[":userId"].recovery.$post(call);
      else queries.setQueryData(queryKey, await api.admin.accounts[":userId"][name].$post(call));
      void queries.invalidateQueries({ queryKey: ["accounts"] });
      showDone(act.done);
      onClose();
    },
  });
  return (
    <Dialog open={act !== null} title={act?.question ?? ""} onClose={onClose}>
      {name && act && (
        <Form form={form} className={panel.panel}>
          <p>{act.explanation(email)}</p>
          <SelectField
            name="reason"
            label={words.reason}
            hint={words.reasonNote}
            defaultValue={FIRST_REASON[name]}
          >
            {ACCOUNT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <ErrorNotice error={form.error} />
          <DialogActions words={act} busy={form.busy} danger={name === "block"} onClose={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
