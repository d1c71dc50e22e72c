import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { amountToPay } from "#domain/orders/order-due.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import { readPassCode } from "#domain/passes/pass-address.ts";
import { api } from "#lib/session/api.ts";
import { forgetPaying, isPaying } from "#lib/storage/paying.ts";
import type PaidCheckout from "./-paid-checkout.tsx";

/** The visitor sees the ticket this long before it tears. */
const SEEN_MS = 500;

interface PaidPass {
  /** `none` without a fully paid order; `failed` when the pass could not be read. */
  state: "none" | "reading" | "failed" | "ready";
  /** True when the order was still to be paid on this page. Its ticket stays until it tears. */
  isNews: boolean;
  page?: { pass: SeenPass; Page: typeof PaidCheckout };
}

/** Reads the pass of a paid order. A fresh payment tears the ticket in a view transition. */
export function usePaidPass(orderId: string, order: Order | undefined): PaidPass {
  const [isNews, setIsNews] = useState(() => isPaying(orderId));
  const [isTorn, setIsTorn] = useState(false);
  if (order && amountToPay(order) > 0 && !isNews) setIsNews(true);
  const isPaid = order?.status === "paid" && order.due_amount === 0;
  const code = isPaid && order.pass_url !== null ? readPassCode(order.pass_url) : undefined;
  if (code === undefined && isTorn) setIsTorn(false);

  const { data: page, isError } = useQuery({
    // A change of the order may have changed its pass.
    queryKey: ["paid-pass", code, order?.version],
    queryFn: async () => {
      const [{ default: Page, tear }, pass] = await Promise.all([
        import("./-paid-checkout.tsx"),
        api.public.passes[":code"].$get({ param: { code: code! } }),
      ]);
      return { pass, Page, tear };
    },
    enabled: code !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: false,
  });

  const tear = code === undefined ? undefined : page?.tear;
  useEffect(() => {
    if (!tear) return undefined;
    forgetPaying();
    if (!isNews || isTorn) return undefined;
    const timer = setTimeout(() => tear(() => setIsTorn(true)), SEEN_MS);
    return () => clearTimeout(timer);
  }, [tear, isNews, isTorn]);

  if (code === undefined) return { state: "none", isNews };
  if (page && (isTorn || !isNews)) return { state: "ready", isNews, page };
  // After a failure the ticket stays, and links to the pass.
  return { state: isError ? "failed" : "reading", isNews };
}
