import { Link } from "@tanstack/react-router";
import { Badge } from "#components/ui/badge.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { adminDepartures } from "#content/admin-departures.ts";
import { airports } from "#content/airports.ts";
import { party as partyWords } from "#content/party.ts";
import { airportTimeZone } from "#domain/airports/airport-time.ts";
import { partySize } from "#domain/money/fares.ts";
import type { Departure, DepartureTotal } from "#domain/departures/departure.schema.ts";
import { printTimes } from "#domain/french-typography.ts";
import { toLocale } from "#domain/language.ts";
import { useAirportMoment, writtenDay } from "#lib/orders/order-formats.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { CustomerName } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import styles from "./departures.module.css";

const TOTALS = ["orders", "adults", "children", "infants", "paid", "unpaid", "used"] as const;

interface AirportDeparturesProps {
  date: string;
  readAt: string;
  total: DepartureTotal;
  items: Departure[];
  /** True if any airport of the day has notes, so that the columns of all tables align. */
  hasNotes: boolean;
}

export function AirportDepartures({
  date,
  readAt,
  total,
  items,
  hasNotes,
}: AirportDeparturesProps) {
  const words = useContent(adminDepartures);
  const { party } = useContent(partyWords);
  const names = useContent(airports);
  const { language } = useSiteContext();
  const { airport } = total;
  const id = `departures-${airport.replaceAll(/\W/g, "-")}`;
  const columns: Column<Departure>[] = [
    {
      label: words.columns.number,
      render: (order) => (
        <Link {...adminLinks.order(order.id)} preload={false}>
          {order.order_number}
        </Link>
      ),
    },
    {
      label: words.columns.flight,
      render: ({ flight_number: flight }) => <span className={styles.flight}>{flight ?? "—"}</span>,
    },
    {
      label: words.columns.name,
      render: ({ customer }) =>
        (customer.email && `${customer.first_name} ${customer.last_name}`.trim()) || (
          <CustomerName customer={customer} />
        ),
    },
    {
      label: words.columns.passengers,
      render: (order) => (
        <>
          {party(order)}
          {order.unpaid_travellers > 0 && (
            <strong className={styles.unpaid}>{words.unpaidOf(order.unpaid_travellers)}</strong>
          )}
        </>
      ),
    },
    { label: words.columns.state, render: (departure) => <DepartureState departure={departure} /> },
    ...(hasNotes
      ? [{ label: words.columns.notes, render: ({ notes }: Departure) => <Notes notes={notes} /> }]
      : []),
  ];
  const moment = useAirportMoment(airport);
  return (
    <div className={styles.sheet} data-airport={airport}>
      <Panel id={id} heading={names[airport] ?? (airport || words.noAirport)}>
        <p className={styles.day}>
          {writtenDay(date, language)}
          <br />
          {words.asOf(moment(readAt))}
        </p>
        <dl className={styles.totals}>
          {TOTALS.map((name) => (
            <div key={name} data-total={name}>
              <dt>{words.totals[name]}</dt>
              <dd>{total[name]}</dd>
            </div>
          ))}
        </dl>
        {items.length > 0 && (
          <DataTable columns={columns} items={items} field="departure" labelledBy={id} />
        )}
      </Panel>
    </div>
  );
}

function Notes({ notes }: { notes: string[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function DepartureState({ departure }: { departure: Departure }) {
  const { airport, status, used_at, let_through: through } = departure;
  const all = partySize(departure);
  const words = useContent(adminDepartures);
  const { language } = useSiteContext();
  if (used_at === null) return <OrderStatusBadge status={status} />;
  const format = new Intl.DateTimeFormat(toLocale(language), {
    timeStyle: "short",
    timeZone: airportTimeZone(airport),
  });
  const wasCalledOff = status === "cancelled" || status === "refunded";
  return (
    <span className={styles.state}>
      {wasCalledOff && <OrderStatusBadge status={status} />}
      <Badge tone={through < all ? "warning" : "neutral"} data-status="used">
        {through < all ? words.letThrough(through, all) : words.used}{" "}
        <time dateTime={used_at}>
          {words.usedAt(printTimes(format.format(new Date(used_at)), language))}
        </time>
      </Badge>
    </span>
  );
}
