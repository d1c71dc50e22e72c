import { useEffect, useRef, useState } from "react";
import { amountToPay } from "#domain/orders/order-due.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import { readPassCode } from "#domain/passes/pass-address.ts";
import { onVisible } from "#lib/browser/on-visible.ts";
import { api } from "#lib/session/api.ts";
import { forgetPaying, isPaying } from "#lib/storage/paying.ts";
import type PaidCheckout from "./-paid-checkout.tsx";

/** In ms: the ticket is seen before it tears. */
const SEEN_MS = 500;

interface PaidPass {
  /** `none` without a wholly paid order; `failed` without network or pass. */
  state: "none" | "reading" | "failed" | "ready";
  /** True when the order was to be paid here, and its ticket stands until it tears. */
  isNews: boolean;
  /** The pass and the page around it, once both are here. */
  page?: { pass: SeenPass; Page: typeof PaidCheckout };
}

/** Reads a paid order's pass. News tears the ticket: the page comes in a view transition. */
export function usePaidPass(orderId: string, order: Order | undefined): PaidPass {
  const [found, setFound] = useState<PaidPass["page"] | "failed">();
  const [isNews, setIsNews] = useState(() => isPaying(orderId));
  const isTold = useRef(false);
  if (order && amountToPay(order) > 0 && !isNews) setIsNews(true);
  const isPaid = order?.status === "paid" && order.due_amount === 0;
  const code = isPaid && order.pass_url !== null ? readPassCode(order.pass_url) : undefined;
  const version = order?.version;

  useEffect(() => {
    if (code === undefined) {
      isTold.current = false;
      setFound(undefined);
      return undefined;
    }
    let isOver = false;
    const read = async () => {
      try {
        const [{ default: Page, tear }, pass] = await Promise.all([
          import("./-paid-checkout.tsx"),
          api.public.passes[":code"].$get({ param: { code } }),
          isNews && !isTold.current && new Promise((seen) => setTimeout(seen, SEEN_MS)),
        ]);
        if (isOver) return;
        const show = () => setFound({ pass, Page });
        if (isNews && !isTold.current) tear(show);
        else show();
        isTold.current = true;
        forgetPaying();
      } catch {
        // The ticket stays, with the way to the pass.
        if (!isOver) setFound((known) => known ?? "failed");
      }
    };
    void read();
    const end = onVisible(() => void read());
    return () => {
      isOver = true;
      end();
    };
    // Each version is read anew.
  }, [code, version, isNews]);

  if (code === undefined) return { state: "none", isNews };
  if (found === undefined) return { state: "reading", isNews };
  return found === "failed" ? { state: "failed", isNews } : { state: "ready", isNews, page: found };
}
