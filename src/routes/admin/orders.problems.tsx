import { createFileRoute } from "@tanstack/react-router";
import { adminOrders } from "#content/admin-orders.ts";
import { adminProblems } from "#content/admin-problems.ts";
import { adminLinks } from "#features/admin/data/admin-links.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseProblemSearch } from "#features/admin/list/list-search.ts";
import { ProblemList } from "#features/admin/orders/problem-list.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/orders/problems")({
  validateSearch: parseProblemSearch,
  component: Problems,
});

function Problems() {
  const list = useContent(adminProblems);
  const { detail } = useContent(adminOrders);
  return (
    <AdminPage
      title={list.title}
      lead={list.lead}
      back={{ link: adminLinks.orders(), label: detail.back }}
    >
      <ProblemList search={Route.useSearch()} />
    </AdminPage>
  );
}
