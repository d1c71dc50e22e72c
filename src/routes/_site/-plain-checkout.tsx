import { Notice } from "#components/ui/notice.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { rarePayment } from "#content/rare-payment.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PlainOrder } from "./-plain-order.tsx";

export function PlainCheckout({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const { noScript } = useContent(rarePayment);
  const booking = readPreferences().first?.booking;
  return booking ? (
    <PlainOrder booking={booking} onRefresh={onRefresh} />
  ) : (
    <Notice>
      <RichText>{noScript}</RichText>
    </Notice>
  );
}
