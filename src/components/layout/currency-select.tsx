import { useLocation } from "@tanstack/react-router";
import { CURRENCIES, type CurrencyCode, offeredCurrencies } from "#domain/money/currency.ts";
import { shell } from "#content/shell.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./currency-select.module.css";

/** Without JavaScript this is a small form with a button. */
export function CurrencySelect() {
  const { currency, setCurrency } = useSiteContext();
  const words = useContent(shell);
  const action = useLocation({ select: (location) => location.publicHref.split(/[?#]/)[0] });
  const offered = offeredCurrencies();
  if (offered.length === 1) return null;
  return (
    <form className={styles.form} action={action} onSubmit={(event) => event.preventDefault()}>
      <select
        name="currency"
        aria-label={words.currency}
        className={styles.select}
        // After the Back button, a browser would restore an earlier choice beside prices of the current one.
        autoComplete="off"
        value={currency}
        onChange={(event) => setCurrency(event.target.value as CurrencyCode)}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {`${CURRENCIES[code].symbol} ${code}`}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" name="choose-currency" value="1" className={styles.apply}>
          {words.applyCurrency}
        </button>
      </noscript>
    </form>
  );
}
