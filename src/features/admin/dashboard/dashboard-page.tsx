import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { LoadFailure, useLoadProblem } from "../../../components/ui/loaded.tsx";
import { admin } from "../../../content/admin.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";
import { RecentOrders } from "./recent-orders.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { TodayCard } from "./today-card.tsx";
import { TodoList } from "./todo-list.tsx";
import { TotalsChart } from "./totals-chart.tsx";

/** The dashboard: figures, the to-do list and the newest orders (docs/product/staff.md). What could be read is shown. */
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
            <QuickAccess />
          </div>
        </>
      )}
      {(days.data || !problem) && <TotalsChart items={days.data} />}
      {(orders.data || !problem) && <RecentOrders orders={orders} />}
    </div>
  );
}

/** Buttons that are always disabled, and say why (docs/product/staff.md). */
function QuickAccess() {
  const { quick: words } = useContent(admin);
  return (
    <Panel id="quick-access" heading={words.heading} tone="quiet">
      <div className={panel.actions}>
        {words.items.map((item) => (
          <Button key={item} variant="outline" disabled aria-describedby="quick-access-note">
            {item}
          </Button>
        ))}
      </div>
      <p id="quick-access-note" className={panel.note}>
        {words.note}
      </p>
    </Panel>
  );
}
