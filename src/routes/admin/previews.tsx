import { createFileRoute } from "@tanstack/react-router";
import { adminPreviews } from "#content/admin-previews.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parsePreviewSearch } from "#features/admin/list/list-search.ts";
import { PreviewList } from "#features/admin/mails/preview-list.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/previews")({
  validateSearch: parsePreviewSearch,
  component: Previews,
});

function Previews() {
  const words = useContent(adminPreviews);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <PreviewList search={Route.useSearch()} />
    </AdminPage>
  );
}
