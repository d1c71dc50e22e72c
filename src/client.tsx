import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchLoadFailures } from "#lib/api/load-failure.ts";
import { prepareSession } from "#lib/session/session.ts";
import { getRouter } from "./router.tsx";

watchLoadFailures();
prepareSession();

/** The inline script of every page imports this module (src/lib/hydration). */
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

// A cached script can run while the browser is still receiving the page.
if (document.readyState === "loading")
  addEventListener("DOMContentLoaded", hydrate, { once: true });
else hydrate();
