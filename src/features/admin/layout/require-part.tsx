import { Link, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { admin } from "../../../content/admin.ts";
import { hasAccess, STAFF_PARTS, type StaffAccess } from "../../../domain/accounts/role.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { AdminPage } from "./admin-page.tsx";

/** Shows a page of the staff area to those whom it is for, and says so to others. The API checks every call by itself. */
export function RequirePart({ children }: { children: ReactNode }) {
  const { notAllowed: words } = useContent(admin);
  const { role } = useSession();
  // Of the page that is shown, not of the one that a navigation is still loading.
  const access = useMatches({ select: (matches) => accessOf(matches.at(-1)?.fullPath ?? "") });
  if (hasAccess(role, access)) return children;
  return (
    <AdminPage title={words.title}>
      <Card>
        <p>{words.text}</p>
        <p>
          <Link {...adminLinks.dashboard()}>{words.back}</Link>
        </p>
      </Card>
    </AdminPage>
  );
}

/** Whom a page under /admin is for, by the first part of its path; for admins, where nothing else is said. */
function accessOf(path: string): StaffAccess {
  const part = path.split("/")[2] || "dashboard";
  return (STAFF_PARTS as Partial<Record<string, StaffAccess>>)[part] ?? "admin";
}
