import { useEffect } from "react";

/** Tells the boot script, once, that the runtime runs, so that it replays what the visitor did before. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event("envol:hydrated"));
  }, []);
  return null;
}
