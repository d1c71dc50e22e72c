import { useId } from "react";
import { type PlanId, planPriceMinor } from "#domain/money/plans.ts";
import type { Plan } from "#domain/site-config.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { PlanFeatures } from "./plan-features.tsx";
import styles from "./plan-picker.module.css";

interface PlanPickerProps {
  legend: string;
  /** Native radio buttons hold the choice, also before hydration. */
  initial: PlanId;
}

export function PlanPicker({ legend, initial }: PlanPickerProps) {
  const { site } = useSiteContext();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className="stack-s">
        {site.pricing.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} chosen={plan.id === initial} />
        ))}
      </div>
    </fieldset>
  );
}

function PlanCard({ plan, chosen }: { plan: Plan; chosen: boolean }) {
  const id = useId();
  const { facts } = useSiteContext();
  return (
    <div className={styles.plan}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        id={id}
        defaultChecked={chosen}
        aria-describedby={`${id}price ${id}features`}
        className={styles.radio}
      />
      <label htmlFor={id} className={styles.name}>
        {plan.name}
      </label>
      <p id={`${id}price`} className={styles.price}>
        <span className={styles.amount}>{facts.money(planPriceMinor(plan))}</span>{" "}
        {facts.billingEvery}
      </p>
      <div id={`${id}features`} className={styles.features}>
        {plan.description && <p>{plan.description}</p>}
        <PlanFeatures features={plan.features} />
      </div>
    </div>
  );
}
