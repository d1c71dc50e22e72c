import { Link, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { admin } from "#content/admin.ts";
import { hasAccess, STAFF_PARTS, type StaffAccess } from "#domain/accounts/role.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { AdminPage } from "./admin-page.tsx";

/** The API checks every call independently. */
export function RequirePart({ children }: { children: ReactNode }) {
  const { notAllowed: words } = useContent(admin);
  const { role } = useSession();
  // `useMatches` ignores a navigation that is still loading.
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "" });
  const [access, act] = [accessOf(path), path.endsWith("/new") ? "write" : "read"] as const;
  if (hasAccess(role, access, act)) return children;
  return (
    <AdminPage title={access === "admin" ? words.title : words.otherRole}>
      <Card>
        <p>{words.text}</p>
        <p>
          <Link {...adminLinks.dashboard()}>{words.back}</Link>
        </p>
      </Card>
    </AdminPage>
  );
}

function accessOf(path: string): StaffAccess {
  const part = path.split("/")[2] || "dashboard";
  return (STAFF_PARTS as Partial<Record<string, StaffAccess>>)[part] ?? "admin";
}
