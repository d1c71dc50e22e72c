import { Link } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { plans as planWords } from "#content/plans.ts";
import { planPriceMinor } from "#domain/money/plans.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { PlansJsonLd } from "./plans-json-ld.tsx";
import styles from "./pricing-row.module.css";

interface PricingRowProps {
  title: string;
  action: string;
  compare: string;
}

export function PricingRow({ title, action, compare }: PricingRowProps) {
  const { site, facts } = useSiteContext();
  const words = useContent(planWords);
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <PlansJsonLd />
      <div className={`container ${styles.row}`}>
        <div className={styles.intro}>
          <h2 id="pricing-title">{title}</h2>
          <Link to="/" hash="pricing">
            {compare}
          </Link>
        </div>
        {site.pricing.plans.map((plan) => (
          <div key={plan.id} className={styles.plan}>
            <div className={styles.words}>
              <h3>{plan.name}</h3>
              <p className="note">{words.trial(facts.money(planPriceMinor(plan)))}</p>
            </div>
            <ButtonLink
              to="/pre-checkout"
              search={{ plan: plan.id }}
              variant="outline"
              aria-label={`${action} (${plan.name})`}
            >
              {action}
            </ButtonLink>
          </div>
        ))}
      </div>
    </section>
  );
}
