import { SelectField, TextField } from "#components/ui/field.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import {
  HAND_METHODS,
  MAX_REFERENCE_LENGTH,
  type Settlement,
  SETTLEMENTS,
} from "#domain/payments/movement.ts";
import { findLegalZone } from "#domain/site/site.ts";
import { dateInZone } from "#domain/time.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./orders.module.css";

interface ByHandFieldsProps {
  /** Money that goes back cannot be a favour. */
  direction: "in" | "out";
  first?: Settlement;
  methods?: readonly Settlement[];
}

export function ByHandFields({
  direction,
  first = "transfer",
  methods = direction === "in" ? SETTLEMENTS : HAND_METHODS,
}: ByHandFieldsProps) {
  const { byHand: words } = useContent(adminOrderForms);
  const { site } = useSiteContext();
  const today = dateInZone(findLegalZone(site), Date.now());
  return (
    <fieldset className={styles.byHand} data-field="by-hand">
      <legend>{words.legend[direction]}</legend>
      <SelectField name="method" label={words.method} defaultValue={first}>
        {methods.map((method) => (
          <option key={method} value={method}>
            {words.settlements[method]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        maxLength={MAX_REFERENCE_LENGTH}
        autoComplete="off"
      />
      <TextField
        type="date"
        name="movedOn"
        label={words.movedOn}
        max={today}
        defaultValue={today}
      />
    </fieldset>
  );
}

/** An empty day is today. */
export const withDay = <Typed extends FormText>({ movedOn, ...typed }: Typed) => ({
  ...typed,
  ...(movedOn && { movedOn }),
});
