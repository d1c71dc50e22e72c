import { createContext, type ReactNode, use, useState } from "react";
import type { AdminLink } from "./admin-links.ts";

/** What the admin area remembers while it is open, so that going back shows a page at once. Leaving the area drops it. */
export interface AdminMemory {
  /** Responses of the API by key: shown at once, then fetched again. */
  answers: Map<string, unknown>;
  /** The last address of each list, by its path. */
  lists: Map<AdminLink["to"], AdminLink>;
  /** The titles of the pages that were shown. */
  visited: Set<string>;
}

const AdminMemoryContext = createContext<AdminMemory | null>(null);

export function AdminMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<AdminMemory>(() => ({ answers: new Map(), lists: new Map(), visited: new Set() }));
  return <AdminMemoryContext value={memory}>{children}</AdminMemoryContext>;
}

/** The memory of the admin area. Throws outside of it. */
export function useAdminMemory(): AdminMemory {
  const memory = use(AdminMemoryContext);
  if (!memory) throw new Error("useAdminMemory needs a AdminMemoryProvider above it");
  return memory;
}
