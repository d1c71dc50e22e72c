import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { admin } from "../../../content/admin.ts";
import type { PersonDetail, PersonOrder } from "../../../domain/customers/person.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import { useOrderColumns } from "../ui/order-columns.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";

/** The orders of all addresses of a person, newest first, and older ones on demand. */
export function PersonOrders({ personId, person }: { personId: string; person: PersonDetail }) {
  const { detail: words } = useContent(adminCustomers);
  const { problems, times } = useContent(admin);
  const { number, amount, status, date } = useOrderColumns();
  const query = useInfiniteQuery(adminQueries.personOrders(personId));
  const address: Column<PersonOrder> = { label: words.with, render: ({ email }) => email };
  const columns = [number, amount, status, date, ...(person.addresses.length > 1 ? [address] : [])];
  return (
    <Panel id="orders" heading={words.allOrders}>
      <Loaded query={query} messages={problems} loading={<Skeleton lines={4} />}>
        {(orders) =>
          orders.length === 0 ? (
            <p>{words.noOrders}</p>
          ) : (
            <>
              <DataTable
                columns={columns}
                items={orders}
                rowKey={({ id }) => id}
                field="order"
                labelledBy="orders"
              />
              <p className={panel.note}>{times}</p>
            </>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button
          variant="outline"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? words.loadingMore : words.moreOrders}
        </Button>
      )}
    </Panel>
  );
}
