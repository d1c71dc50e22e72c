import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from "@tanstack/react-query";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type Column, DataTable, readId } from "#components/ui/data-table.tsx";
import { useLoaded } from "#components/ui/loaded.tsx";
import { admin } from "#content/admin.ts";
import { PAGE_SIZE, type Page } from "#domain/paging.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { AdminLink } from "../data/admin-links.ts";
import { useListPreferences } from "../data/list-preferences.ts";
import { AdminData, useAdminVisit } from "../layout/admin-page.tsx";
import { useCount } from "../ui/formats.tsx";
import { Menu, MenuChoice, MenuGroup } from "../ui/menu.tsx";
import panel from "../ui/panel.module.css";
import { useKeys } from "../ui/use-keys.ts";
import { type Filter, findBackwards, ListFilters } from "./list-filters.tsx";
import { countPage, ListPager, useTrail } from "./list-pager.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./list.module.css";

interface ListWords {
  label: string;
  search?: string;
  searchHint?: string;
  empty: string;
  shown: (count: number) => string;
}

interface AdminListProps<Item, Key extends QueryKey> {
  link: (asked: ListSearch) => AdminLink;
  search: ListSearch;
  query: UseQueryOptions<Page<Item>, Error, Page<Item>, Key>;
  columns: Column<Item>[];
  rowKey?: (item: Item) => string;
  field: string;
  filters?: Filter[];
  words: ListWords;
  actions?: ReactNode;
  above?: ReactNode;
  totals?: ReactNode;
  /** True when one row can appear on several pages, so that the list shows no counts. */
  repeats?: boolean;
  bulk?: ComponentType<{ picked: Item[]; drop: (items: readonly Item[]) => void }>;
}

export function AdminList<Item, Key extends QueryKey>(props: AdminListProps<Item, Key>) {
  const { link, search, rowKey = readId, field, filters = [], words } = props;
  const { actions, above, totals, bulk: Bulk } = props;
  const { loading, times, list: shared } = useContent(admin);
  const { lists } = useAdminVisit();
  const [{ compact }] = useListPreferences();
  const columns = useShownColumns(field, props.columns);
  const led = useTrail(link(search));
  const trail = led ?? [];
  const count = useCount();
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const isBackwards = findBackwards(filters, search) !== undefined;
  const query = useQuery({
    ...props.query,
    enabled: !isBackwards,
    placeholderData: keepPreviousData,
  });
  const { isFetching, isPlaceholderData } = query;
  const { data: page, problem } = useLoaded(query);
  const [picked, pick] = usePicked(link(search), rowKey);
  // A picked row stays picked when new rows push it off the page.
  const pickedItems = [...picked].map(
    ([key, item]) => page?.items.find((row) => rowKey(row) === key) ?? item,
  );
  const drop = (items: readonly Item[]) => pick(items, false);
  useListKeys(frame);

  useEffect(() => {
    if (!led) return;
    const standing = { ...link(search), state: { trail: led } };
    lists.set(standing.to, standing);
  }, [lists, link, search, led]);
  useEffect(() => {
    if (!turned.current || isFetching) return;
    turned.current = false;
    results.current?.focus({ preventScroll: true });
  }, [isFetching]);

  const range = page && !props.repeats && countPage(page, search.cursor, trail);
  const isEmpty = page?.items.length === 0 && !isBackwards;
  const isAsked = Object.keys(search).length > 0;
  const shown = !isBackwards && page && (
    <>
      {range && (page.next_cursor !== null || range.first > 1)
        ? shared.range(
            count(range.first),
            count(range.last),
            range.total === null ? null : count(range.total),
          )
        : words.shown(page.items.length)}{" "}
      {times}
    </>
  );
  return (
    <Card>
      {/* A section, which gets the focus when a filter's link disappears. */}
      <section ref={frame} className={styles.list}>
        {above}
        <ListFilters
          link={link}
          search={search}
          filters={filters}
          searchLabel={words.search}
          searchHint={words.searchHint}
          isEmpty={isEmpty}
        >
          {actions}
        </ListFilters>
        <section
          ref={results}
          tabIndex={-1}
          className={styles.results}
          aria-labelledby={headingId}
          aria-busy={isFetching || undefined}
        >
          <h2 id={headingId} className="visually-hidden">
            {words.label}
          </h2>
          {!isBackwards && totals}
          {/* Screen readers read only what changes in an element that stays, so an empty list says so here. */}
          <p role="status" className={isEmpty ? undefined : "visually-hidden"}>
            {isBackwards && shared.backwards}
            {!isBackwards && !page && !problem && loading}
            {isEmpty && (isPlaceholderData ? loading : isAsked ? shared.noMatch : words.empty)}
          </p>
          {!isBackwards && (
            <AdminData query={query} lines={6}>
              {({ items }) =>
                items.length === 0 ? (
                  isAsked && (
                    <ButtonLink {...link({})} variant="outline" className={styles.all}>
                      {shared.clear}
                    </ButtonLink>
                  )
                ) : (
                  <div className={classNames(isPlaceholderData && styles.stale)}>
                    <DataTable
                      columns={columns}
                      items={items}
                      rowKey={rowKey}
                      field={field}
                      labelledBy={headingId}
                      compact={compact}
                      selection={
                        Bulk && {
                          keys: picked,
                          onPick: pick,
                          disabled: isPlaceholderData,
                          words: shared.pick,
                        }
                      }
                    />
                  </div>
                )
              }
            </AdminData>
          )}
          {Bulk && pickedItems.length > 0 && (
            <div role="region" aria-label={shared.pick.heading} className={styles.bulk}>
              <p role="status">{shared.pick.count(pickedItems.length)}</p>
              <Bulk picked={pickedItems} drop={drop} />
              <Button variant="quiet" size="s" onClick={() => drop(pickedItems)}>
                {shared.pick.drop}
              </Button>
            </div>
          )}
          <div className={styles.foot}>
            <p role="status" className={panel.note}>
              {page && !isEmpty && (isPlaceholderData ? !isBackwards && loading : shown)}
            </p>
            <ListDisplay field={field} columns={props.columns} />
            {page && (
              <ListPager
                link={link}
                search={search}
                trail={trail}
                next={page.next_cursor}
                isLeaving={isPlaceholderData}
                onTurn={() => (turned.current = true)}
              />
            )}
          </div>
        </section>
      </section>
    </Card>
  );
}

