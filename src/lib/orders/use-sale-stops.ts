import { useEffect, useState } from "react";
import type { PublicSaleStop } from "#domain/orders/sale-stop.schema.ts";
import { ApiError } from "../api/api-client.ts";
import { api } from "../session/api.ts";

/** Empty until the API answers, and if it fails. The API itself refuses stopped days. */
export function useSaleStops(): readonly PublicSaleStop[] {
  const [stops, setStops] = useState<readonly PublicSaleStop[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    const ask = async () => {
      const { items } = await api.public["sale-stops"].$get();
      if (!ended.signal.aborted) setStops(items);
    };
    ask().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    return () => ended.abort();
  }, []);
  return stops;
}
