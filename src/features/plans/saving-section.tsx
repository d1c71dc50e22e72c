import { Horizon } from "#components/art/painting.tsx";
import { Ticket } from "#components/sections/ticket.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { home } from "#content/home.ts";
import { convert, formatMoney } from "#domain/money/currency.ts";
import { monthlyPriceMinor, passesToSave } from "#domain/money/plans.ts";
import { bookingTotalMinor, fareMinor } from "#domain/money/fares.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./saving-section.module.css";

export function SavingSection() {
  const { saving: words } = useContent(home);
  const saving = useSaving();
  return (
    <section className={styles.saving} data-scheme="night" aria-labelledby="saving-title">
      <Horizon hour="night" className={styles.horizon} />
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id="saving-title" className="section-title">
            {words.title}
          </h2>
          <p className={styles.text}>{words.text(saving?.from)}</p>
          <ButtonLink to="/pre-checkout" variant="accent" size="l">
            {words.cta}
          </ButtonLink>
        </div>
        {saving && <MonthCompared {...saving} />}
      </div>
    </section>
  );
}

interface Saving {
  planMinor: number;
  singlesMinor: number;
  /** The passes per month from which the membership saves money. */
  from: number;
}

function useSaving(): Saving | null {
  const { site, facts, currency } = useSiteContext();
  const premium = site.pricing.plans.find(({ id }) => id === "premium");
  if (!premium) return null;
  const planMinor = convert(monthlyPriceMinor(premium, facts.billingMonths), currency);
  const adults = facts.passes.premium;
  const singlesMinor = bookingTotalMinor({ adults, children: 0, infants: 0 }, currency);
  if (planMinor >= singlesMinor) return null;
  const from = passesToSave(planMinor, fareMinor("adults", currency));
  return { planMinor, singlesMinor, from };
}

function MonthCompared({ planMinor, singlesMinor }: Saving) {
  const { compare } = useContent(home).saving;
  const { currency, language } = useSiteContext();
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
