import { partySize } from "#content/party-size.ts";
import { PARTY_SIZES } from "#domain/orders/booking-start.ts";
import { formatMoney } from "#domain/money/currency.ts";
import { bookingTotalMinor } from "#domain/money/fares.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./party-size.module.css";

/** CSS shows the total, so that the total works without script. */
export function PartySize({ onSize }: { onSize?: (size: string) => void }) {
  const words = useContent(partySize);
  const { currency, language } = useSiteContext();
  const total = (size: string) =>
    formatMoney(
      bookingTotalMinor({ adults: Number(size), children: 0, infants: 0 }, currency),
      currency,
      language,
    );
  return (
    <fieldset className={styles.party}>
      <legend className={styles.legend}>{words.travellers}</legend>
      <div className={styles.sizes}>
        {PARTY_SIZES.map((size) => (
          <label key={size} className={styles.size}>
            <input
              type="radio"
              name="adults"
              value={size}
              defaultChecked={size === PARTY_SIZES[0]}
              onInput={() => onSize?.(size)}
              aria-label={words.costs(size, total(size))}
            />
            {size}
          </label>
        ))}
      </div>
      <p className={styles.total} aria-hidden="true">
        {words.total}
        {PARTY_SIZES.map((size) => (
          <b key={size} className={styles.amount}>
            {total(size)}
          </b>
        ))}
      </p>
    </fieldset>
  );
}
