import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { type Column, DataTable } from "../../../components/ui/data-table.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { admin } from "../../../content/admin.ts";
import type { Page } from "../../../domain/paging.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { LoadProblem } from "../load-problem.tsx";
import { useStaffMemory } from "../staff-memory.tsx";
import { useStaffData } from "../use-staff-data.ts";
import { ListEmpty } from "./list-empty.tsx";
import { type Filter, ListFilters } from "./list-filters.tsx";
import { ListPager } from "./list-pager.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./staff-list.module.css";

export interface ListWords {
  /** What the table is, read aloud: "Orders". */
  label: string;
  /** The label of the search box; without it there is none. */
  search?: string;
  /** What can be searched for, shown below the box. */
  searchHint?: string;
  empty: string;
  /** How many rows this page shows. */
  shown: (count: number) => string;
}

interface StaffListProps<Item, Search extends ListSearch> {
  /** The list's own path, such as "/admin/orders". */
  path: string;
  /** `Route.useSearch()`, with `validateSearch: listSearch<…>("q", "cursor", …)`. */
  search: Search;
  /** One page; a function of the calls' module, such as `fetchOrders`. */
  fetchPage: (query: Search) => Promise<Page<Item>>;
  columns: Column<Item>[];
  rowKey: (item: Item) => string;
  /** What a row is: `data-field` of every row. */
  field: string;
  filters?: Filter[];
  words: ListWords;
  /** What can be done with the list as it is filtered, such as an export. */
  actions?: ReactNode;
}

/**
 * A list of the staff area. Its address keeps where it stands, so that it can be shared and the browser's Back works.
 *
 *   export const Route = createFileRoute("/admin/orders/")({ validateSearch: listSearch<OrderSearch>("q", "status", "cursor"), component: Orders });
 *
 *   <StaffPage title={words.title}>
 *     <StaffList path="/admin/orders" search={Route.useSearch()} fetchPage={fetchOrders} rowKey={({ id }) => id} field="order"
 *       columns={[{ label: words.number, render: (order) => <Link to="/admin/orders/$orderId" params={…}>{order.order_number}</Link> }, …]}
 *       filters={[{ name: "status", label: words.status, any: words.anyStatus, choices: ORDER_STATUSES.map(…) }]} words={words.list} />
 *   </StaffPage>
 */
export function StaffList<Item, Search extends ListSearch>(props: StaffListProps<Item, Search>) {
  const { path, search, fetchPage, columns, rowKey, field, filters = [], words, actions } = props;
  const { list: common, loading } = useContent(admin);
  const memory = useStaffMemory();
  const headingId = useId();
  const results = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const key = `${path} ${JSON.stringify(search)}`;
  const { data, busy, problem, reload } = useStaffData(key, () => fetchPage(search));

  useEffect(() => void memory.searches.set(path, search), [memory, path, search]);
  useEffect(() => {
    if (!turned.current || busy) return;
    turned.current = false;
    results.current?.focus({ preventScroll: true });
  }, [busy]);

  return (
    <Card>
      <div className={styles.list}>
        <ListFilters path={path} search={search} filters={filters} searchLabel={words.search} searchHint={words.searchHint}>
          {actions}
        </ListFilters>
        <section ref={results} tabIndex={-1} className={styles.results} aria-labelledby={headingId} aria-busy={busy || undefined}>
          <h2 id={headingId} className="visually-hidden">
            {words.label}
          </h2>
          {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
          {data === null && !problem && <Skeleton lines={6} />}
          {data !== null && data.items.length === 0 && <ListEmpty path={path} search={search} empty={words.empty} />}
          {data !== null && data.items.length > 0 && (
            <div className={classNames(busy && styles.stale)}>
              <DataTable columns={columns} items={data.items} rowKey={rowKey} field={field} labelledBy={headingId} />
            </div>
          )}
          <div className={styles.foot}>
            <p role="status" className={styles.note}>
              {busy && data === null ? loading : data && data.items.length > 0 ? words.shown(data.items.length) : ""}
            </p>
            {data !== null && (
              <ListPager path={path} search={search} next={data.next_cursor} words={common} onTurn={() => (turned.current = true)} />
            )}
          </div>
        </section>
      </div>
    </Card>
  );
}
