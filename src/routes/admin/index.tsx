import { createFileRoute } from "@tanstack/react-router";
import { admin } from "#content/admin.ts";
import { DashboardPage } from "#features/admin/dashboard/dashboard-page.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/")({ component: Dashboard });

function Dashboard() {
  const words = useContent(admin);
  return (
    <AdminPage title={words.title}>
      <DashboardPage />
    </AdminPage>
  );
}
