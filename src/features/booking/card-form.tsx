import { Lock } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { SelectField, TextField } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { focusFirstInvalid, formValues } from "../../components/ui/use-form-values.ts";
import { checkout } from "../../content/checkout.ts";
import { CVV_MAX_LENGTH, EXPIRY_MONTHS, expiryYears } from "../../domain/orders/card.ts";
import { statementDescriptor } from "../../domain/orders/statement-descriptor.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./card-form.module.css";

/**
 * The card form: card number and cvv are required, nothing else is checked, and submitting changes nothing (docs/product.md,
 * "Card form"). What is typed stays in this form: it is never stored, sent or logged.
 */
export function CardForm({ amount }: { amount: string }) {
  const words = useContent(checkout).card;
  const { site } = useVisitor();
  const [missing, setMissing] = useState<string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const years = expiryYears(new Date().getFullYear());
  const formRef = useRef<HTMLFormElement>(null);

  // Reset on leaving, because browsers restore form fields and card data must not reappear.
  useEffect(() => () => formRef.current?.reset(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const empty = ["cardNumber", "cvv"].filter((name) => !values[name]?.trim());
    setMissing(empty);
    setSubmitted(empty.length === 0);
    focusFirstInvalid(event.currentTarget, empty);
  };

  const errorOf = (name: string, label: string) => (missing.includes(name) ? words.required(label) : undefined);

  return (
    <Card>
      <form
        ref={formRef}
        method="post"
        noValidate
        autoComplete="on"
        className={styles.form}
        onSubmit={submit}
        aria-labelledby="card-heading"
      >
        <div>
          <h2 id="card-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <p className={styles.accepted}>{words.accepted}</p>
        </div>
        <TextField
          name="cardNumber"
          label={words.cardNumber}
          required
          inputMode="numeric"
          autoComplete="cc-number"
          error={errorOf("cardNumber", words.cardNumber)}
        />
        <div className={styles.row}>
          <SelectField name="expiryMonth" label={words.expiryMonth} autoComplete="cc-exp-month" defaultValue="">
            <option value="" disabled>
              {words.month}
            </option>
            {EXPIRY_MONTHS.map((month) => (
              <option key={month}>{month}</option>
            ))}
          </SelectField>
          <SelectField name="expiryYear" label={words.expiryYear} autoComplete="cc-exp-year" defaultValue="">
            <option value="" disabled>
              {words.year}
            </option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </SelectField>
          <TextField
            name="cvv"
            label={words.cvv}
            required
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={CVV_MAX_LENGTH}
            hint={words.cvvHint}
            error={errorOf("cvv", words.cvv)}
          />
        </div>
        <Button type="submit" variant="accent" size="l" wide>
          <Lock size={18} aria-hidden="true" /> {words.pay(amount)}
        </Button>
        <p className={styles.statement}>{words.statement(statementDescriptor(site))}</p>
        <div role="status">{submitted && <Notice>{words.notLive}</Notice>}</div>
      </form>
    </Card>
  );
}
