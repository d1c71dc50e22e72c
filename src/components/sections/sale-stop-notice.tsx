import { airports } from "#content/airports.ts";
import { saleStops } from "#content/sale-stops.ts";
import type { PublicSaleStop } from "#domain/orders/sale-stop.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { Notice } from "../ui/notice.tsx";

interface SaleStopNoticeProps {
  stops: readonly PublicSaleStop[];
  /** False where the reader has chosen the airport and the day. */
  hasDays: boolean;
}

export default function SaleStopNotice({ stops, hasDays }: SaleStopNoticeProps) {
  const words = useContent(saleStops);
  const names = useContent(airports);
  const { language } = useSiteContext();
  const describe = ({ airport, from, to }: PublicSaleStop) => {
    const where = airport === null ? words.everywhere : (names[airport] ?? airport);
    return `${where}, ${words.days(from, to)}${words.colon}`;
  };
  return (
    <div role="status" data-field="sale-stops">
      {stops.length > 0 && (
        <Notice tone="warning">
          <strong>{words.heading}</strong>
          {stops.map((stop) => (
            <p key={stop.id}>
              {hasDays && describe(stop)}
              {stop.text[language]}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
