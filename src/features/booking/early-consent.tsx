import { CheckField } from "#components/ui/check-field.tsx";
import { earlyConsent } from "#content/early-consent.ts";
import { isBeforeWithdrawalEnds } from "#domain/orders/early-performance.ts";
import { findRetention } from "#domain/retention.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

interface EarlyConsentProps {
  airport: string | undefined;
  flightDate: string;
}

/** Appears for a flight within the withdrawal period. The law prescribes the text. */
export default function EarlyConsent(trip: EarlyConsentProps) {
  const words = useContent(earlyConsent);
  const { unpaidHours } = findRetention(useSiteContext().site);
  if (!isBeforeWithdrawalEnds(trip, serverNow(), unpaidHours)) return null;
  return (
    <CheckField
      name="earlyPerformance"
      label={words.label}
      hint={`${words.consent} ${words.hint}`}
    />
  );
}
