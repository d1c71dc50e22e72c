import { useEffect } from "react";

/** After a reload or on the way back, a browser restores airport and travellers without an event. */
export function useRestoredChoice(): void {
  useEffect(() => {
    const restored = document.querySelectorAll(
      "main option:checked:not([selected]), main input:checked:not([checked])",
    );
    for (const one of restored)
      for (const type of ["input", "change"])
        one.closest("select, input")!.dispatchEvent(new Event(type, { bubbles: true }));
  }, []);
}
