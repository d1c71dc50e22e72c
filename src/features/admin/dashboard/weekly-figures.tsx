import { useState } from "react";
import { admin } from "../../../content/admin.ts";
import type { DailyTotal } from "../../../domain/dashboard/dashboard.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { byWeek } from "./chart-days.ts";
import styles from "./totals-chart.module.css";
import { useChartWords } from "./use-chart-words.ts";

/** The chart's figures by week, newest first, as a table. It is rendered only once somebody opens it. */
export function WeeklyFigures({ days }: { days: DailyTotal[] }) {
  const { chart: words } = useContent(admin);
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.figures} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.table}</summary>
      {open && <WeeklyTable days={days} />}
    </details>
  );
}

function WeeklyTable({ days }: { days: DailyTotal[] }) {
  const { chart: words } = useContent(admin);
  const { money, longDay } = useChartWords();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.week}</th>
          <th scope="col">{words.orders}</th>
          <th scope="col">{words.revenue}</th>
        </tr>
      </thead>
      <tbody>
        {byWeek(days)
          .toReversed()
          .map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row">{longDay(day)}</th>
              <td>{orders}</td>
              <td>{money(revenue)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
