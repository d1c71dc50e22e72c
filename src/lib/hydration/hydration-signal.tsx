import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydration-mode.ts";

/**
 * Sends HYDRATED_EVENT once, from the end of each frame, when the whole page is there. It has a
 * task of its own: within React's effects a form would be sent before its repeated input is taken
 * in.
 */
export function HydrationSignal() {
  useEffect(() => {
    const signal = setTimeout(() => dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(signal);
  }, []);
  return null;
}
