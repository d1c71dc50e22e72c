import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Skeleton } from "#components/ui/loading.tsx";
import { admin } from "#content/admin.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { CURRENCY_CODES } from "#domain/money/currency.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useCount, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import styles from "./dashboard.module.css";

/** Between amounts, at the end of a line rather than at its start. */
const DOT = "\u00a0· ";
/** Fills an empty line, so that the card keeps its height. */
const ROOM = "\u00a0";

interface SummaryCardsProps {
  summary: Summary | undefined;
  isOperational: boolean | undefined;
}

/** The large figure adds all currencies under the euro sign (docs/product/staff.md). */
export function SummaryCards({ summary, isOperational }: SummaryCardsProps) {
  const { cards: words } = useContent(admin);
  const count = useCount();
  const money = useMoney();
  const refunded = CURRENCY_CODES.filter(
    (code) => summary && summary.refunded_by_currency[code] > 0,
  );
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="visually-hidden">
        {words.heading}
      </h2>
      <dl className={styles.cards}>
        <Figure
          name="customers"
          label={words.customers}
          value={summary && count(summary.customers)}
        >
          {summary ? words.people(summary.people) : ROOM}
        </Figure>
        <Figure name="orders" label={words.orders} value={summary && count(summary.orders)} />
        <Figure
          name="revenue"
          label={words.revenue}
          value={summary && money(summary.revenue, "EUR")}
        >
          {summary ? (
            <>
              <span data-field="revenue-by-currency">
                {CURRENCY_CODES.map((code) => money(summary.revenue_by_currency[code], code)).join(
                  DOT,
                )}
              </span>
              <br />
              {words.revenueNote}
              {refunded.length > 0 && (
                <>
                  <br />
                  <span data-field="refunded-by-currency">
                    {words.refunded(
                      refunded
                        .map((code) => money(summary.refunded_by_currency[code], code))
                        .join(DOT),
                    )}
                  </span>
                </>
              )}
            </>
          ) : (
            <>
              {ROOM}
              <br />
              {ROOM}
            </>
          )}
        </Figure>
        <Figure
          name="system"
          label={words.status}
          value={
            isOperational === undefined ? null : <SystemStatus isOperational={isOperational} />
          }
        >
          {words.statusNote}
        </Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  label: string;
  value: ReactNode;
  children?: ReactNode;
}

function Figure({ name, label, value, children }: FigureProps) {
  return (
    <Card className={styles.figure} data-card={name}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value ?? <Skeleton />}</dd>
      {children && <dd className={panel.note}>{children}</dd>}
    </Card>
  );
}

function SystemStatus({ isOperational }: { isOperational: boolean }) {
  const { cards: words } = useContent(admin);
  return (
    <span className={styles.system}>
      <span className={classNames(styles.light, isOperational && styles.lightOn)} aria-hidden />
      {isOperational ? words.operational : words.degraded}
    </span>
  );
}
