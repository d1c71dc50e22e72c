import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import styles from "./orders.module.css";

/** What is to be done with what a paid order costs more by the change: the traveller is asked for it, or not. */
export function DifferenceChoice({ amount }: { amount: string }) {
  const { difference: words } = useContent(adminOrderForms);
  return (
    <fieldset className={styles.group} data-field="difference">
      <legend>{words.legend(amount)}</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name="difference" value="ask" defaultChecked />
          {words.ask}
        </label>
        <label className={styles.choice}>
          <input type="radio" name="difference" value="waive" />
          {words.waive}
        </label>
      </div>
    </fieldset>
  );
}
