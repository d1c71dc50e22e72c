import { useEffect } from "react";
import { HYDRATED_EVENT } from "./hydration-mode.ts";

/** The timer waits for React's effects, so that a repeated form includes its repeated input. */
export function HydrationSignal() {
  useEffect(() => {
    const signal = setTimeout(() => dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(signal);
  }, []);
  return null;
}
