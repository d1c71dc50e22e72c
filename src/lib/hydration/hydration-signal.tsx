import { useEffect } from "react";

/** The event that says: the runtime runs, repeat what the visitor did before. */
export const HYDRATED_EVENT = "envol:hydrated";

/**
 * Sends the event, once. It stands at the end of each frame (public, sign-in, admin), so that the whole page is there. In a task of its
 * own: what is repeated within React's effects changes the page only later, and a form would be sent before it.
 */
export function HydrationSignal() {
  useEffect(() => {
    const signal = setTimeout(() => dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(signal);
  }, []);
  return null;
}
