import { createFileRoute } from "@tanstack/react-router";
import { adminLaunch } from "#content/admin-launch.ts";
import { LaunchList } from "#features/admin/launch/launch-list.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/launch")({ component: Launch });

function Launch() {
  const words = useContent(adminLaunch);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <LaunchList />
    </AdminPage>
  );
}
