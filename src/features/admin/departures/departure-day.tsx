import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import { LoadFailure, useLoadProblem } from "../../../components/ui/loaded.tsx";
import { adminDepartures } from "../../../content/admin-departures.ts";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import type { DepartureSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { PageSkeleton } from "../layout/admin-page.tsx";
import panel from "../ui/panel.module.css";
import { AirportDepartures } from "./airport-departures.tsx";
import { DepartureFilters } from "./departure-filters.tsx";
import styles from "./departures.module.css";

/** The departures of the day and airport of an address: on the screen a list for each airport, on paper a sheet. */
export function DepartureDay({ search }: { search: DepartureSearch }) {
  const words = useContent(adminDepartures);
  const { loading, problems } = useContent(admin);
  // Until another day is loaded, the one before stays, dimmed.
  const query = useInfiniteQuery({
    ...adminQueries.departures(search),
    placeholderData: keepPreviousData,
  });
  const {
    isFetching,
    isPlaceholderData,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    dataUpdatedAt,
  } = query;
  const problem = useLoadProblem(query);
  const [isPrinting, setPrinting] = useState(false);
  const day = problem && isPlaceholderData ? undefined : query.data;
  const orders = day?.totals.reduce((sum, total) => sum + total.orders, 0) ?? 0;

  useEffect(() => {
    if (!isPrinting || isFetching) return;
    if (!problem && hasNextPage) return void fetchNextPage();
    setPrinting(false);
    if (!problem) window.print();
  }, [isPrinting, isFetching, problem, hasNextPage, fetchNextPage]);

  return (
    <>
      <DepartureFilters
        search={search}
        date={search.date ?? (isPlaceholderData ? undefined : day?.date)}
      >
        {day && day.items.length > 0 && (
          <Button variant="outline" busy={isPrinting} onClick={() => setPrinting(true)}>
            {isPrinting ? words.printing : words.print}
          </Button>
        )}
      </DepartureFilters>
      {problem && (
        <LoadFailure
          problem={problem}
          messages={problems}
          busy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {day === undefined && !problem && <PageSkeleton />}
      <div
        className={classNames(styles.sheets, isPlaceholderData && styles.stale)}
        aria-busy={isFetching || undefined}
      >
        {day?.items.length === 0 && (
          <Card>
            <p>{words.empty}</p>
          </Card>
        )}
        {day && hasNextPage && <p className={styles.incomplete}>{words.incomplete}</p>}
        {day?.totals.map((total) => (
          <AirportDepartures
            key={total.airport}
            date={day.date}
            readAt={new Date(dataUpdatedAt).toISOString()}
            total={total}
            items={day.items.filter(({ airport }) => airport === total.airport)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <p role="status" className={panel.note}>
          {day
            ? day.items.length > 0 &&
              `${words.shown(day.items.length, Math.max(orders, day.items.length))} ${words.times}`
            : !problem && loading}
        </p>
        {hasNextPage && (
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        )}
      </div>
    </>
  );
}
