import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { demoPayment } from "#content/demo-payment.ts";
import type { DemoAction, DemoPage } from "#domain/payments/demo-page.schema.ts";
import { isMissing } from "#lib/api/api-client.ts";
import { useAction } from "#lib/api/use-action.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

type DemoPageRecord =
  | { state: "loading" | "unknown" | "failed" }
  | { state: "ready"; page: DemoPage };

export function useDemoPage(paymentId: string) {
  const { failure } = useContent(demoPayment);
  const queries = useQueryClient();
  const queryKey = ["demo-payment", paymentId];
  const endpoints = api.public["demo-payments"][":paymentId"];
  const param = { paymentId };
  const query = useQuery({
    queryKey,
    queryFn: () => endpoints.$get({ param }),
    refetchInterval: false,
  });
  const [isDeclined, setIsDeclined] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const { run, busyWith, error } = useAction({ ...failure, toast: false });

  const act = (action: DemoAction) =>
    run(async () => {
      setIsDeclined(false);
      const page = await endpoints.$post({ param, json: { action } });
      if (page.status === "paid" || page.status === "processing") {
        setIsReturning(true);
        return location.assign(page.return_url);
      }
      queries.setQueryData(queryKey, page);
      setIsDeclined(action === "decline");
    }, action);

  const record = toRecord(query.error, query.data);
  return { record, load: query.refetch, act, busyWith, error, isDeclined, isReturning };
}

function toRecord(error: Error | null, page: DemoPage | undefined): DemoPageRecord {
  if (isMissing(error)) return { state: "unknown" };
  if (error) return { state: "failed" };
  return page ? { state: "ready", page } : { state: "loading" };
}
