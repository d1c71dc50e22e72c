import { useEffect, useState } from "react";
import { checkout } from "#content/checkout.ts";
import { amountToPay } from "#domain/orders/order-due.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { explainSaleStop } from "#lib/orders/sale-stop-text.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAction } from "#lib/api/use-action.ts";
import { noteVisit } from "#lib/storage/visit.ts";
import { notePaying } from "#lib/storage/paying.ts";
import { useOrderMoney } from "#lib/orders/order-formats.ts";

/** An order whose price or state has changed is reloaded and shown first. */
export function usePay({ order }: Booking, onRefresh: () => Promise<void>) {
  const words = useContent(checkout).pay;
  const money = useOrderMoney(order);
  const { language } = useSiteContext();
  const [isLeaving, setIsLeaving] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { run, busy, error } = useAction({
    toast: false,
    description: words.failure,
    explain: (error) =>
      error.code === "payment_provider_unavailable"
        ? words.unavailable
        : explainSaleStop(error, language),
  });

  // The Back button may restore this page from the browser's cache.
  useEffect(() => {
    const stay = () => setIsLeaving(false);
    addEventListener("pageshow", stay);
    return () => removeEventListener("pageshow", stay);
  }, []);

  const pay = () =>
    run(async () => {
      setNotice(null);
      const { isStillHere } = noteVisit();
      const param = { orderId: order.id };
      try {
        const { url } = await api.public.bookings[":orderId"].payments.$post({ param });
        const { order: newest } = await api.public.bookings[":orderId"].$get({ param });
        if (amountToPay(newest) !== amountToPay(order)) {
          setNotice(words.changed(money.exact(amountToPay(newest))));
          return await onRefresh();
        }
        if (!isStillHere()) return;
        setIsLeaving(true);
        notePaying(order.id);
        location.assign(url);
      } catch (failure) {
        if (
          !(failure instanceof ApiError) ||
          (failure.status !== 404 && failure.code !== "order_not_payable")
        )
          throw failure;
        setNotice(words.notPayable);
        await onRefresh();
      }
    });

  return { pay, busy: busy || isLeaving, error, notice };
}
