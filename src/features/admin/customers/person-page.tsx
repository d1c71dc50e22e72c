import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { MoreButton } from "#components/ui/more-button.tsx";
import { admin } from "#content/admin.ts";
import { adminAccounts } from "#content/admin-accounts.ts";
import { adminCustomers } from "#content/admin-customers.ts";
import { adminMessages } from "#content/admin-messages.ts";
import { mayChange, mayUse } from "#domain/accounts/role.ts";
import type { StaffAccount } from "#domain/accounts/staff-account.schema.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import type { PersonDetail, PersonMessage, PersonOrder } from "#domain/people/person.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { AccountState } from "../accounts/account-state.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { AdminTime, useCount, usePersonValue } from "../ui/formats.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { PersonAddresses } from "./person-addresses.tsx";
import { PrivacyRequests } from "./privacy-requests.tsx";

export function PersonPage({ personId }: { personId: string }) {
  const { detail: words } = useContent(adminCustomers);
  const { role } = useSession();
  const query = useQuery(adminQueries.person(personId));
  const isAnonymous = query.error instanceof ApiError && query.error.code === "already_anonymous";
  const person = isAnonymous ? undefined : query.data;
  const title = person && (person.company || person.name || person.addresses[0]?.email);
  return (
    <AdminPage
      title={title || words.title}
      back={{ link: adminLinks.customers(), label: words.back }}
      actions={
        person && (
          <div className="cluster">
            {mayChange(role, "orders") && (
              <ButtonLink {...adminLinks.newOrder({ person: personId })} variant="outline">
                {words.newOrder}
              </ButtonLink>
            )}
            {mayUse(role, "privacy") && <PrivacyRequests personId={personId} person={person} />}
          </div>
        )
      }
    >
      {isAnonymous ? (
        <Card>
          <p>{words.anonymous}</p>
        </Card>
      ) : (
        <AdminData query={query}>
          {(person) => (
            <div className={panel.columns}>
              <div className={panel.column}>
                <PersonOrders personId={personId} person={person} />
                {mayUse(role, "messages") && <PersonMessages person={person} />}
              </div>
              <div className={panel.column}>
                <PersonFacts person={person} />
                <PersonAddresses personId={personId} person={person} />
                {mayUse(role, "accounts") && <PersonAccounts accounts={person.accounts} />}
              </div>
            </div>
          )}
        </AdminData>
      )}
    </AdminPage>
  );
}

function PersonFacts({ person }: { person: PersonDetail }) {
  const { detail: words } = useContent(adminCustomers);
  const count = useCount();
  const toValue = usePersonValue();
  return (
    <Panel id="person-facts" heading={person.name || words.facts}>
      <DescriptionList
        facts={[
          { label: words.company, value: person.company },
          { label: words.orders, value: count(person.bookings) },
          {
            label: words.value,
            value: person.bookings > 0 && (
              <>
                <span data-field="value">{toValue(person.values)}</span>
                <p className={panel.note}>{words.valueNote}</p>
              </>
            ),
          },
          {
            label: words.last,
            value: person.last_booked_at && <AdminTime iso={person.last_booked_at} />,
          },
        ]}
      />
    </Panel>
  );
}

function PersonOrders({ personId, person }: { personId: string; person: PersonDetail }) {
  const { detail: words } = useContent(adminCustomers);
  const { times } = useContent(admin);
  const { number, flight, amount, status, date } = useOrderColumns();
  const query = useInfiniteQuery(adminQueries.personOrders(personId));
  const address: Column<PersonOrder> = { label: words.with, render: ({ email }) => email };
  const columns = [
    number,
    flight,
    amount,
    status,
    date,
    ...(person.addresses.length > 1 ? [address] : []),
  ];
  return (
    <Panel id="orders" heading={words.allOrders}>
      <AdminData query={query} lines={4}>
        {(orders) =>
          orders.length === 0 ? (
            <p>{words.noOrders}</p>
          ) : (
            <>
              <DataTable columns={columns} items={orders} field="order" labelledBy="orders" />
              <p className={panel.note}>{times}</p>
            </>
          )
        }
      </AdminData>
      <MoreButton query={query} words={words} />
    </Panel>
  );
}

function PersonMessages({ person: { messages, addresses } }: { person: PersonDetail }) {
  const { detail: words } = useContent(adminCustomers);
  const inbox = useContent(adminMessages);
  const columns: Column<PersonMessage>[] = [
    {
      label: inbox.message,
      render: ({ id, kind, excerpt, language }) =>
        kind === "cancellation" ? (
          <Link {...adminLinks.message(id)}>{inbox.cancellation}</Link>
        ) : (
          <Link {...adminLinks.message(id)} lang={language}>
            {excerpt}
          </Link>
        ),
    },
    { label: inbox.kind, render: ({ kind }) => inbox.kinds[kind] },
    {
      label: inbox.status,
      render: ({ status }) => <StatusBadge status={status} names={inbox.statuses} />,
    },
    { label: inbox.received, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <Panel id="messages" heading={words.messages}>
      <DataTable
        columns={columns}
        items={messages}
        field="message"
        labelledBy="messages"
        empty={words.noMessages}
      />
      {messages.length === PAGE_SIZE &&
        addresses.map(({ email }) => (
          <p key={email}>
            <Link {...adminLinks.messages({ q: email })}>{words.allMessages(email)}</Link>
          </p>
        ))}
    </Panel>
  );
}

function PersonAccounts({ accounts }: { accounts: StaffAccount[] }) {
  const { detail: words } = useContent(adminCustomers);
  const { openSessions } = useContent(adminAccounts);
  return (
    <Panel id="accounts" heading={words.accounts}>
      {accounts.length === 0 && <p>{words.noAccount}</p>}
      {accounts.map((account) => (
        <div key={account.id} data-field="account" className={panel.column}>
          <p>
            <Link {...adminLinks.account(account.id)}>{account.email}</Link>
          </p>
          <p className="cluster">
            <AccountState account={account} />
          </p>
          <p className={panel.note}>{openSessions(account.sessions)}</p>
        </div>
      ))}
    </Panel>
  );
}
