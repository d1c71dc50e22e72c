import { useLocation } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { admin } from "#content/admin.ts";
import { PAGE_SIZE, type Page } from "#domain/paging.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import type { ListSearch } from "./list-search.ts";

declare module "@tanstack/history" {
  /** The cursors of the pages before this one; the first page has an empty one. */
  interface HistoryState {
    trail?: string[];
  }
}

const NONE: string[] = [];

/** An address that was opened by itself has none. Undefined while the list is being left. */
export function useTrail({ to }: AdminLink): string[] | undefined {
  return useLocation({
    select: ({ pathname, state }) => (pathname === to ? (state.trail ?? NONE) : undefined),
  });
}

export interface PageCount {
  first: number;
  last: number;
  /** Null when it is not known. */
  total: number | null;
}

/** Counts the rows of a page; undefined for a page that was opened by itself. */
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
  /** The rows still show another page, whose next page is another one. */
  isLeaving: boolean;
  onTurn: () => void;
}

/** A page that was opened by itself leads to the first page only. */
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
