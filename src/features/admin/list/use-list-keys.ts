import type { RefObject } from "react";
import { useKeys } from "../ui/use-keys.ts";

/** The keys of a list: j and k go from row to row, x picks one, / leads to the search. Enter opens, as the focus is on a row's link. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const row = document.activeElement?.closest("tr");
    const now = links.findIndex((link) => link.closest("tr") === row);
    // From outside of the rows, j begins at the first one and k at the last.
    links
      .at(now < 0 ? (step === 1 ? 0 : -1) : Math.min(links.length - 1, Math.max(0, now + step)))
      ?.focus();
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () =>
      document.activeElement
        ?.closest("tr")
        ?.querySelector<HTMLElement>('input[type="checkbox"]')
        ?.click(),
    "/": () => list.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });
}
