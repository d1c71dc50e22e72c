import { lazy, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { adminPayments } from "#content/admin-payments.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { mayChange } from "#domain/accounts/role.ts";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import styles from "./orders.module.css";

const ReasonForm = lazy(() => import("./reason-form.tsx"));

/** More travellers passed than the order paid for, and staff must say how they resolved this. */
export function OrderOveruse({ order }: { order: OrderDetail }) {
  const { redemption: words } = useContent(adminTimeline);
  const { resolve } = useContent(adminPayments);
  const { role } = useSession();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const count = order.timeline.reduce(
    (sum, entry) =>
      entry.kind === "redemption" && entry.undone_at === null ? sum + entry.beyond : sum,
    0,
  );
  if (count === 0) return null;
  return (
    <Notice tone="warning">
      <div className={styles.problem} data-field="overuse">
        <p>{words.overuse(count)}</p>
        {mayChange(role, "orders") && (
          <Button variant="outline" size="s" onClick={() => setAsking(true)}>
            {resolve.open}
          </Button>
        )}
      </div>
      <Dialog open={isAsking} title={resolve.title} onClose={close}>
        {isAsking && (
          <ReasonForm
            words={resolve}
            lead={resolve.lead(words.beyond(count))}
            submit={(json) =>
              api.admin.orders[":orderId"].overuse.$post({ param: { orderId: order.id }, json })
            }
            onClose={close}
          />
        )}
      </Dialog>
    </Notice>
  );
}
