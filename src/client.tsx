import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLoadFailures } from "#lib/api/load-failure.ts";
import { passClicksThroughFades } from "#lib/browser/clicks-in-fades.ts";
import { prepareSession } from "#lib/session/session.ts";
import { getRouter } from "./router.tsx";

watchLoadFailures();
passClicksThroughFades();
prepareSession();

/** Starts the client runtime. Every page's inline script imports this (src/lib/hydration). */
function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={getRouter()} />
      </StrictMode>,
    );
  });
}

// A cached script may run before the end of a page that is still being sent.
if (document.readyState === "loading")
  addEventListener("DOMContentLoaded", hydrate, { once: true });
else hydrate();
