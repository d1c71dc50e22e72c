import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { sampleTrip } from "#domain/generator/sample-pass.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { isMissing, networkError } from "#lib/api/api-client.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { findKeptPass, forgetPass, forgetPassesThatAreOver, keepPass } from "./kept-pass.ts";

/** `seenAt` is UTC ISO 8601. `isUnchecked`: the API failed, so the pass may be used by now. */
type PassRecord =
  | { state: "loading" | "unknown" | "failed" }
  | { state: "ready"; pass: SeenPass; seenAt: string; isUnchecked: boolean };

/** In ms; travellers at a lane cannot wait longer. */
const PATIENCE_MS = 4_000;

interface PassOnPage {
  record: PassRecord;
  refresh: () => Promise<void>;
  isKept: boolean;
  /** Opening the page again stores the pass again. */
  forget: () => Promise<void>;
}

export function usePass(code: string): PassOnPage {
  const { preview, site } = useSiteContext();
  const [isKept, setIsKept] = useState(false);
  const mayKeep = useRef(true);
  useEffect(() => void forgetPassesThatAreOver(), []);

  const read = async (): Promise<SeenPass | "unknown"> => {
    const { pathname } = location;
    try {
      const param = { code };
      const pass = await api.public.passes[":code"].$get({ param });
      if (mayKeep.current) void keepPass(code, pathname, pass).then(setIsKept);
      return pass;
    } catch (error) {
      if (!isMissing(error)) throw error;
      void forgetPass(code);
      return "unknown";
    }
  };
  const query = useQuery({
    queryKey: ["pass", code],
    queryFn: async ({ client, queryKey }) => {
      if (preview) return samplePass(site);
      const reading = read();
      try {
        return await inPatience(reading);
      } catch (error) {
        // A response after the time limit still updates the page.
        void reading.then(
          (late) => client.setQueryData(queryKey, late),
          () => undefined,
        );
        const kept = await findKeptPass(code);
        if (kept && client.getQueryData(queryKey) === undefined) {
          setIsKept(mayKeep.current);
          client.setQueryData(queryKey, kept.content, { updatedAt: Date.parse(kept.keptAt) });
        }
        throw error;
      }
    },
  });
  const forget = async () => {
    mayKeep.current = false;
    await forgetPass(code);
    setIsKept(false);
  };
  return {
    record: toRecord(query),
    refresh: async () => void (await query.refetch()),
    isKept,
    forget,
  };
}

function toRecord({
  data: pass,
  dataUpdatedAt,
  isError,
  errorUpdateCount,
}: UseQueryResult<SeenPass | "unknown">): PassRecord {
  if (pass === "unknown") return { state: "unknown" };
  // The state stays "failed" during a retry.
  if (!pass) return { state: errorUpdateCount > 0 ? "failed" : "loading" };
  return {
    state: "ready",
    pass,
    seenAt: new Date(dataUpdatedAt).toISOString(),
    isUnchecked: isError,
  };
}

function inPatience<Result>(reading: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(networkError()), PATIENCE_MS);
  });
  return Promise.race([reading, tooLate]);
}

/** A preview has no real passes, so every code opens this one. */
function samplePass(site: SiteConfig): SeenPass {
  const { day, ...trip } = sampleTrip(site, Date.now());
  const use = { travellers: 3, left: 3, unpaid_travellers: 0, used_at: null };
  return { state: "valid", ...trip, flight_date: day, ...use };
}
