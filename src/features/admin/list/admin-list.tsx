import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { Loaded, useLoaded } from "../../../components/ui/loaded.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { admin } from "../../../content/admin.ts";
import type { Page } from "../../../domain/paging.ts";
import { useContent } from "../../../lib/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { useAdminVisit } from "../layout/admin-page.tsx";
import panel from "../ui/panel.module.css";
import { type Filter, ListFilters } from "./list-filters.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./list.module.css";

interface ListWords {
  /** The table's name for screen readers, such as "Orders". */
  label: string;
  /** The label of the search box; absent, there is none. */
  search?: string;
  /** What can be searched for, shown below the box. */
  searchHint?: string;
  empty: string;
  /** The text that says how many rows this page shows. */
  shown: (count: number) => string;
}

interface AdminListProps<Item, Key extends QueryKey> {
  /** The list's address for a search, such as `(asked) => adminLinks.orders(parseOrderSearch(asked))`. */
  link: (asked: ListSearch) => AdminLink;
  /** The search of the current address: `Route.useSearch()`, with `validateSearch: parseOrderSearch`. */
  search: ListSearch;
  /** Fetches the page of `search`, such as `adminQueries.orders(search)`. */
  query: UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;
  columns: Column<Item>[];
  rowKey: (item: Item) => string;
  /** The `data-field` of every row, for tests and styles. */
  field: string;
  filters?: Filter[];
  words: ListWords;
  /** Actions on the filtered list, such as an export. */
  actions?: ReactNode;
}

/** A list of the admin area. Its address holds filters and page, so that it can be shared and the browser's Back works. */
export function AdminList<Item, Key extends QueryKey>(props: AdminListProps<Item, Key>) {
  const { link, search, columns, rowKey, field, filters = [], words, actions } = props;
  const { loading, problems, times } = useContent(admin);
  const { lists } = useAdminVisit();
  const headingId = useId();
  const results = useRef<HTMLElement>(null);
  const turned = useRef(false);
  // Until the rows of another page are loaded, the rows before them stay, dimmed.
  const query = useQuery({ ...props.query, placeholderData: keepPreviousData });
  const { isFetching, isPlaceholderData } = query;
  const { data: page, problem } = useLoaded(query);

  useEffect(() => {
    const standing = link(search);
    lists.set(standing.to, standing);
  }, [lists, link, search]);
  useEffect(() => {
    if (!turned.current || isFetching) return;
    turned.current = false;
    results.current?.focus({ preventScroll: true });
  }, [isFetching]);

  return (
    <Card>
      <div className={styles.list}>
        <ListFilters link={link} search={search} filters={filters} searchLabel={words.search} searchHint={words.searchHint}>
          {actions}
        </ListFilters>
        <section ref={results} tabIndex={-1} className={styles.results} aria-labelledby={headingId} aria-busy={isFetching || undefined}>
          <h2 id={headingId} className="visually-hidden">
            {words.label}
          </h2>
          <Loaded query={query} messages={problems} loading={<Skeleton lines={6} />}>
            {({ items }) =>
              items.length === 0 ? (
                <ListEmpty link={link} search={search} empty={words.empty} />
              ) : (
                <div className={classNames(isPlaceholderData && styles.stale)}>
                  <DataTable columns={columns} items={items} rowKey={rowKey} field={field} labelledBy={headingId} />
                </div>
              )
            }
          </Loaded>
          <div className={styles.foot}>
            <p role="status" className={panel.note}>
              {page ? page.items.length > 0 && `${words.shown(page.items.length)} ${times}` : !problem && loading}
            </p>
            {page && <ListPager link={link} search={search} next={page.next_cursor} onTurn={() => (turned.current = true)} />}
          </div>
        </section>
      </div>
    </Card>
  );
}

interface ListEmptyProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
  /** The text for a list without any rows. */
  empty: string;
}

/** The text for an empty page: there are no rows at all, or none match the filters. */
function ListEmpty({ link, search, empty }: ListEmptyProps) {
  const { list: words } = useContent(admin);
  if (Object.keys(search).length === 0) return <p>{empty}</p>;
  return (
    <div className={styles.empty}>
      <p>{words.noMatch}</p>
      <ButtonLink {...link({})} variant="outline">
        {words.clear}
      </ButtonLink>
    </div>
  );
}

interface ListPagerProps {
  link: (search: ListSearch) => AdminLink;
  search: ListSearch;
  next: string | null;
  onTurn: () => void;
}

/** Links to the first and the next page. The browser's Back leads to the previous one. */
function ListPager({ link, search: { cursor, ...search }, next, onTurn }: ListPagerProps) {
  const { list: words } = useContent(admin);
  if (cursor === undefined && next === null) return null;
  return (
    <nav aria-label={words.pages} className={panel.actions}>
      {cursor !== undefined && (
        <ButtonLink {...link(search)} variant="outline" onClick={onTurn}>
          {words.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink {...link({ ...search, cursor: next })} variant="outline" rel="next" preload={false} onClick={onTurn}>
          {words.next} <span aria-hidden="true">→</span>
        </ButtonLink>
      )}
    </nav>
  );
}
