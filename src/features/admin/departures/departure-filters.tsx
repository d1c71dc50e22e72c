import { useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SelectField } from "../../../components/ui/field.tsx";
import { adminDepartures } from "../../../content/admin-departures.ts";
import { airports } from "../../../content/airports.ts";
import { mayUse } from "../../../domain/accounts/role.ts";
import { dateAfter } from "../../../domain/departures/departure.ts";
import { AIRPORT_CODES } from "../../../domain/airports/airports.ts";
import { api } from "../../../lib/session/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks, type DepartureSearch } from "../data/admin-links.ts";
import { toDepartureQuery } from "../data/admin-queries.ts";
import { type ListSearch, parseDepartureSearch } from "../list/list-search.ts";
import { DayField } from "../ui/day-field.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import styles from "./departures.module.css";

interface DepartureFiltersProps {
  search: DepartureSearch;
  /** The day that is shown, YYYY-MM-DD; undefined until it is known which one today is. */
  date: string | undefined;
  /** Actions on the day. */
  children: ReactNode;
}

/** The day, its neighbours, and the airport. Each change adds a history entry. */
export function DepartureFilters({ search, date: asked, children }: DepartureFiltersProps) {
  const { filters: words, export: exportWords } = useContent(adminDepartures);
  const names = useContent(airports);
  const navigate = useNavigate();
  const { role } = useSession();
  const ask = (changes: ListSearch) =>
    void navigate({
      ...adminLinks.departures(parseDepartureSearch({ ...search, ...changes })),
      resetScroll: false,
    });
  const { date: _date, ...elsewhen } = search;
  // An address may ask for a day that is none.
  const [previous, date, next] = [dateAfter(asked, -1), dateAfter(asked, 0), dateAfter(asked, 1)];
  const isListed = (AIRPORT_CODES as readonly string[]).includes(search.airport ?? "");
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
              <ChevronLeft size={18} aria-hidden="true" />
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
              <ChevronRight size={18} aria-hidden="true" />
            </ButtonLink>
          )}
        </nav>
        <SelectField
          className={styles.choice}
          name="airport"
          label={words.airport}
          value={search.airport ?? ""}
          onChange={({ target }) => ask({ airport: target.value })}
        >
          <option value="">{words.anyAirport}</option>
          {search.airport && !isListed && <option>{search.airport}</option>}
          {AIRPORT_CODES.map((code) => (
            <option key={code} value={code}>
              {names[code]}
            </option>
          ))}
        </SelectField>
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
        {children}
        {date && mayUse(role, "exports") && (
          <ExportButton
            name={`departures-${date}.csv`}
            fetchCsv={() =>
              api.admin["departures.csv"].$get({ query: toDepartureQuery({ ...search, date }) })
            }
            words={exportWords}
          />
        )}
      </div>
    </Card>
  );
}
