import { createFileRoute, notFound } from "@tanstack/react-router";
import { Gone } from "../../components/layout/gone.tsx";

/** The address of a preview that is not there any more; the Worker answers the others before any route (docs/decisions/0017). */
export const Route = createFileRoute("/_site/preview/$")({
  staticData: { boot: "intent" },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: Gone,
});
