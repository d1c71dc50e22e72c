import { useCallback, useEffect, useState } from "react";
import { demoPayment } from "#content/demo-payment.ts";
import type { DemoAction, DemoPage } from "#domain/payments/demo-page.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useAction } from "#lib/api/use-action.ts";

type DemoPageRecord =
  | { state: "loading" | "unknown" | "failed" }
  | { state: "ready"; page: DemoPage };

/** Reads a demo payment, also when the browser restores the page, and acts for the payer. */
export function useDemoPage(paymentId: string) {
  const { failure } = useContent(demoPayment);
  const [record, setRecord] = useState<DemoPageRecord>({ state: "loading" });
  const [isDeclined, setIsDeclined] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const { run, busyWith, error } = useAction({ ...failure, toast: false });

  const load = useCallback(async () => {
    setIsReturning(false);
    try {
      setRecord({
        state: "ready",
        page: await api.public["demo-payments"][":paymentId"].$get({ param: { paymentId } }),
      });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setRecord({ state: failed.status === 404 ? "unknown" : "failed" });
    }
  }, [paymentId]);

  useEffect(() => {
    void load();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void load();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [load]);

  const act = (action: DemoAction) =>
    run(async () => {
      setIsDeclined(false);
      const page = await api.public["demo-payments"][":paymentId"].$post({
        param: { paymentId },
        json: { action },
      });
      if (page.status === "paid" || page.status === "processing") {
        setIsReturning(true);
        return location.assign(page.return_url);
      }
      setRecord({ state: "ready", page });
      setIsDeclined(action === "decline");
    }, action);

  return { record, load, act, busyWith, error, isDeclined, isReturning };
}
