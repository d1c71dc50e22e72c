import { useEffect } from "react";

/** The event that says: the runtime runs, repeat what the visitor did before. */
export const HYDRATED_EVENT = "envol:hydrated";

/** Sends the event, once. It stands at the end of each frame (public, sign-in, admin), so that the whole page is there. */
export function HydrationSignal() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
