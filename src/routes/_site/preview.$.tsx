import { createFileRoute, notFound } from "@tanstack/react-router";
import { PreviewExpired } from "#components/layout/preview-expired.tsx";

/** A preview that does not exist: the Worker serves existing ones (docs/decisions/0016). */
export const Route = createFileRoute("/_site/preview/$")({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: PreviewExpired,
});
