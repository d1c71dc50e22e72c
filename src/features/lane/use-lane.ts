import { useCallback, useEffect, useState } from "react";
import type { LaneDevice } from "../../domain/devices/device.schema.ts";
import { ApiError } from "../../lib/api-client.ts";
import { api } from "../../lib/session/api.ts";
import { useSession } from "../../lib/session/session.ts";

/** Who accepts passes in this browser: a lane's phone, one of the staff (at every airport), or nobody. */
export type LaneState = { state: "loading" | "failed" | "pairing-failed" | "stranger" | "staff" } | ({ state: "device" } & LaneDevice);

const PAIRING = /^#pair=(.+)$/;

/** Pairs this browser when its address says so, and finds out for which lane it accepts passes. */
export function useLane(): { lane: LaneState; reload: () => void } {
  const { status, role } = useSession();
  const [device, setDevice] = useState<LaneState | "none">({ state: "loading" });
  const load = useCallback(() => {
    setDevice({ state: "loading" });
    void findLane().then(setDevice);
  }, []);
  useEffect(load, [load]);
  if (device !== "none") return { lane: device, reload: load };
  if (status === "loading") return { lane: { state: "loading" }, reload: load };
  return { lane: { state: role ? "staff" : "stranger" }, reload: load };
}

async function findLane(): Promise<LaneState | "none"> {
  const code = PAIRING.exec(location.hash)?.[1];
  try {
    if (code === undefined) {
      const paired = await api.public.passes.lane.$get();
      return paired ? { state: "device", ...paired } : "none";
    }
    const device = await api.public.passes.lane.$post({ json: { code } });
    forgetPairingCode();
    return { state: "device", ...device };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A code that was not answered may still be good: it stays in the address for the next attempt.
    if (error.status !== 422) return { state: "failed" };
    forgetPairingCode();
    return { state: "pairing-failed" };
  }
}

/** A code works once: one that stays in the address would fail when the page is loaded again. */
function forgetPairingCode(): void {
  history.replaceState(history.state, "", location.pathname);
}
