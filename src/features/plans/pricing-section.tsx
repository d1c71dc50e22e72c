import { Check } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { planPriceMinor } from "../../domain/plans.ts";
import { useVisitor } from "../../lib/visitor.tsx";
import { PlansJsonLd } from "./plans-json-ld.tsx";
import styles from "./pricing-section.module.css";

interface PricingSectionProps {
  title: string;
  lead: string;
  /** The words on a plan's button. */
  action: (planName: string) => string;
  trial: string;
  popular: string;
}

/** The two plans with their prices. The header turns light over it (spec section 2, Header). */
export function PricingSection({ title, lead, action, trial, popular }: PricingSectionProps) {
  const { site, facts } = useVisitor();
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
                {plan.id === "premium" && <span className={styles.popular}>{popular}</span>}
              </h3>
              <p className={styles.price}>
                <span className={styles.amount}>{facts.money(planPriceMinor(plan))}</span> {plan.period}
              </p>
              {plan.description && <p>{plan.description}</p>}
              <ul className={styles.features}>
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <Check size={18} aria-hidden="true" />
                    {feature}
                  </li>
                ))}
              </ul>
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
              <p className={styles.trial}>{trial}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
