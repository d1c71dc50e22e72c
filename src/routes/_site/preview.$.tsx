import { createFileRoute, notFound } from "@tanstack/react-router";
import { PreviewExpired } from "#components/layout/preview-expired.tsx";

/** The Worker serves previews that exist (docs/decisions/0016), so this one does not. */
export const Route = createFileRoute("/_site/preview/$")({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: PreviewExpired,
});
