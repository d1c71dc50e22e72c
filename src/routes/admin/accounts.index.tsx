import { createFileRoute } from "@tanstack/react-router";
import { adminAccounts } from "#content/admin-accounts.ts";
import { AccountList } from "#features/admin/accounts/account-list.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseAccountSearch } from "#features/admin/list/list-search.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/accounts/")({
  validateSearch: parseAccountSearch,
  component: Accounts,
});

function Accounts() {
  const words = useContent(adminAccounts);
  return (
    <AdminPage title={words.title}>
      <AccountList search={Route.useSearch()} />
    </AdminPage>
  );
}
