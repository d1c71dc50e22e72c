import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { adminTimeline } from "../../../content/admin-timeline.ts";
import type { OrderDetail } from "../../../domain/staff-orders/order-change.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { showToast } from "../../../lib/api/toast.ts";
import { ConfirmAction } from "../ui/confirm-action.tsx";

interface EndAccessProps {
  orderId: string;
  onChanged: (order: OrderDetail) => void;
}

/** Ends what browsers see of an order, after asking. */
export function EndAccess({ orderId, onChanged }: EndAccessProps) {
  const { access: words } = useContent(adminTimeline);
  const [asking, setAsking] = useState(false);
  const end = async () => {
    onChanged(await api.admin.orders[":orderId"]["end-access"].$post({ param: { orderId } }));
    showToast({ ...words.done, tone: "success" });
  };
  return (
    <>
      <Button variant="outline" size="s" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmAction
        open={asking}
        words={words}
        danger
        onConfirm={end}
        onClose={() => setAsking(false)}
      >
        <p>{words.explanation}</p>
      </ConfirmAction>
    </>
  );
}
