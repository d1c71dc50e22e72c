import { createFileRoute } from "@tanstack/react-router";
import { adminGroupActs } from "#content/admin-group-acts.ts";
import { adminLinks } from "#features/admin/data/admin-links.ts";
import { GroupActsPage } from "#features/admin/group-acts/group-act-form.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseGroupActSearch } from "#features/admin/list/list-search.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/group-acts/")({
  validateSearch: parseGroupActSearch,
  component: GroupActs,
});

function GroupActs() {
  const words = useContent(adminGroupActs);
  return (
    <AdminPage
      title={words.title}
      lead={words.lead}
      back={{ link: adminLinks.departures(), label: words.back }}
    >
      <GroupActsPage search={Route.useSearch()} />
    </AdminPage>
  );
}
