import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useState } from "react";
import { Card } from "#components/ui/card.tsx";
import { type FieldErrors, SelectField, TextAreaField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { useFormText } from "#components/ui/form-values.ts";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { validation } from "#content/validation.ts";
import { contactPerson } from "#domain/orders/customer.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import { type Language, LANGUAGES } from "#domain/language.ts";
import {
  type CurrencyCode,
  firstCurrency,
  isCurrencyCode,
  offeredCurrencies,
  toMajor,
} from "#domain/money/currency.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { bookingTotalMinor, toPassengerCounts } from "#domain/money/fares.ts";
import { MAX_REASON_LENGTH } from "#domain/reason.ts";
import { SALE_STOPPED } from "#domain/orders/sale-stop.ts";
import type { StaffBooking } from "#domain/orders/order-change.schema.ts";
import { readCookie } from "#lib/storage/cookies.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { useMoney } from "../ui/formats.tsx";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { FieldGroup, PersonFields, TripFields } from "./order-fields.tsx";
import { useShowOrder } from "./use-show-order.ts";
import styles from "./orders.module.css";

/** The site's first currency of the language, or else the euro for French. */
function clerksCurrency(site: SiteConfig, language: Language): CurrencyCode {
  if (site.defaultCurrency === undefined && language === "fr" && isCurrencyCode("EUR"))
    return "EUR";
  return firstCurrency(site, language);
}

/** Fills what the newest booking of this address knows into fields that are still empty. */
async function fillKnown(client: QueryClient, form: HTMLFormElement | null, email: string) {
  const { items } = await client.fetchQuery(adminQueries.customerOf(email));
  const known = items.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  if (!known || !form) return;
  const facts = {
    email,
    firstName: known.first_name,
    lastName: known.last_name,
    companyName: contactPerson(known) === null ? "" : known.company_name,
    vatNumber: known.vat_number ?? "",
  };
  for (const [name, value] of Object.entries(facts)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === "") control.value = value;
  }
}

/** Fills the fields of a known person at once; the returned function does so for a typed address. */
function useKnownPerson(form: RefObject<HTMLFormElement | null>, personId: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (personId === undefined) return;
    // Without an answer the clerk types the names.
    client
      .fetchQuery(adminQueries.person(personId))
      .then(({ addresses }) => fillKnown(client, form.current, addresses[0]?.email ?? ""))
      .catch(() => undefined);
  }, [client, form, personId]);
  return (email: string) => void fillKnown(client, form.current, email).catch(() => undefined);
}

export function NewOrderForm({ personId }: { personId: string | undefined }) {
  const { create: words, ...shared } = useContent(adminOrderForms);
  const { language, site, currency: shown } = useSiteContext();
  // A clerk who chose no currency starts with that of the language.
  const hasChosen = readCookie(document.cookie, "currency") !== undefined;
  const first = hasChosen ? shown : clerksCurrency(site, language);
  const translate = useContent(validation);
  const navigate = useNavigate();
  const show = useShowOrder();
  const money = useMoney();
  // Another person's order is another draft.
  const name = `order.new.${personId ?? ""}`;
  const [keys] = useState(() => createIdempotencyKeys(name));
  const form = useAdminForm<StaffBooking>({
    ...words.failure,
    toast: false,
    refusals: { [SALE_STOPPED]: shared.saleStopped },
    draft: name,
    schema: async () => (await import("#domain/orders/order-change.schema.ts")).StaffBookingSchema,
    check: ({ airport = "", flightDate = "" }): FieldErrors => {
      const refusal = flightRefusal({ airport, flightDate }, Date.now());
      return refusal ? { flightDate: translate(refusal) } : {};
    },
    values: (typed) => ({ ...typed, ...toPassengerCounts(typed) }),
    submit: async (json, _typed, { isStillHere }) => {
      const headers = { "idempotency-key": keys.keyFor(json) };
      const order = await api.admin.orders.$post({ json }, { headers });
      keys.done();
      show(order);
      showDone(words.done(order.order_number));
      if (isStillHere()) await navigate(adminLinks.order(order.id));
    },
  });
  const typed = useFormText(form.ref);
  const email = useKnownPerson(form.ref, personId);
  const currency = (typed.currency ?? first) as CurrencyCode;
  const total = bookingTotalMinor(toPassengerCounts(typed), currency);
  return (
    <Card className={styles.sheet}>
      <Form form={form} className={styles.booking} aria-label={words.label}>
        <PersonFields onEmail={email} />
        <TripFields typed={typed} />
        <FieldGroup legend={words.contract}>
          <SelectField name="currency" label={words.currency} defaultValue={first}>
            {offeredCurrencies().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
          <SelectField name="language" label={words.language} defaultValue={language}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {words.languages[code]}
              </option>
            ))}
          </SelectField>
        </FieldGroup>
        <TextAreaField
          name="reason"
          label={shared.reason}
          mark={shared.optional}
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          defaultValue={words.reason}
        />
        <p className={styles.total}>
          <span id="new-order-total">{words.total}</span>
          <output name="total" aria-labelledby="new-order-total" aria-live="polite">
            {Number.isSafeInteger(total) && total >= 0 ? money(toMajor(total), currency) : "—"}
          </output>
        </p>
        <ErrorNotice error={form.error} />
        <SubmitButton words={words} />
      </Form>
    </Card>
  );
}
