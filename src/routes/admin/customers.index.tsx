import { createFileRoute } from "@tanstack/react-router";
import { adminCustomers } from "../../content/admin-customers.ts";
import type { CustomerSearch } from "../../features/admin/customers/customer-calls.ts";
import { CustomerList } from "../../features/admin/customers/customer-list.tsx";
import { listSearch } from "../../features/admin/list/list-search.ts";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/customers/")({
  validateSearch: listSearch<CustomerSearch>("q", "sort", "cursor"),
  component: Customers,
});

function Customers() {
  const words = useContent(adminCustomers);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <CustomerList search={Route.useSearch()} />
    </StaffPage>
  );
}
