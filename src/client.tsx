import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLoadFailures } from "./lib/load-failure.ts";

watchLoadFailures();

/** The client runtime. The inline script of every page imports it, at once or at the first input (src/lib/hydration). */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
