import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";
import { RecentOrders } from "./recent-orders.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { TodoList } from "./todo-list.tsx";
import { TotalsChart } from "./totals-chart.tsx";
import { useDashboard } from "./use-dashboard.ts";

/** The dashboard: figures, the to-do list and the newest orders (docs/product.md, "Dashboard"). */
export function DashboardPage() {
  const words = useContent(admin);
  const dashboard = useDashboard();
  const { summary, operational, days, orders, failed, busy, retry } = dashboard;
  const waiting = busy && (summary === null || orders === null);
  return (
    <div className={styles.page} aria-busy={waiting || undefined}>
      <p role="status" className="visually-hidden">
        {waiting ? words.loading : ""}
      </p>
      {failed && (
        <Notice tone="error">
          <div className={styles.failure}>
            <p>
              <strong>{words.loadFailed}</strong> {words.loadFailedMore}
            </p>
            <Button variant="outline" busy={busy} onClick={retry}>
              {words.retry}
            </Button>
          </div>
        </Notice>
      )}
      {(summary !== null || !failed) && (
        <>
          <SummaryCards summary={summary} operational={operational} />
          <div className={styles.pair}>
            <TodoList summary={summary} />
            <QuickAccess />
          </div>
        </>
      )}
      {(days !== null || !failed) && <TotalsChart items={days} />}
      {(orders !== null || !failed) && <RecentOrders dashboard={dashboard} />}
    </div>
  );
}

/** Buttons that are always disabled, and say why (docs/product.md, "Dashboard"). */
function QuickAccess() {
  const { quick: words } = useContent(admin);
  return (
    <Panel id="quick-access" heading={words.heading} tone="quiet">
      <div className={styles.quick}>
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
