import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import { plans as planWords } from "#content/plans.ts";
import type { Plan } from "#domain/site-config.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./plan-comparison.module.css";

interface PlanComparisonProps {
  plan: Plan;
  /** The longest feature list of all plans. Features that this plan lacks are grey, so that lines align. */
  longest: readonly string[];
}

export function PlanComparison({ plan, longest }: PlanComparisonProps) {
  const words = useContent(planWords);
  return (
    <ul className={styles.rows} aria-label={words.includes(plan.name)}>
      {plan.features.map((feature) => (
        <li key={feature} className={styles.row}>
          <Check size={20} aria-hidden />
          <span>{figuresInBold(feature)}</span>
        </li>
      ))}
      {longest.slice(plan.features.length).map((feature) => (
        <li key={feature} className={styles.missing}>
          <Minus size={20} aria-hidden />
          <span>
            <span className="visually-hidden">{words.lacks} </span>
            {feature}
          </span>
        </li>
      ))}
      {words.both.map((feature) => (
        <li key={feature} className={styles.row}>
          <Check size={20} aria-hidden />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

function figuresInBold(text: string) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
  return text.split(/(\d+)/).map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part));
}
