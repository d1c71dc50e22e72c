import { Link } from "@tanstack/react-router";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { contactPerson } from "../../../domain/orders/booking.ts";
import type { Customer } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminLinks, type CustomerSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { parseCustomerSearch } from "../list/list-search.ts";
import { AdminTime } from "../ui/formats.tsx";

/** The paged list of customers, with search and sort. */
export function CustomerList({ search }: { search: CustomerSearch }) {
  const words = useContent(adminCustomers);
  const columns: Column<Customer>[] = [
    {
      label: words.columns.name,
      render: ({ id, company_name }) => (
        <Link {...adminLinks.customer(id)} preload={false}>
          {company_name}
        </Link>
      ),
    },
    { label: words.columns.person, render: (customer) => contactPerson(customer) ?? "—" },
    { label: words.columns.email, render: ({ email }) => email },
    { label: words.columns.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <AdminList
      link={(asked) => adminLinks.customers(parseCustomerSearch(asked))}
      search={search}
      query={adminQueries.customers(search)}
      columns={columns}
      rowKey={({ id }) => id}
      field="customer"
      filters={[{ name: "sort", label: words.sort, choices: toChoices(words.sorts) }]}
      words={words.list}
    />
  );
}
