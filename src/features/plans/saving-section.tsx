import { Horizon } from "#components/art/painting.tsx";
import { Ticket } from "#components/sections/ticket.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { home } from "#content/home.ts";
import { convert, formatMoney } from "#domain/money/currency.ts";
import { monthlyPriceMinor } from "#domain/money/plans.ts";
import { bookingTotalMinor } from "#domain/money/fares.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./saving-section.module.css";

export function SavingSection() {
  const { saving: words } = useContent(home);
  return (
    <section className={styles.saving} data-scheme="night" aria-labelledby="saving-title">
      <Horizon hour="night" className={styles.horizon} />
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="saving-title" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.text}>{words.text}</p>
          <ButtonLink to="/pre-checkout" variant="accent" size="l">
            {words.cta}
          </ButtonLink>
        </div>
        <MonthCompared />
      </div>
    </section>
  );
}

/** Appears only if the brand's prices make the membership cheaper. */
function MonthCompared() {
  const { compare } = useContent(home).saving;
  const { site, facts, currency, language } = useSiteContext();
  const premium = site.pricing.plans.find(({ id }) => id === "premium");
  const singlesMinor = bookingTotalMinor(
    { adults: facts.passes.premium, children: 0, infants: 0 },
    currency,
  );
  const planMinor = premium && convert(monthlyPriceMinor(premium, facts.billingMonths), currency);
  if (planMinor === undefined || planMinor >= singlesMinor) return null;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, language);
  return (
    <Ticket
      className={styles.ticket}
      stub={
        <p className={styles.plan}>
          {compare.plan} <b className={styles.amount}>{money(planMinor)}</b>
        </p>
      }
    >
      <p className="note">{compare.label}</p>
      <p className={styles.singles}>
        {compare.singles} <b className={styles.amount}>{money(singlesMinor)}</b>
      </p>
    </Ticket>
  );
}
