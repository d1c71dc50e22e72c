import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../components/ui/card.tsx";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { admin } from "../../../content/admin.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import type { PersonDetail } from "../../../domain/customers/person.schema.ts";
import { ApiError } from "../../../lib/api/api-client.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import { AdminTime, useCount, usePersonValue } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { PersonAccounts } from "./person-accounts.tsx";
import { PersonAddresses } from "./person-addresses.tsx";
import { PersonMessages } from "./person-messages.tsx";
import { PersonOrders } from "./person-orders.tsx";
import { PrivacyRequests } from "./privacy-requests.tsx";

/** A person: orders and messages of all of their addresses, their accounts, and what they have brought. */
export function PersonPage({ personId }: { personId: string }) {
  const { detail: words } = useContent(adminCustomers);
  const { problems } = useContent(admin);
  const { role } = useSession();
  const query = useQuery(adminQueries.person(personId));
  const isAnonymous = query.error instanceof ApiError && query.error.code === "already_anonymous";
  const title =
    query.data && (query.data.company || query.data.name || query.data.addresses[0]?.email);
  return (
    <AdminPage
      title={title || words.title}
      back={{ link: adminLinks.customers(), label: words.back }}
      actions={
        query.data &&
        mayUse(role, "privacy") && <PrivacyRequests personId={personId} person={query.data} />
      }
    >
      {isAnonymous ? (
        <Card>
          <p>{words.anonymous}</p>
        </Card>
      ) : (
        <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
          {(person) => (
            <div className={panel.columns}>
              <div className={panel.column}>
                <PersonOrders personId={personId} person={person} />
                <PersonMessages messages={person.messages} />
              </div>
              <div className={panel.column}>
                <PersonFacts person={person} />
                <PersonAddresses personId={personId} person={person} />
                <PersonAccounts accounts={person.accounts} />
              </div>
            </div>
          )}
        </Loaded>
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
            value: person.bookings > 0 && <span data-field="value">{toValue(person.values)}</span>,
          },
          {
            label: words.last,
            value: person.last_booked_at && <AdminTime iso={person.last_booked_at} />,
          },
        ]}
      />
      {person.bookings > 0 && <p className={panel.note}>{words.valueNote}</p>}
    </Panel>
  );
}
