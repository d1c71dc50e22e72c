import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { admin } from "#content/admin.ts";
import { PAGE_SIZE, type Page } from "#domain/paging.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import type { ListSearch } from "./list-search.ts";

declare module "@tanstack/history" {
  /** The cursors of the previous pages; "" for the first page. */
  interface HistoryState {
    trail?: string[];
  }
}

const NONE: string[] = [];

/** Empty for an address that was opened directly. Undefined while the reader leaves the list. */
export function useTrail({ to }: AdminLink): string[] | undefined {
  return useLocation({
    select: ({ pathname, state }) => (pathname === to ? (state.trail ?? NONE) : undefined),
  });
}

export interface PageCount {
  first: number;
  last: number;
  total: number | null;
}

/** Undefined for a later page that was opened directly, because its position is unknown. */
export function countPage(
  page: Page<unknown>,
  cursor: string | undefined,
  trail: readonly string[],
): PageCount | undefined {
  if (cursor !== undefined && trail.length === 0) return undefined;
  const before = trail.length * PAGE_SIZE;
  const last = before + page.items.length;
  return {
    first: before + 1,
    last,
    total: page.next_cursor === null ? last : (page.total ?? null),
  };
}

interface ListPagerProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
  trail: readonly string[];
  next: string | null;
  /** True while the rows still belong to the previous search. */
  isLeaving: boolean;
  onTurn: () => void;
}

export function ListPager({
  link,
  search: { cursor, ...search },
  trail,
  next,
  isLeaving,
  onTurn,
}: ListPagerProps) {
  const { list: words } = useContent(admin);
  if (cursor === undefined && next === null) return null;
  const before = trail.at(-1);
  return (
    <nav aria-label={words.pages} className="cluster" inert={isLeaving}>
      {cursor !== undefined && trail.length !== 1 && (
        <ButtonLink {...link(search)} variant="quiet" size="s" onClick={onTurn}>
          {words.first}
        </ButtonLink>
      )}
      {before !== undefined && (
        <ButtonLink
          {...link({ ...search, cursor: before || undefined })}
          state={{ trail: trail.slice(0, -1) }}
          variant="outline"
          size="s"
          rel="prev"
          preload={false}
          onClick={onTurn}
        >
          <span aria-hidden>←</span> {words.previous}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          {...link({ ...search, cursor: next })}
          state={{ trail: [...trail, cursor ?? ""] }}
          variant="outline"
          size="s"
          rel="next"
          preload={false}
          onClick={onTurn}
        >
          {words.next} <span aria-hidden>→</span>
        </ButtonLink>
      )}
    </nav>
  );
}
