import { ExternalButton } from "../../components/ui/button.tsx";
import { preCheckout } from "../../content/pre-checkout.ts";
import { type PlanId, planPriceMinor } from "../../domain/money/plans.ts";
import { type TrialService, trialLink } from "../../domain/site/trial-link.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./trial-start.module.css";

interface TrialStartProps {
  service: TrialService;
  /** The chosen plan. Undefined before hydration, when each plan has its link and CSS shows that of the checked radio. */
  plan: PlanId | undefined;
}

/** The 'Start Free Trial' link for the chosen service, plan and currency, and what follows the trial. */
export function TrialStart({ service, plan }: TrialStartProps) {
  const words = useContent(preCheckout);
  const { site, currency, facts } = useVisitor();
  return site.pricing.plans
    .filter(({ id }) => plan === undefined || id === plan)
    .map((offered) => (
      <div key={offered.id} className={styles.start} data-plan={offered.id}>
        <ExternalButton href={trialLink(site.domains, { service, plan: offered.id, currency })} variant="accent" size="l" wide>
          {words.start}
          <span className="visually-hidden"> ({words.newTab})</span>
        </ExternalButton>
        <p className={styles.terms}>{words.terms(facts.money(planPriceMinor(offered)))}</p>
      </div>
    ));
}
