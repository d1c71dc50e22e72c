import { ExternalButton } from "../../components/ui/button.tsx";
import { preCheckout } from "../../content/pre-checkout.ts";
import { type PlanId, planPriceMinor } from "../../domain/money/plans.ts";
import { type TrialService, trialLink } from "../../domain/site/trial-link.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./trial-start.module.css";

interface TrialStartProps {
  service: TrialService;
  /** The chosen plan. Unknown until the runtime starts: then each plan has its link, and style shows the chosen one. */
  plan: PlanId | undefined;
}

/** 'Start Free Trial', and what follows the trial, for the chosen service, plan and currency. */
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
