import { bookingFields } from "#content/booking-fields.ts";
import type { BookingField, FieldName } from "#domain/orders/booking-fields.ts";
import { useContent } from "../site-context/site-context.tsx";

const AUTO_COMPLETE: Partial<Record<FieldName, string>> = {
  firstName: "given-name",
  lastName: "family-name",
  email: "email",
  companyName: "organization",
};

export function useFieldProps() {
  const labels = useContent(bookingFields);
  return ({ name, type, empty }: BookingField) => ({
    name,
    type,
    label: labels[name],
    required: empty === undefined,
    autoComplete: type === "date" ? undefined : (AUTO_COMPLETE[name] ?? "off"),
  });
}
