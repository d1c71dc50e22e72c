import { createContext, type ReactNode, use, useState } from "react";
import type { AdminLink } from "../data/admin-links.ts";

/** What the admin area remembers while it is open, so that going back leads to the same list. Leaving the area or signing out drops it. */
export interface AdminVisit {
  /** The last address of each list, by its path. */
  lists: Map<AdminLink["to"], AdminLink>;
  /** The titles of the pages that were shown. */
  titles: Set<string>;
}

const AdminVisitContext = createContext<AdminVisit | null>(null);

export function AdminVisitProvider({ children }: { children: ReactNode }) {
  const [visit] = useState<AdminVisit>(() => ({ lists: new Map(), titles: new Set() }));
  return <AdminVisitContext value={visit}>{children}</AdminVisitContext>;
}

/** Throws outside of the admin area. */
export function useAdminVisit(): AdminVisit {
  const visit = use(AdminVisitContext);
  if (!visit) throw new Error("useAdminVisit needs an AdminVisitProvider above it");
  return visit;
}
