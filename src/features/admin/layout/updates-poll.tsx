import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { mayUse } from "#domain/accounts/role.ts";
import { useOnline } from "#lib/browser/use-online.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { readOrdersSeen, setWaiting, writeOrdersSeen } from "../data/waiting.ts";

const ORDER_PAGES = new Set<string>([adminLinks.dashboard().to, adminLinks.orders().to]);

export function UpdatesPoll() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The key mounts the query again, so that each page polls at once.
  return <PagePoll key={pathname} showsOrders={ORDER_PAGES.has(pathname)} />;
}

function PagePoll({ showsOrders }: { showsOrders: boolean }) {
  const hasInbox = mayUse(useSession().role, "messages");
  const { data } = useQuery({ ...adminQueries.updates(), enabled: useOnline() });
  useEffect(() => {
    if (!data) return;
    if (showsOrders || readOrdersSeen() === undefined) writeOrdersSeen(data.as_of);
    setWaiting({
      orders: showsOrders ? 0 : data.new_orders,
      messages: hasInbox ? data.unanswered_messages : 0,
      mails: data.failed_mails,
      problems: data.payment_problems,
    });
    return () => setWaiting();
  }, [data, showsOrders, hasInbox]);
  return null;
}
