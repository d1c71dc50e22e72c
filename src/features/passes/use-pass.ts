import { useCallback, useEffect, useState } from "react";
import type { Pass } from "../../domain/passes/pass.schema.ts";
import { ApiError } from "../../lib/api-client.ts";
import { api } from "../../lib/session/api.ts";

/** A pass as it is loaded. `isUnchecked`: the API could not be asked again, so that it may have been used meanwhile. */
export type PassRecord = { state: "loading" | "unknown" | "failed" } | { state: "ready"; pass: Pass; isUnchecked: boolean };

/** Reads the pass of a code: at once, whenever its page is seen again, and when the network is back. */
export function usePass(code: string): { record: PassRecord; refresh: () => Promise<void> } {
  const [record, setRecord] = useState<PassRecord>({ state: "loading" });
  const refresh = useCallback(async () => {
    try {
      const pass = await api.public.passes[":code"].$get({ param: { code } });
      setRecord({ state: "ready", pass, isUnchecked: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) setRecord({ state: "unknown" });
      else setRecord((known) => (known.state === "ready" ? { ...known, isUnchecked: true } : { state: "failed" }));
    }
  }, [code]);

  useEffect(() => {
    void refresh();
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    const onOnline = () => void refresh();
    document.addEventListener("visibilitychange", onVisible);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      removeEventListener("online", onOnline);
    };
  }, [refresh]);
  return { record, refresh };
}
