import { ButtonLink } from "#components/ui/button.tsx";
import { plans as planWords } from "#content/plans.ts";
import { monthlyPriceMinor, planPriceMinor } from "#domain/money/plans.ts";
import type { Plan } from "#domain/site-config.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { PlanTimeline } from "./plan-timeline.tsx";
import { PlansJsonLd } from "./plans-json-ld.tsx";
import styles from "./pricing-section.module.css";

interface PricingSectionProps {
  title: string;
  lead: string;
  action: (planName: string) => string;
}

export function PricingSection({ title, lead, action }: PricingSectionProps) {
  const { plans } = useSiteContext().site.pricing;
  const [longest = []] = plans
    .map(({ features }) => features)
    .toSorted((one, other) => other.length - one.length);
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <PlansJsonLd />
      <div className="container">
        <div className={styles.intro}>
          <h2 id="pricing-title" className="section-title">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanColumn key={plan.id} plan={plan} longest={longest} action={action(plan.name)} />
          ))}
        </ul>
        <PlanTimeline />
      </div>
    </section>
  );
}

interface PlanColumnProps {
  plan: Plan;
  longest: readonly string[];
  action: string;
}

function PlanColumn({ plan, longest, action }: PlanColumnProps) {
  const { facts } = useSiteContext();
  const words = useContent(planWords);
  const price = facts.money(planPriceMinor(plan));
  const best = plan.id === "premium";
  return (
    <li
      className={styles.plan}
      data-plan={plan.id}
      data-scheme={plan.id === "premium" ? "night" : undefined}
    >
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.tagline}>
        {best && <span className={styles.badge}>{words.badge}</span>}
        {plan.description}
      </p>
      <p className={styles.price}>
        <span className={styles.amount}>{price}</span> {facts.billingEvery}
      </p>
      <p className={styles.monthly}>
        {facts.billingMonths > 1 &&
          words.monthly(facts.money(monthlyPriceMinor(plan, facts.billingMonths)))}
      </p>
      <PlanComparison plan={plan} longest={longest} />
      <ButtonLink
        to="/pre-checkout"
        search={{ plan: plan.id }}
        variant={best ? "accent" : "outline"}
        size="l"
        wide
      >
        {action}
      </ButtonLink>
      <p className={styles.trial}>{words.trial(price)}</p>
    </li>
  );
}
