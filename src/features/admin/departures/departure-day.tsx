import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useEffect, useState } from "react";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { AirportSelect } from "#components/sections/airport-select.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { SelectField } from "#components/ui/field.tsx";
import { LoadFailure, useLoadProblem } from "#components/ui/loaded.tsx";
import { MoreButton } from "#components/ui/more-button.tsx";
import { admin } from "#content/admin.ts";
import { adminDepartures } from "#content/admin-departures.ts";
import { adminGroupActs } from "#content/admin-group-acts.ts";
import { mayUse } from "#domain/accounts/role.ts";
import { departureDate } from "#domain/departures/departure.ts";
import { addDays } from "#domain/time.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { adminLinks, type DepartureSearch } from "../data/admin-links.ts";
import { adminQueries, toDepartureQuery } from "../data/admin-queries.ts";
import { PageSkeleton } from "../layout/admin-page.tsx";
import { type ListSearch, parseDepartureSearch } from "../list/list-search.ts";
import { DayField } from "../ui/day-field.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import panel from "../ui/panel.module.css";
import { AirportDepartures } from "./airport-departures.tsx";
import styles from "./departures.module.css";

export function DepartureDay({ search }: { search: DepartureSearch }) {
  const words = useContent(adminDepartures);
  const { loading, problems } = useContent(admin);
  const query = useInfiniteQuery({
    ...adminQueries.departures(search),
    placeholderData: keepPreviousData,
  });
  const { isFetching, isPlaceholderData, hasNextPage, fetchNextPage, dataUpdatedAt } = query;
  const problem = useLoadProblem(query);
  const [isPrinting, setPrinting] = useState(false);
  const day = problem && isPlaceholderData ? undefined : query.data;
  const isEmpty = day?.items.length === 0;
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
        date={(!isPlaceholderData && day?.date) || departureDate(search, Date.now())}
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
      <div role="status" className={isEmpty ? undefined : "visually-hidden"}>
        {isEmpty && (
          <Card>
            <p>{isPlaceholderData ? loading : words.empty}</p>
          </Card>
        )}
      </div>
      <div
        className={classNames(styles.sheets, isPlaceholderData && styles.stale)}
        aria-busy={isFetching || undefined}
      >
        {day && hasNextPage && <p className={styles.incomplete}>{words.incomplete}</p>}
        {day?.totals.map((total) => (
          <AirportDepartures
            key={total.airport}
            date={day.date}
            readAt={new Date(dataUpdatedAt).toISOString()}
            total={total}
            items={day.items.filter(({ airport }) => airport === total.airport)}
            hasNotes={day.items.some(({ notes }) => notes.length > 0)}
          />
        ))}
      </div>
      {/* A section, which gets the focus when the button has loaded the last departures. */}
      <section className={styles.foot}>
        <p role="status" className={panel.note}>
          {day && !isPlaceholderData
            ? !isEmpty &&
              `${words.shown(day.items.length, Math.max(orders, day.items.length))} ${words.times}`
            : !isEmpty && !problem && loading}
        </p>
        <MoreButton query={query} words={words} />
      </section>
    </>
  );
}

interface DepartureFiltersProps {
  search: DepartureSearch;
  /** YYYY-MM-DD. Until the API answers without a `date`, this is today by the browser's clock. */
  date: string;
  children: ReactNode;
}

function DepartureFilters({ search, date: asked, children }: DepartureFiltersProps) {
  const { filters: words, export: exportWords } = useContent(adminDepartures);
  const { open: openGroupAct } = useContent(adminGroupActs);
  const navigate = useNavigate();
  const { role } = useSession();
  const ask = (changes: ListSearch) =>
    void navigate({
      ...adminLinks.departures(parseDepartureSearch({ ...search, ...changes })),
      resetScroll: false,
    });
  const { date: _date, ...elsewhen } = search;
  // The address may hold any text.
  const isDay = !Number.isNaN(Date.parse(`${asked}T00:00Z`));
  const [previous, date, next] = isDay ? [-1, 0, 1].map((days) => addDays(asked, days)) : [];
  return (
    <Card className={styles.filters}>
      <section aria-label={words.label} className={styles.fields}>
        <DayField
          className={styles.date}
          name="date"
          label={words.date}
          day={date ?? ""}
          onDay={(day) => day && ask({ date: day })}
        />
        <nav aria-label={words.date} className={styles.days}>
          {previous && (
            <ButtonLink
              {...adminLinks.departures({ ...search, date: previous })}
              variant="outline"
              resetScroll={false}
              aria-label={words.previous}
            >
              <ChevronLeft size={18} aria-hidden />
            </ButtonLink>
          )}
          <ButtonLink {...adminLinks.departures(elsewhen)} variant="outline" resetScroll={false}>
            {words.today}
          </ButtonLink>
          {next && (
            <ButtonLink
              {...adminLinks.departures({ ...search, date: next })}
              variant="outline"
              resetScroll={false}
              aria-label={words.next}
            >
              <ChevronRight size={18} aria-hidden />
            </ButtonLink>
          )}
        </nav>
        <AirportSelect
          className={styles.choice}
          label={words.airport}
          none={words.anyAirport}
          value={search.airport ?? ""}
          onChange={({ target }) => ask({ airport: target.value })}
        />
        <SelectField
          className={styles.choice}
          name="show"
          label={words.show}
          value={search.show ?? ""}
          onChange={({ target }) => ask({ show: target.value })}
        >
          <option value="">{words.coming}</option>
          <option value="all">{words.all}</option>
        </SelectField>
      </section>
      <div className={styles.actions}>
        {date && mayUse(role, "exports") && (
          <ExportButton
            name={`departures-${date}.csv`}
            fetchCsv={(format) =>
              api.admin["departures.csv"].$get({
                query: { ...toDepartureQuery({ ...search, date }), format },
              })
            }
            formats
            words={exportWords}
          />
        )}
        {date && mayUse(role, "group-acts") && (
          <ButtonLink
            {...adminLinks.groupActs({ date, airport: search.airport })}
            variant="outline"
          >
            {openGroupAct}
          </ButtonLink>
        )}
        {/* This part comes last: it appears with the rows and must not move a button. */}
        {children}
      </div>
    </Card>
  );
}
