import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminDepartures } from "../../../content/admin-departures.ts";
import { airports } from "../../../content/airports.ts";
import type { DepartureTotal } from "../../../domain/departures/departure.schema.ts";
import { countTravellers } from "../../../domain/departures/departure.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { useCount } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";

/** How many travellers leave today, and from which airports. It leads to their list. */
export function TodayCard({ totals }: { totals: DepartureTotal[] | undefined }) {
  const { card: words, noAirport } = useContent(adminDepartures);
  const count = useCount();
  const names: Partial<Record<string, string>> = useContent(airports);
  return (
    <Panel id="today" heading={words.heading}>
      {totals === undefined ? (
        <Skeleton />
      ) : (
        <div data-field="today" className={styles.today}>
          <p>
            {totals.length === 0
              ? words.nobody
              : words.leaving(totals.reduce((sum, total) => sum + countTravellers(total), 0))}
          </p>
          <ul>
            {totals.map((total) => (
              <li key={total.airport}>
                {total.airport ? (
                  <Link {...adminLinks.departures({ airport: total.airport })} preload={false}>
                    {names[total.airport] ?? total.airport}
                  </Link>
                ) : (
                  noAirport
                )}
                <strong>{count(countTravellers(total))}</strong>
              </li>
            ))}
          </ul>
          <p className={panel.note}>{words.note}</p>
          <ButtonLink {...adminLinks.departures()} variant="outline">
            {words.link}
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
