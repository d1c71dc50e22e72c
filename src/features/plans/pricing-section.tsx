import { ButtonLink } from "../../components/ui/button.tsx";
import { planPriceMinor } from "../../domain/money/plans.ts";
import { useSiteContext } from "../../lib/site-context.tsx";
import { PlanFeatures } from "./plan-features.tsx";
import { PlansJsonLd } from "./plans-json-ld.tsx";
import styles from "./pricing-section.module.css";

interface PricingSectionProps {
  title: string;
  lead: string;
  /** The words on a plan's button. */
  action: (planName: string) => string;
  /** The text on what follows the free trial, with the plan's price. */
  trial: (planPrice: string) => string;
  /** The badge of Premium. */
  badge: string;
}

/** The two plans with their prices. The header turns light over it (docs/product.md, "Header and footer"). */
export function PricingSection({ title, lead, action, trial, badge }: PricingSectionProps) {
  const { site, facts } = useSiteContext();
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <PlansJsonLd />
      <div className="container">
        <div className={styles.intro}>
          <h2 id="pricing-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.plans}>
          {site.pricing.plans.map((plan) => (
            <li key={plan.id} className={styles.plan} data-plan={plan.id}>
              <h3 className={styles.name}>
                {plan.name}
                {plan.id === "premium" && <span className={styles.badge}>{badge}</span>}
              </h3>
              <p className={styles.price}>
                <span className={styles.amount}>{facts.money(planPriceMinor(plan))}</span> {plan.period}
              </p>
              {plan.description && <p>{plan.description}</p>}
              <div className={styles.features}>
                <PlanFeatures features={plan.features} />
              </div>
              <ButtonLink
                to="/pre-checkout"
                search={{ plan: plan.id }}
                variant={plan.id === "premium" ? "accent" : "outline"}
                size="l"
                wide
                className={styles.action}
              >
                {action(plan.name)}
              </ButtonLink>
              <p className={styles.trial}>{trial(facts.money(planPriceMinor(plan)))}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
