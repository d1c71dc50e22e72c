import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { cardForm } from "#content/card-form.ts";
import { CVV_MAX_LENGTH, EXPIRY_MONTHS, expiryYears } from "#domain/payments/card.ts";
import type { PaymentMode } from "#domain/payments/payment.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./card-form.module.css";

/** The typed text is never stored, sent or logged (docs/product/payments.md). */
export default function CardForm({ mode }: { mode: Exclude<PaymentMode, "stripe"> }) {
  const words = useContent(cardForm);
  const [submitted, setSubmitted] = useState(false);
  const years = expiryYears(new Date().getFullYear());
  const form = useForm({
    check: ({ cardNumber, cvv }) => ({
      ...(!cardNumber?.trim() && { cardNumber: words.required(words.cardNumber) }),
      ...(!cvv?.trim() && { cvv: words.required(words.cvv) }),
    }),
    onInvalid: () => setSubmitted(false),
    submit: () => setSubmitted(true),
  });

  // Browsers restore form fields, so leaving the page clears the card data.
  const { ref } = form;
  useEffect(() => {
    const element = ref.current;
    return () => element?.reset();
  }, [ref]);

  return (
    <Card tone="quiet" className={styles.card}>
      <Form form={form} autoComplete="on" className="stack" aria-labelledby="card-heading">
        <div>
          <h2 id="card-heading" className={styles.heading}>
            {words.heading}
          </h2>
          <p className="note">
            {words.notices[mode]} {words.accepted}
          </p>
        </div>
        <TextField
          name="cardNumber"
          label={words.cardNumber}
          required
          inputMode="numeric"
          autoComplete="cc-number"
        />
        <div className={styles.row}>
          <SelectField
            name="expiryMonth"
            label={words.expiryMonth}
            autoComplete="cc-exp-month"
            defaultValue=""
          >
            <option value="" disabled>
              {words.month}
            </option>
            {EXPIRY_MONTHS.map((month) => (
              <option key={month}>{month}</option>
            ))}
          </SelectField>
          <SelectField
            name="expiryYear"
            label={words.expiryYear}
            autoComplete="cc-exp-year"
            defaultValue=""
          >
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
          />
        </div>
        <div>
          <Button type="submit" variant="outline">
            {words.check}
          </Button>
          <div role="status" className={styles.result}>
            {submitted && <Notice tone="success">{words.checked}</Notice>}
          </div>
        </div>
      </Form>
    </Card>
  );
}
