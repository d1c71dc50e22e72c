import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "../components/layout/page-head.tsx";
import { PageTitle } from "../components/layout/page-title.tsx";
import { admin } from "../content/admin.ts";
import { AdminFrame } from "../features/admin/admin-frame.tsx";
import { DashboardPage } from "../features/admin/dashboard-page.tsx";
import { RequireAdmin } from "../features/auth/require-session.tsx";
import { useContent } from "../lib/visitor.tsx";

export const Route = createFileRoute("/admin")({ component: Admin });

function Admin() {
  const words = useContent(admin);
  return (
    <AdminFrame>
      <PageHead title={words.title} description={words.description} />
      <PageTitle title={words.title} lead={words.lead} />
      <RequireAdmin>
        <DashboardPage />
      </RequireAdmin>
    </AdminFrame>
  );
}
