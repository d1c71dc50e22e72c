import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useFormValues } from "../../components/ui/use-form-values.ts";
import { preCheckout } from "../../content/pre-checkout.ts";
import { type PlanId, planFromQuery } from "../../domain/money/plans.ts";
import { TRIAL_SERVICES, type TrialService } from "../../domain/site/trial-link.ts";
import { useContent } from "../../lib/visitor.tsx";
import { PlanPicker } from "./plan-picker.tsx";
import styles from "./trial-form.module.css";
import { TrialStart } from "./trial-start.tsx";

interface TrialFormProps {
  /** What the trial starts with: the active tab. */
  service: TrialService;
  /** The plan that is chosen at first. */
  initialPlan: PlanId;
}

/** Choose a plan, start its trial. */
export function TrialForm({ service, initialPlan }: TrialFormProps) {
  const words = useContent(preCheckout);
  const form = useRef<HTMLFormElement>(null);
  const { plan } = useFormValues(form);
  const others = TRIAL_SERVICES.filter((other) => other !== service);
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <PlanPicker legend={words.plans} initial={initialPlan} />
      <TrialStart service={service} plan={plan === undefined ? undefined : planFromQuery(plan)} />
      <noscript>
        {others.map((other) => (
          <div key={other} className={styles.other}>
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
