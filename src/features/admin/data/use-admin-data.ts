import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { useAdminMemory } from "./admin-memory.tsx";

/** Why there is no data: no network, nothing there (404), an address with an invalid query (422), or another failure. */
export type Problem = "offline" | "missing" | "address" | "failed";

export interface AdminData<Data> {
  /** Null until it is loaded, and when loading the current key failed. */
  data: Data | null;
  busy: boolean;
  problem: Problem | null;
  reload: () => void;
  /** Shows the data that a change returned, without fetching again. */
  show: (data: Data) => void;
}

/**
 * Loads the data of one call of the admin area, again for another `key` and on `reload`. Data that was seen before is shown at
 * once; a load that failed without network is repeated when it is back.
 *
 *   const { data, problem, busy, reload, show } = useAdminData(`order ${id}`, () => fetchOrder(id));
 */
export function useAdminData<Data>(key: string, load: () => Promise<Data>): AdminData<Data> {
  const { answers } = useAdminMemory();
  const [answer, setAnswer] = useState<{ key: string; data: Data | null }>(() => ({
    key,
    data: (answers.get(key) as Data | undefined) ?? null,
  }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(true);
  const latest = useRef({ key, load, turn: 0 });
  useEffect(() => {
    latest.current.key = key;
    latest.current.load = load;
  });

  const show = useCallback(
    (data: Data) => {
      answers.set(latest.current.key, data);
      setAnswer({ key: latest.current.key, data });
      setProblem(null);
    },
    [answers],
  );

  const reload = useCallback(async () => {
    const turn = ++latest.current.turn;
    const isLatest = () => latest.current.turn === turn;
    setBusy(true);
    try {
      const data = await latest.current.load();
      if (isLatest()) show(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session has ended, so the page is redirecting to /auth already.
      if (isLatest() && error.status !== 401) setProblem(problemOf(error));
    } finally {
      if (isLatest()) setBusy(false);
    }
  }, [show]);

  useEffect(() => {
    const known = answers.get(key) as Data | undefined;
    if (known !== undefined) setAnswer({ key, data: known });
    setProblem(null);
    void reload();
  }, [key, answers, reload]);

  useEffect(() => {
    if (problem !== "offline") return;
    const again = () => void reload();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [problem, reload]);

  // While the next data loads, the data before it stays, dimmed. Beside a problem it would be wrong.
  const data = problem !== null && answer.key !== key ? null : answer.data;
  return { data, busy, problem, reload: () => void reload(), show };
}

function problemOf({ status }: ApiError): Problem {
  if (status === 0) return "offline";
  if (status === 404) return "missing";
  return status === 422 ? "address" : "failed";
}
