import { createContext, type ReactNode, use, useState } from "react";

/** What the staff area keeps while it is open, so that the way back shows what was there. It goes with the area. */
export interface StaffMemory {
  /** Answers of the API, by what was asked: shown at once, then asked for again. */
  answers: Map<string, unknown>;
  /** Where each list stands: its search parameters, by its path. */
  searches: Map<string, object>;
  /** The titles of the pages that were shown. */
  visited: Set<string>;
}

const StaffMemoryContext = createContext<StaffMemory | null>(null);

export function StaffMemoryProvider({ children }: { children: ReactNode }) {
  const [memory] = useState<StaffMemory>(() => ({ answers: new Map(), searches: new Map(), visited: new Set() }));
  return <StaffMemoryContext value={memory}>{children}</StaffMemoryContext>;
}

/** Throws outside of the staff area. */
export function useStaffMemory(): StaffMemory {
  const memory = use(StaffMemoryContext);
  if (!memory) throw new Error("useStaffMemory needs a StaffMemoryProvider above it");
  return memory;
}
