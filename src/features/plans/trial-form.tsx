import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { ExternalButton } from "#components/ui/button.tsx";
import { useFormText } from "#components/ui/form-values.ts";
import { preCheckout } from "#content/pre-checkout.ts";
import { type PlanId, planFromQuery, planPriceMinor } from "#domain/money/plans.ts";
import { TRIAL_SERVICES, trialLink, type TrialService } from "#domain/site/trial-link.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { PlanPicker } from "./plan-picker.tsx";
import styles from "./trial-form.module.css";

interface TrialFormProps {
  service: TrialService;
  initialPlan: PlanId;
}

export function TrialForm({ service, initialPlan }: TrialFormProps) {
  const words = useContent(preCheckout);
  const form = useRef<HTMLFormElement>(null);
  const { plan } = useFormText(form);
  const others = TRIAL_SERVICES.filter((other) => other !== service);
  return (
    <form ref={form} className="stack-l" onSubmit={(event) => event.preventDefault()}>
      <PlanPicker legend={words.plans} initial={initialPlan} />
      <TrialStart service={service} plan={plan === undefined ? undefined : planFromQuery(plan)} />
      <noscript>
        {others.map((other) => (
          <div key={other} className="stack-s">
            <p>{words.otherService(words.services[other].label)}</p>
            <TrialStart service={other} plan={undefined} />
          </div>
        ))}
      </noscript>
      <ul className={styles.assurances}>
        {words.assurances.map((assurance) => (
          <li key={assurance}>{assurance}</li>
        ))}
        <li>{words.operator}</li>
        <li>
          <Link to="/subscription-terms">{words.moreTerms}</Link>
        </li>
      </ul>
    </form>
  );
}

interface TrialStartProps {
  service: TrialService;
  /** Undefined before hydration, when CSS shows the link of the checked radio. */
  plan: PlanId | undefined;
}

function TrialStart({ service, plan }: TrialStartProps) {
  const words = useContent(preCheckout);
  const { site, currency, facts, preview } = useSiteContext();
  return site.pricing.plans
    .filter(({ id }) => plan === undefined || id === plan)
    .map((offered) => (
      <div key={offered.id} className={styles.start} data-plan={offered.id}>
        <ExternalButton
          href={trialLink(site, { service, plan: offered, currency })}
          variant="accent"
          size="l"
          wide
        >
          {words.start}
          {!preview && <span className="visually-hidden"> ({words.newTab})</span>}
        </ExternalButton>
        <p className={styles.terms}>{words.terms(facts.money(planPriceMinor(offered)))}</p>
      </div>
    ));
}
