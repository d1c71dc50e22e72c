import { createContext, type ReactNode, use, useState } from "react";
import type { AdminLink } from "./admin-links.ts";

/** What the admin area remembers while it is open, so that the way back shows what was there. It goes with the area. */
export interface AdminMemory {
  /** Answers of the API, by what was asked: shown at once, then asked for again. */
  answers: Map<string, unknown>;
  /** Where each list stands, by its path. */
  lists: Map<AdminLink["to"], AdminLink>;
  /** The titles of the pages that were shown. */
  visited: Set<string>;
}

const AdminMemoryContext = createContext<AdminMemory | null>(null);

export function AdminMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<AdminMemory>(() => ({ answers: new Map(), lists: new Map(), visited: new Set() }));
  return <AdminMemoryContext value={memory}>{children}</AdminMemoryContext>;
}

/** Throws outside of the admin area. */
export function useAdminMemory(): AdminMemory {
  const memory = use(AdminMemoryContext);
  if (!memory) throw new Error("useAdminMemory needs a AdminMemoryProvider above it");
  return memory;
}
