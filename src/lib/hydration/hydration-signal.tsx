import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydration-mode.ts";

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
