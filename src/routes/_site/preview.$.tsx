import { createFileRoute, notFound } from "@tanstack/react-router";
import { PreviewExpired } from "../../components/layout/preview-expired.tsx";

/** The page of a preview that does not exist. The Worker serves existing previews before any route matches (docs/decisions/0016). */
export const Route = createFileRoute("/_site/preview/$")({
  staticData: { hydration: "intent" },
  loader: () => {
    throw notFound();
  },
  notFoundComponent: PreviewExpired,
});
