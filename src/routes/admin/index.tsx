import { createFileRoute } from "@tanstack/react-router";
import { admin } from "../../content/admin.ts";
import { DashboardPage } from "../../features/admin/dashboard-page.tsx";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/")({ component: Dashboard });

function Dashboard() {
  const words = useContent(admin);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <DashboardPage />
    </StaffPage>
  );
}
