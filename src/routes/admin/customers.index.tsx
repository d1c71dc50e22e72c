import { createFileRoute } from "@tanstack/react-router";
import { adminCustomers } from "#content/admin-customers.ts";
import { PersonList } from "#features/admin/customers/person-list.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseCustomerSearch } from "#features/admin/list/list-search.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/customers/")({
  validateSearch: parseCustomerSearch,
  component: Customers,
});

function Customers() {
  const words = useContent(adminCustomers);
  return (
    <AdminPage title={words.title}>
      <PersonList search={Route.useSearch()} />
    </AdminPage>
  );
}
