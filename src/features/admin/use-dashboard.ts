import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "../../components/ui/toast.ts";
import { admin } from "../../content/admin.ts";
import type { AdminOrder, Summary } from "../../domain/admin.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent } from "../../lib/visitor.tsx";
import { fetchOrders, fetchSummary, isOperational } from "./admin-calls.ts";

/** What the dashboard shows; null is what has not come yet. */
export interface Dashboard {
  summary: Summary | null;
  operational: boolean | null;
  orders: AdminOrder[] | null;
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  reload: () => Promise<void>;
  loadMore: () => Promise<void>;
}

/** Loads the dashboard, and again on demand. A failure is logged and shown as specified (section 8); what was there stays. */
export function useDashboard(): Dashboard {
  const { loadFailed } = useContent(admin);
  const [summary, setSummary] = useState<Summary | null>(null);
  const [operational, setOperational] = useState<boolean | null>(null);
  const [orders, setOrders] = useState<AdminOrder[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const attempt = useCallback(
    async (load: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await load();
        setFailed(false);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The session ended: the page is already on its way to /auth.
        if (error.status === 401) return;
        console.error("The dashboard could not be loaded:", error);
        showToast({ title: loadFailed, tone: "error" });
        setFailed(true);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [loadFailed],
  );

  const reload = useCallback(
    () =>
      attempt(async () => {
        void isOperational().then(setOperational);
        const [nextSummary, page] = await Promise.all([fetchSummary(), fetchOrders()]);
        setSummary(nextSummary);
        setOrders(page.items);
        setCursor(page.next_cursor);
      }),
    [attempt],
  );
  const loadMore = () =>
    attempt(async () => {
      if (cursor === null) return;
      const page = await fetchOrders(cursor);
      setOrders((shown) => [...(shown ?? []), ...page.items]);
      setCursor(page.next_cursor);
    });

  useEffect(() => void reload(), [reload]);
  return { summary, operational, orders, hasMore: cursor !== null, busy, failed, reload, loadMore };
}
