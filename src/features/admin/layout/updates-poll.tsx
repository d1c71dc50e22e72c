import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useOnline } from "../../../components/ui/use-online.ts";
import type { Updates } from "../../../domain/dashboard/dashboard.schema.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { readOrdersSeen, setWaiting, writeOrdersSeen } from "../data/waiting.ts";

/** How often pages that are looked at ask whether anything changed, in ms. */
const POLL_MS = 20_000;

/** The queries that show rows of a revision, by the beginning of their key. A message that is being answered is not read again. */
const FOLLOWERS: Record<keyof Updates["revisions"], readonly string[]> = {
  orders: ["orders", "order", "departures", "people", "person", "person-orders", "dashboard"],
  messages: ["messages", "order", "person", "dashboard"],
  mails: ["mails", "dashboard"],
  problems: ["payment-problems", "dashboard"],
};

/** The pages that show the newest orders. */
const LOOKS_AT_ORDERS = new Set<string>([adminLinks.dashboard().to, adminLinks.orders().to]);

/**
 * Keeps the pages of staff fresh: it asks one row of counters while the tab is looked at, and has read again only what grew. Nothing is
 * asked while the tab is hidden or the network is gone; on the way back it asks at once.
 */
export function UpdatesPoll() {
  const client = useQueryClient();
  const isOnline = useOnline();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { data, refetch } = useQuery({
    ...adminQueries.updates(readOrdersSeen),
    enabled: isOnline,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: "always",
  });
  const known = useRef<Updates["revisions"]>(undefined);
  const isLooking = LOOKS_AT_ORDERS.has(pathname);

  useEffect(() => {
    if (known.current) void refetch();
  }, [pathname, refetch]);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = data.revisions;
    if (!before) return;
    const names = Object.keys(FOLLOWERS) as (keyof typeof FOLLOWERS)[];
    const stale = new Set(
      names
        .filter((name) => data.revisions[name] > before[name])
        .flatMap((name) => FOLLOWERS[name]),
    );
    for (const key of stale) void client.invalidateQueries({ queryKey: [key] });
  }, [data, client]);
  useEffect(() => {
    if (!data) return;
    if (isLooking || readOrdersSeen() === undefined) writeOrdersSeen(data.as_of);
    setWaiting({
      orders: isLooking ? 0 : data.new_orders,
      messages: data.unanswered_messages,
      mails: data.failed_mails,
      problems: data.payment_problems,
    });
  }, [data, isLooking]);
  useEffect(() => () => setWaiting(), []);
  return null;
}
