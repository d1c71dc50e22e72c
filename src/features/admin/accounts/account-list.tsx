import { Link } from "@tanstack/react-router";
import type { Column } from "#components/ui/data-table.tsx";
import { adminAccounts } from "#content/admin-accounts.ts";
import type { StaffAccount } from "#domain/accounts/staff-account.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { type AccountSearch, adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { AdminTime, useCount } from "../ui/formats.tsx";
import { AccountState } from "./account-state.tsx";

export function AccountList({ search }: { search: AccountSearch }) {
  const words = useContent(adminAccounts);
  const count = useCount();
  const columns: Column<StaffAccount>[] = [
    {
      label: words.columns.email,
      render: ({ id, email }) => (
        <Link {...adminLinks.account(id)} preload={false}>
          {email}
        </Link>
      ),
    },
    { label: words.columns.name, render: ({ name }) => name ?? "—" },
    {
      label: words.columns.state,
      render: (account) => (
        <span className="cluster">
          <AccountState account={account} />
        </span>
      ),
    },
    { label: words.columns.sessions, render: ({ sessions }) => count(sessions) },
    {
      label: words.columns.last,
      render: ({ last_sign_in_at }) =>
        last_sign_in_at === null ? words.never : <AdminTime iso={last_sign_in_at} />,
    },
    { label: words.columns.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <AdminList
      link={adminLinks.accounts}
      search={search}
      query={adminQueries.accounts(search)}
      columns={columns}
      field="account"
      words={words.list}
    />
  );
}
