import { useCallback, useEffect, useRef, useState } from "react";
import { sampleTrip } from "#domain/generator/sample-pass.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { fetchWithClock } from "#lib/api/server-clock.ts";
import { onVisible } from "#lib/browser/on-visible.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { findKeptPass, forgetPass, forgetPassesThatAreOver, keepPass } from "./kept-pass.ts";

/** Read at `seenAt` (UTC ISO 8601). `isUnchecked`: without API; it may be used by now. */
type PassRecord =
  | { state: "loading" | "unknown" | "failed" }
  | { state: "ready"; pass: SeenPass; seenAt: string; isUnchecked: boolean };

/** In ms: travellers at a lane cannot wait longer for the network. */
const PATIENCE_MS = 4_000;

interface PassOnPage {
  record: PassRecord;
  refresh: () => Promise<void>;
  /** True when its page opens here without network. */
  isKept: boolean;
  /** Forgets the kept page. Opening the page keeps it again. */
  forget: () => Promise<void>;
}

/** Reads at once, when the page is seen again, and with the network. Without it, the kept one. */
export function usePass(code: string): PassOnPage {
  const [record, setRecord] = useState<PassRecord>({ state: "loading" });
  const [isKept, setIsKept] = useState(false);
  const mayKeep = useRef(true);
  const { preview, site } = useSiteContext();
  const showKept = useCallback(async () => {
    const kept = await findKeptPass(code);
    if (kept) setIsKept(mayKeep.current);
    setRecord((known) => {
      if (known.state === "ready") return { ...known, isUnchecked: true };
      return kept
        ? { state: "ready", pass: kept.content, seenAt: kept.keptAt, isUnchecked: true }
        : { state: "failed" };
    });
  }, [code]);
  const refresh = useCallback(async () => {
    const seenAt = new Date().toISOString();
    if (preview)
      return setRecord({ state: "ready", pass: samplePass(site), seenAt, isUnchecked: false });
    const timer = setTimeout(() => void showKept(), PATIENCE_MS);
    try {
      const pass = await api.public.passes[":code"].$get(
        { param: { code } },
        { fetch: fetchWithClock },
      );
      clearTimeout(timer);
      setRecord({ state: "ready", pass, seenAt, isUnchecked: false });
      if (mayKeep.current) setIsKept(await keepPass(code, pass));
    } catch (error) {
      clearTimeout(timer);
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) return showKept();
      setRecord({ state: "unknown" });
      await forgetPass(code);
    }
  }, [code, showKept, preview, site]);
  const forget = async () => {
    mayKeep.current = false;
    await forgetPass(code);
    setIsKept(false);
  };

  useEffect(() => {
    void forgetPassesThatAreOver(Date.now());
    void refresh();
    const read = () => void refresh();
    const end = onVisible(read);
    addEventListener("online", read);
    return () => {
      end();
      removeEventListener("online", read);
    };
  }, [refresh]);
  return { record, refresh, isKept, forget };
}

/** Previews know no passes: each code opens this one. */
function samplePass(site: SiteConfig): SeenPass {
  const { day, ...trip } = sampleTrip(site, Date.now());
  const use = { travellers: 3, left: 3, unpaid_travellers: 0, used_at: null };
  return { state: "valid", ...trip, flight_date: day, ...use };
}
