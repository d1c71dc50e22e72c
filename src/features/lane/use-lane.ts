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

export type LaneState =
  | { state: "loading" | "failed" | "pairing-failed" | "stranger" | "staff" }
  | ({ state: "device" } & LaneDevice);

const LANE = "lane";
const PAIRING = /^#pair=(.+)$/;

export function useLane(): { lane: LaneState; reload: () => void } {
  const { status, role } = useSession();
  const [device, setDevice] = useState<LaneState | "none">({ state: "loading" });
  const load = useCallback(() => {
    setDevice({ state: "loading" });
    void findLane().then(setDevice);
  }, []);
  useEffect(() => {
    load();
    // Opening a code in this tab changes only the fragment, without a load.
    const onCode = () => PAIRING.test(location.hash) && load();
    addEventListener("hashchange", onCode);
    return () => removeEventListener("hashchange", onCode);
  }, [load]);
  if (device !== "none") return { lane: device, reload: load };
  if (status === "loading") return { lane: { state: "loading" }, reload: load };
  return { lane: { state: role ? "staff" : "stranger" }, reload: load };
}

async function findLane(): Promise<LaneState | "none"> {
  const { hash, pathname } = location;
  const code = PAIRING.exec(hash)?.[1];
  try {
    if (code === undefined) {
      const paired = await withinTime(api.public.passes.lane.$get({}, { fetch: laneFetch }));
      if (paired === undefined) return findKeptLane();
      if (paired) return openLane(paired, pathname);
      await forgetPage(LANE);
      browserMemory.writeList(undefined);
      return "none";
    }
    const device = await api.public.passes.lane.$post({ json: { code } }, { fetch: laneFetch });
    forgetPairingCode();
    speakPhonesLanguage();
    return openLane(device, pathname);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // After a lost response the code may still be valid, so it stays in the address for a retry.
    if (error.status !== 422) return code === undefined ? findKeptLane() : { state: "failed" };
    forgetPairingCode();
    return { state: "pairing-failed" };
  }
}

function openLane(lane: LaneDevice, path: string): LaneState {
  // By the list of a former airport, the right passes would be at the wrong one.
  if (browserMemory.readList()?.airport !== lane.airport) browserMemory.writeList(undefined);
  // The offline page needs the QR reader too, which the camera would load late.
  void createDetector()
    .catch(() => undefined)
    .then(() => keepPage(LANE, { path, scope: path, content: lane }));
  return { state: "device", ...lane };
}

async function findKeptLane(): Promise<LaneState> {
  const kept = await findKept<LaneDevice>(LANE);
  return kept ? { state: "device", ...kept.content } : { state: "failed" };
}

/** The QR code contains the English address, so a French phone moves to the French page. */
function speakPhonesLanguage(): void {
  if (location.pathname === "/scan" && navigator.language.startsWith("fr"))
    location.replace(localizePath("/scan", "fr"));
}

/** A code works only once, so it would fail on a reload. */
function forgetPairingCode(): void {
  history.replaceState(history.state, "", location.pathname);
}
