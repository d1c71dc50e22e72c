import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PageHead } from "../components/layout/page-head.tsx";
import { admin } from "../content/admin.ts";
import { AdminFrame } from "../features/admin/admin-frame.tsx";
import { StaffMemoryProvider } from "../features/admin/staff-memory.tsx";
import { RequireAdmin } from "../features/auth/require-session.tsx";
import { useSession } from "../lib/session/session.ts";
import { useContent } from "../lib/visitor.tsx";

/** Every page of the staff area: only admins see what is under it (spec section 6). */
export const Route = createFileRoute("/admin")({ component: Admin });

function Admin() {
  const words = useContent(admin);
  const { isAdmin } = useSession();
  return (
    <AdminFrame>
      {!isAdmin && <PageHead title={words.title} description={words.description} />}
      <RequireAdmin>
        <StaffMemoryProvider>
          <Outlet />
        </StaffMemoryProvider>
      </RequireAdmin>
    </AdminFrame>
  );
}
