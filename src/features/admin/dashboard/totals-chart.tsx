import { type PointerEvent, useState } from "react";
import { Skeleton } from "#components/ui/loading.tsx";
import { admin } from "#content/admin.ts";
import type { DailyTotal } from "#domain/dashboard/dashboard.schema.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { toLocale } from "#domain/language.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useCount, useMoney } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { byWeek, scaleTop, sum } from "./chart-days.ts";
import styles from "./totals-chart.module.css";

export function TotalsChart({ items }: { items: DailyTotal[] | undefined }) {
  const { chart: words } = useContent(admin);
  return (
    <Panel id="totals-chart" heading={words.heading}>
      {items === undefined ? (
        <Skeleton lines={5} />
      ) : items.some(({ orders }) => orders > 0) ? (
        <Chart days={items} />
      ) : (
        <p>{words.none(items.length)}</p>
      )}
    </Panel>
  );
}

function Chart({ days }: { days: DailyTotal[] }) {
  const { chart: words } = useContent(admin);
  const { language } = useSiteContext();
  const { money, shortDay, read } = useChartWords();
  const count = useCount();
  const [shown, setShown] = useState(days.length - 1);
  const total = sum(days);
  const top = {
    orders: scaleTop(Math.max(...days.map(({ orders }) => orders))),
    revenue: scaleTop(Math.max(...days.map((d) => d.revenue))),
  };
  const compact = (options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(toLocale(language), {
      notation: "compact",
      // WebKit otherwise writes "€200.0".
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
      ...options,
    });
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setShown(
      Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))),
    );
  };
  return (
    <>
      <dl className={styles.legend}>
        <div className={styles.orders}>
          <dt>{words.orders}</dt>
          <dd>{count(total.orders)}</dd>
        </div>
        <div className={styles.revenue}>
          <dt>{words.revenue}</dt>
          <dd>{money(total.revenue)}</dd>
        </div>
      </dl>
      <output
        className={styles.reading}
        htmlFor="chart-day"
        data-field="chart-reading"
        aria-live="off"
      >
        {read(days[shown]!)}
      </output>
      <div className={styles.chart}>
        <Scale top={top.orders} format={compact()} />
        <div className={styles.plot} onPointerMove={point}>
          <ChartImage days={days} top={top} shown={shown} />
          <input
            id="chart-day"
            type="range"
            className={styles.slider}
            min={0}
            max={days.length - 1}
            value={shown}
            aria-label={words.day}
            aria-valuetext={read(days[shown]!)}
            onChange={({ target }) => setShown(target.valueAsNumber)}
          />
        </div>
        <Scale top={top.revenue} format={compact({ style: "currency", currency: "EUR" })} />
        <p className={styles.days} aria-hidden>
          {[0, Math.floor(days.length / 2), days.length - 1].map((index) => (
            <span key={index}>{shortDay(days[index]!.day)}</span>
          ))}
        </p>
      </div>
      <p className={panel.note}>{words.note}</p>
      <WeeklyFigures days={days} />
    </>
  );
}

function Scale({ top, format }: { top: number; format: Intl.NumberFormat }) {
  return (
    <p className={styles.scale} aria-hidden>
      {[top, top / 2, 0].map((value) => (
        <span key={value}>{format.format(value)}</span>
      ))}
    </p>
  );
}

function WeeklyFigures({ days }: { days: DailyTotal[] }) {
  const { chart: words } = useContent(admin);
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.figures}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
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

const HEIGHT = 100;
const BAR = 0.7;

interface ChartImageProps {
  days: DailyTotal[];
  top: { orders: number; revenue: number };
  shown: number;
}

function ChartImage({ days, top, shown }: ChartImageProps) {
  const { chart: words } = useContent(admin);
  const { money, read } = useChartWords();
  const total = sum(days);
  const busiest = days.reduce((best, day) => (day.orders > best.orders ? day : best));
  const height = (value: number, scale: number) => (value / scale) * HEIGHT;
  const line = days
    .map(
      ({ revenue }, index) =>
        `${index + 0.5},${(HEIGHT - height(revenue, top.revenue)).toFixed(2)}`,
    )
    .join(" ");
  return (
    <svg
      className={styles.image}
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby="chart-title chart-description"
    >
      <title id="chart-title">{words.image(days.length)}</title>
      <desc id="chart-description">
        {words.summary(words.ordersOf(total.orders), money(total.revenue), read(busiest))}
      </desc>
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <line key={y} className={styles.gridLine} x1={0} x2={days.length} y1={y} y2={y} />
      ))}
      <rect className={styles.shown} x={shown} y={0} width={1} height={HEIGHT} />
      {days.map(({ day, orders }, index) => (
        <rect
          key={day}
          className={styles.bar}
          x={index + (1 - BAR) / 2}
          y={HEIGHT - height(orders, top.orders)}
          width={BAR}
          height={height(orders, top.orders)}
        />
      ))}
      <polyline className={styles.line} points={line} />
    </svg>
  );
}

function useChartWords() {
  const { chart: words } = useContent(admin);
  const { language } = useSiteContext();
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    fullDateFormat(language, { dateStyle: undefined, ...options, timeZone: "UTC" })(new Date(day));
  const inCurrency = useMoney();
  const money = (amount: number) => inCurrency(amount, "EUR");
  const longDay = (day: string) =>
    format(day, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
  return {
    money,
    longDay,
    shortDay: (day: string) => format(day, { day: "numeric", month: "short" }),
    read: ({ day, orders, revenue }: DailyTotal) =>
      words.reading(longDay(day), words.ordersOf(orders), money(revenue)),
  };
}
