import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PageHead } from "#components/layout/page-head.tsx";
import { admin } from "#content/admin.ts";
import { AdminFrame } from "#features/admin/layout/admin-frame.tsx";
import { AdminVisitProvider } from "#features/admin/layout/admin-page.tsx";
import { RequirePart } from "#features/admin/layout/require-part.tsx";
import { UpdatesPoll } from "#features/admin/layout/updates-poll.tsx";
import { RequireStaff } from "#features/auth/require-session.tsx";
import { useSession } from "#lib/session/session.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin")({
  component: Admin,
});

function Admin() {
  const words = useContent(admin);
  const { role } = useSession();
  return (
    <AdminFrame>
      {!role && <PageHead title={words.area} />}
      <RequireStaff revoked={words.accessRevoked}>
        <UpdatesPoll />
        <AdminVisitProvider>
          <RequirePart>
            <Outlet />
          </RequirePart>
        </AdminVisitProvider>
      </RequireStaff>
    </AdminFrame>
  );
}
