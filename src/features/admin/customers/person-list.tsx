import { Link } from "@tanstack/react-router";
import type { Column } from "#components/ui/data-table.tsx";
import { adminCustomers } from "#content/admin-customers.ts";
import { mayUse } from "#domain/accounts/role.ts";
import type { Person } from "#domain/people/person.schema.ts";
import { operatorDate } from "#domain/time.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks, type CustomerSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import { AdminDay, useCount, usePersonValue } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";

export function PersonList({ search }: { search: CustomerSearch }) {
  const words = useContent(adminCustomers);
  const { role } = useSession();
  const count = useCount();
  const toValue = usePersonValue();
  const columns: Column<Person>[] = [
    {
      label: words.columns.name,
      isBrief: "name",
      render: ({ id, name, company }) => (
        <>
          <Link {...adminLinks.customer(id)} preload={false}>
            {company ?? name}
          </Link>
          {company !== null && <span className={panel.note}> {name}</span>}
        </>
      ),
    },
    {
      label: words.columns.email,
      render: ({ email, addresses }) => (
        <>
          {email} {addresses > 1 && <span className={panel.note}>{words.more(addresses - 1)}</span>}
        </>
      ),
    },
    { label: words.columns.orders, numeric: true, render: ({ bookings }) => count(bookings) },
    {
      label: words.columns.value,
      numeric: true,
      isBrief: true,
      render: ({ values }) => toValue(values),
    },
    {
      label: words.columns.account,
      render: ({ has_account }) => (has_account ? words.hasAccount : words.noAccount),
    },
    {
      label: words.columns.last,
      isBrief: true,
      render: ({ last_booked_at }) => <AdminDay iso={last_booked_at} />,
    },
  ];
  return (
    <AdminList
      link={adminLinks.customers}
      search={search}
      query={adminQueries.people(search)}
      columns={columns}
      field="customer"
      repeats={search.q !== undefined}
      filters={[{ name: "sort", label: words.sort, choices: toChoices(words.sorts) }]}
      words={words.list}
      actions={
        mayUse(role, "exports") && (
          <ExportButton
            name={`customers-${operatorDate(Date.now())}.csv`}
            fetchCsv={(format) => api.admin["people.csv"].$get({ query: { format } })}
            formats
            words={words.exportAll}
          />
        )
      }
    />
  );
}
