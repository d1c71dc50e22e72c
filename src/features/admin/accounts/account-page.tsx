import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { adminAccounts } from "../../../content/admin-accounts.ts";
import { admin } from "../../../content/admin.ts";
import { deviceName } from "../../../domain/accounts/device.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import type { StaffAccountDetail } from "../../../domain/accounts/staff-account.schema.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { AccountActs } from "./account-acts.tsx";
import { AccountState } from "./account-state.tsx";

type OpenSession = StaffAccountDetail["open_sessions"][number];

/** An account: how it stands, its open sessions, and what staff may do with it. */
export function AccountPage({ userId }: { userId: string }) {
  const { detail: words } = useContent(adminAccounts);
  const { problems } = useContent(admin);
  const query = useQuery(adminQueries.account(userId));
  return (
    <AdminPage
      title={query.data?.email ?? words.title}
      back={{ link: adminLinks.accounts(), label: words.back }}
      actions={query.data && <AccountActs account={query.data} />}
    >
      <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
        {(account) => (
          <>
            <AccountFacts account={account} />
            <AccountSessions sessions={account.open_sessions} />
          </>
        )}
      </Loaded>
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
              <span className={panel.actions}>
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
      {sessions.length === 0 ? (
        <p>{words.noSessions}</p>
      ) : (
        <DataTable
          columns={columns}
          items={sessions}
          rowKey={({ id }) => id}
          field="session"
          labelledBy="sessions"
        />
      )}
    </Panel>
  );
}
