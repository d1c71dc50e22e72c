import { admin } from "../../../content/admin.ts";
import type { DailyTotal } from "../../../domain/dashboard/dashboard.schema.ts";
import { toLocale } from "../../../domain/language.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { sum } from "./chart-days.ts";
import styles from "./totals-chart.module.css";
import { useChartWords } from "./use-chart-words.ts";

const HEIGHT = 100;
const BAR = 0.7;

interface ChartImageProps {
  days: DailyTotal[];
  top: { orders: number; revenue: number };
  /** The index of the marked day. */
  shown: number;
}

/** The drawing of the chart. One unit of its width is a day; it is stretched to its box, and strokes keep their width. */
export function ChartImage({ days, top, shown }: ChartImageProps) {
  const { chart: words } = useContent(admin);
  const { language } = useSiteContext();
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
        {words.summary(
          total.orders.toLocaleString(toLocale(language)),
          money(total.revenue),
          read(busiest),
        )}
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
