import SaleStopNotice from "#components/sections/sale-stop-notice.tsx";
import type { FlightDay } from "#domain/airports/airport-time.ts";
import { isStoppedBy } from "#domain/orders/sale-stop.ts";
import { useSaleStops } from "#lib/orders/use-sale-stops.ts";

export default function StoppedDay(flight: FlightDay) {
  const stops = useSaleStops().filter((stop) => isStoppedBy(stop, flight));
  return <SaleStopNotice stops={stops} hasDays={false} />;
}
