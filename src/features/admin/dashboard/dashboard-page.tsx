import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { LoadFailure, useLoadProblem } from "#components/ui/loaded.tsx";
import { Skeleton } from "#components/ui/loading.tsx";
import { MoreButton } from "#components/ui/more-button.tsx";
import { admin } from "#content/admin.ts";
import { adminDepartures } from "#content/admin-departures.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { airports } from "#content/airports.ts";
import { countTravellers } from "#domain/departures/departure.ts";
import type { DepartureTotal } from "#domain/departures/departure.schema.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import type { ListedOrder } from "#domain/orders/order.schema.ts";
import { TIME_ZONE } from "#domain/time.ts";
import { showToast } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { useCount } from "../ui/formats.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import styles from "./dashboard.module.css";
import { SummaryCards } from "./summary-cards.tsx";
import { TodoList } from "./todo-list.tsx";
import { TotalsChart } from "./totals-chart.tsx";

export function DashboardPage() {
  const words = useContent(admin);
  const summary = useQuery(adminQueries.summary());
  const isOperational = useQuery(adminQueries.isOperational());
  const today = useQuery(adminQueries.today());
  const days = useQuery(adminQueries.dailyTotals());
  const orders = useInfiniteQuery(adminQueries.recentOrders());
  const problem = useLoadProblem(summary, today, days, orders);
  const { loadFailed } = words;
  const isWaiting = summary.isLoading || orders.isLoading;

  useEffect(() => {
    if (!problem) return;
    console.error("The dashboard could not be loaded:", problem);
    showToast({ title: loadFailed, tone: "error" });
  }, [problem, loadFailed]);

  const retry = () => {
    for (const query of [summary, today, days]) if (query.isError) void query.refetch();
    if (orders.isError)
      void (orders.isFetchNextPageError ? orders.fetchNextPage() : orders.refetch());
  };
  return (
    <div className={styles.page} aria-busy={isWaiting || undefined}>
      <p role="status" className="visually-hidden">
        {isWaiting ? words.loading : ""}
      </p>
      {problem && (
        <LoadFailure
          problem={problem}
          messages={words.problems}
          busy={summary.isFetching || today.isFetching || days.isFetching || orders.isFetching}
          onRetry={retry}
        />
      )}
      {(summary.data || !problem) && (
        <>
          <SummaryCards summary={summary.data} isOperational={isOperational.data} />
          <div className={styles.pair}>
            <TodoList summary={summary.data} />
            {(today.data || !problem) && <TodayCard totals={today.data} />}
          </div>
        </>
      )}
      {(days.data || !problem) && <TotalsChart items={days.data} />}
      {(orders.data || !problem) && <RecentOrders orders={orders} />}
      <QuickAccess />
    </div>
  );
}

/** These buttons are always disabled (docs/product/staff.md). */
function QuickAccess() {
  const { quick: words } = useContent(admin);
  return (
    <section aria-labelledby="quick-access" className={styles.quick}>
      <h2 id="quick-access">{words.heading}</h2>
      <div className="cluster">
        {words.items.map((item) => (
          <Button key={item} variant="outline" disabled aria-describedby="quick-access-note">
            {item}
          </Button>
        ))}
      </div>
      <p id="quick-access-note" className={panel.note}>
        {words.note}
      </p>
    </section>
  );
}

function RecentOrders({ orders }: { orders: UseInfiniteQueryResult<ListedOrder[]> }) {
  const { data } = orders;
  const { orders: words, times } = useContent(admin);
  const { list } = useContent(adminOrders);
  const { number, customer, service, amount, status, date } = useOrderColumns();
  return (
    <Panel id="recent-orders" heading={words.heading}>
      {data === undefined ? (
        <Skeleton lines={4} />
      ) : data.length === 0 ? (
        <p>{list.empty}</p>
      ) : (
        <>
          <DataTable
            columns={[number, customer, service, amount, status, date]}
            items={data}
            field="order"
            labelledBy="recent-orders"
          />
          <div className={styles.more}>
            <p role="status" className={panel.note}>
              {`${list.shown(data.length)} ${times}`}
            </p>
            <MoreButton query={orders} words={words} />
          </div>
        </>
      )}
    </Panel>
  );
}

function TodayCard({ totals }: { totals: DepartureTotal[] | undefined }) {
  const { card: words, noAirport } = useContent(adminDepartures);
  const count = useCount();
  const names = useContent(airports);
  const { language } = useSiteContext();
  const today = fullDateFormat(language, {
    dateStyle: undefined,
    day: "numeric",
    month: "long",
    timeZone: TIME_ZONE,
  })(Date.now());
  return (
    <Panel id="today" heading={words.heading}>
      {totals === undefined ? (
        <Skeleton />
      ) : (
        <div data-field="today" className={styles.today}>
          <p>
            {totals.length === 0
              ? words.nobody
              : words.leaving(totals.reduce((sum, total) => sum + countTravellers(total), 0))}
          </p>
          <ul>
            {totals.map((total) => (
              <li key={total.airport}>
                {total.airport ? (
                  <Link {...adminLinks.departures({ airport: total.airport })} preload={false}>
                    {names[total.airport] ?? total.airport}
                  </Link>
                ) : (
                  noAirport
                )}
                <strong>{count(countTravellers(total))}</strong>
              </li>
            ))}
          </ul>
          <p className={panel.note}>{words.note}</p>
          <ButtonLink {...adminLinks.departures()} variant="outline">
            {words.link(today)}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
