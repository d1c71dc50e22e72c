import { createFileRoute } from "@tanstack/react-router";
import { adminRoles } from "#content/admin-roles.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { RolesPage } from "#features/admin/roles/roles-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/roles")({ component: Roles });

function Roles() {
  const words = useContent(adminRoles);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <RolesPage />
    </AdminPage>
  );
}
