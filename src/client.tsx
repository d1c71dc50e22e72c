import { StartClient } from "@tanstack/react-start/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLoadFailures } from "./lib/load-failure.ts";

watchLoadFailures();

/** The client runtime. The inline script of every page imports it, at once or at the first input (src/lib/hydration). */
function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
    );
  });
}

// From the browser's cache it may come before the end of a page that is still on its way, with what it continues from.
if (document.readyState === "loading")
  addEventListener("DOMContentLoaded", hydrate, { once: true });
else hydrate();
