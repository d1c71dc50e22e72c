import { useEffect } from "react";

/** Tells the boot script, once, that the runtime answers: what the visitor did before is then done. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event("envol:hydrated"));
  }, []);
  return null;
}
