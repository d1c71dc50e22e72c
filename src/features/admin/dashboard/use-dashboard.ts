import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "../../../components/ui/toast.ts";
import { admin } from "../../../content/admin.ts";
import type { DailyTotal, Summary } from "../../../domain/dashboard/dashboard.schema.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { ApiError } from "../../../lib/api.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { fetchDailyTotals, fetchRecentOrders, fetchSummary, isOperational } from "../data/admin-api.ts";

/** What the dashboard shows; null until it is loaded. */
export interface Dashboard {
  summary: Summary | null;
  operational: boolean | null;
  days: DailyTotal[] | null;
  orders: AdminOrder[] | null;
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  /** Repeats what failed: the whole load, or the next page of orders. */
  retry: () => void;
  loadMore: () => void;
}

type Act = "load" | "more";

/**
 * Loads the dashboard, and again on demand and when the network is back. A failure is logged and shown as a toast; figures that
 * were shown stay, and those that could be loaded are shown.
 */
export function useDashboard(): Dashboard {
  const { loadFailed } = useContent(admin);
  const [summary, setSummary] = useState<Summary | null>(null);
  const [operational, setOperational] = useState<boolean | null>(null);
  const [days, setDays] = useState<DailyTotal[] | null>(null);
  const [orders, setOrders] = useState<AdminOrder[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState<Act | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const attempt = useCallback(
    async (act: Act, load: () => Promise<unknown>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await load();
        setFailed((before) => (act === "load" || before === act ? null : before));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The session has ended, so the page is redirecting to /auth already.
        if (error.status === 401) return;
        console.error("The dashboard could not be loaded:", error);
        showToast({ title: loadFailed, tone: "error" });
        setFailed((before) => before ?? act);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [loadFailed],
  );

  const load = useCallback(
    () =>
      attempt("load", () => {
        void isOperational().then(setOperational);
        return Promise.all([
          fetchSummary().then(setSummary),
          fetchDailyTotals().then(setDays),
          fetchRecentOrders().then((page) => {
            setOrders(page.items);
            setCursor(page.next_cursor);
          }),
        ]);
      }),
    [attempt],
  );
  const loadMore = useCallback(
    () =>
      attempt("more", async () => {
        if (cursor === null) return;
        const page = await fetchRecentOrders(cursor);
        setOrders((shown) => [...(shown ?? []), ...page.items]);
        setCursor(page.next_cursor);
      }),
    [attempt, cursor],
  );
  const retry = useCallback(() => void (failed === "more" ? loadMore() : load()), [failed, load, loadMore]);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (failed === null) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [failed, retry]);
  const hasMore = cursor !== null;
  return { summary, operational, days, orders, hasMore, busy, failed: failed !== null, retry, loadMore: () => void loadMore() };
}