function usePicked<Item>(
  page: AdminLink,
  rowKey: (item: Item) => string,
): [ReadonlyMap<string, Item>, (items: readonly Item[], isPicked: boolean) => void] {
  const name = JSON.stringify(page);
  const [state, setState] = useState({ page: name, picked: new Map<string, Item>() });
  const picked = new Map(state.page === name ? state.picked : []);
  const pick = (items: readonly Item[], isPicked: boolean) => {
    for (const item of items)
      if (!isPicked) picked.delete(rowKey(item));
      else if (picked.size < PAGE_SIZE) picked.set(rowKey(item), item);
    setState({ page: name, picked });
  };
  return [picked, pick];
}

function useShownColumns<Item>(field: string, columns: Column<Item>[]): Column<Item>[] {
  const [{ columns: chosen }] = useListPreferences();
  return columns.filter(
    ({ name, isExtra = false }) => name === undefined || (chosen[field]?.[name] ?? !isExtra),
  );
}

interface ListDisplayProps<Item> {
  field: string;
  columns: Column<Item>[];
}

function ListDisplay<Item>({ field, columns }: ListDisplayProps<Item>) {
  const { display: words } = useContent(admin).list;
  const [{ compact, columns: chosen }, change] = useListPreferences();
  return (
    <Menu
      label={
        <>
          <SlidersHorizontal size={16} aria-hidden /> {words.open}
        </>
      }
    >
      <MenuChoice
        type="checkbox"
        checked={compact}
        onChoose={(checked) => change({ compact: checked })}
      >
        {words.compact}
      </MenuChoice>
      {columns.some(({ name }) => name !== undefined) && (
        <MenuGroup label={words.columns}>
          {columns.map(
            ({ name, label, isExtra = false }) =>
              name !== undefined && (
                <MenuChoice
                  key={name}
                  type="checkbox"
                  name={`column-${name}`}
                  checked={chosen[field]?.[name] ?? !isExtra}
                  onChoose={(checked) =>
                    change({
                      columns: { ...chosen, [field]: { ...chosen[field], [name]: checked } },
                    })
                  }
                >
                  {label}
                </MenuChoice>
              ),
          )}
        </MenuGroup>
      )}
    </Menu>
  );
}

function useListKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("tbody th a") ?? [])];
    const row = document.activeElement?.closest("tr");
    const now = links.findIndex((link) => link.closest("tr") === row);
    // From outside of the list, j goes to the first row and k to the last.
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
