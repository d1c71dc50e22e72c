import { useState } from "react";

/** A text that survives a reload of this tab, stored under a name until `forget`. A browser that forbids storage stores nothing. */
export function useDraft(name: string): { draft: string; keep: (text: string) => void; forget: () => void } {
  const key = `envol.draft.${name}`;
  const [draft] = useState(() => quietly(() => sessionStorage.getItem(key)) ?? "");
  return {
    draft,
    keep: (text) => void quietly(() => sessionStorage.setItem(key, text)),
    forget: () => void quietly(() => sessionStorage.removeItem(key)),
  };
}

function quietly<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
