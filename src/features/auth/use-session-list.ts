import { useCallback, useEffect, useState } from "react";
import type { AccountSession } from "../../domain/accounts/account.schema.ts";
import { ApiError } from "../../lib/api.ts";
import { listSessions } from "./account-calls.ts";

/** The sessions of the account, once they are loaded. */
export interface SessionList {
  sessions: AccountSession[] | null;
  failed: boolean;
  reload: () => Promise<void>;
}

/** Loads the sessions of the account, and again on demand. */
export function useSessionList(): SessionList {
  const [sessions, setSessions] = useState<AccountSession[] | null>(null);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setSessions(await listSessions());
      setFailed(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(true);
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { sessions, failed, reload };
}
