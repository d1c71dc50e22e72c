import { useCallback, useEffect, useState } from "react";
import type { LaneDevice } from "#domain/passes/device.schema.ts";
import { localizePath } from "#domain/language-path.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { findKept, forgetPage, keepPage } from "#lib/storage/kept-page.ts";
import { useSession } from "#lib/session/session.ts";
import { createDetector } from "./use-camera.ts";
import { withinTime } from "./lane-calls.ts";
import { laneFetch } from "./lane-clock.ts";
import { browserMemory } from "./scan-queue.ts";

/** A lane's phone, one of the staff (for every airport), or a stranger. */
export type LaneState =
  | { state: "loading" | "failed" | "pairing-failed" | "stranger" | "staff" }
  | ({ state: "device" } & LaneDevice);

const LANE = "lane";
const PAIRING = /^#pair=(.+)$/;

/** Pairs this browser when its address says so, and finds its lane. */
export function useLane(): { lane: LaneState; reload: () => void } {
  const { status, role } = useSession();
  const [device, setDevice] = useState<LaneState | "none">({ state: "loading" });
  const load = useCallback(() => {
    setDevice({ state: "loading" });
    void findLane().then(setDevice);
  }, []);
  useEffect(() => {
    load();
    // A code that is opened in this very tab changes the fragment only.
    const onCode = () => PAIRING.test(location.hash) && load();
    addEventListener("hashchange", onCode);
    return () => removeEventListener("hashchange", onCode);
  }, [load]);
  if (device !== "none") return { lane: device, reload: load };
  if (status === "loading") return { lane: { state: "loading" }, reload: load };
  return { lane: { state: role ? "staff" : "stranger" }, reload: load };
}

async function findLane(): Promise<LaneState | "none"> {
  const code = PAIRING.exec(location.hash)?.[1];
  try {
    if (code === undefined) {
      const paired = await withinTime(api.public.passes.lane.$get({}, { fetch: laneFetch }));
      if (paired === undefined) return findKeptLane();
      if (paired) return openLane(paired);
      await forgetPage(LANE);
      browserMemory.writeList(undefined);
      return "none";
    }
    const device = await api.public.passes.lane.$post({ json: { code } }, { fetch: laneFetch });
    forgetPairingCode();
    speakPhonesLanguage();
    return openLane(device);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An unanswered code may still be good: it stays in the address for the next attempt.
    if (error.status !== 422) return code === undefined ? findKeptLane() : { state: "failed" };
    forgetPairingCode();
    return { state: "pairing-failed" };
  }
}

/** A lane works without network: its page is kept until the phone is no lane's any more. */
function openLane(lane: LaneDevice): LaneState {
  // The QR reader is kept too: the camera would load it only later.
  void createDetector()
    .catch(() => undefined)
    .then(() => keepPage(LANE, location.pathname, lane));
  return { state: "device", ...lane };
}

async function findKeptLane(): Promise<LaneState> {
  const kept = await findKept<LaneDevice>(LANE);
  return kept ? { state: "device", ...kept.content } : { state: "failed" };
}

/** The QR code leads to the English page; a phone set to French continues in French. */
function speakPhonesLanguage(): void {
  if (location.pathname === "/scan" && navigator.language.startsWith("fr"))
    location.replace(localizePath("/scan", "fr"));
}

/** A code works once: left in the address, it would fail on a reload. */
function forgetPairingCode(): void {
  history.replaceState(history.state, "", location.pathname);
}
