import { Link } from "@tanstack/react-router";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { SORTS } from "../../../domain/paging.ts";
import type { Customer } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { StaffList } from "../list/staff-list.tsx";
import { StaffTime } from "../staff-time.tsx";
import { contactOf } from "./contact-of.ts";
import { type CustomerSearch, fetchCustomerPage } from "./customer-calls.ts";

/** Everyone who booked: searched, sorted, page after page. */
export function CustomerList({ search }: { search: CustomerSearch }) {
  const words = useContent(adminCustomers);
  const columns: Column<Customer>[] = [
    {
      label: words.columns.name,
      render: ({ id, company_name }) => (
        <Link to="/admin/customers/$customerId" params={{ customerId: id }} preload={false}>
          {company_name}
        </Link>
      ),
    },
    { label: words.columns.person, render: (customer) => contactOf(customer) ?? "—" },
    { label: words.columns.email, render: ({ email }) => email },
    { label: words.columns.since, render: ({ created_at }) => <StaffTime iso={created_at} /> },
  ];
  return (
    <StaffList
      path="/admin/customers"
      search={search}
      fetchPage={fetchCustomerPage}
      columns={columns}
      rowKey={({ id }) => id}
      field="customer"
      filters={[{ name: "sort", label: words.sort, choices: SORTS.map((value) => ({ value, label: words.sorts[value] })) }]}
      words={words.list}
    />
  );
}
