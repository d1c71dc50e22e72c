import type { FieldName } from "#domain/orders/booking-fields.ts";

const en = (): Record<FieldName, string> => ({
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  companyName: "Company",
  vatNumber: "VAT number",
  airport: "Airport",
  flightDate: "Flight date",
  flightNumber: "Flight number",
  adults: "Adults",
  children: "Children",
  infants: "Infants",
});

const fr: typeof en = () => ({
  firstName: "Prénom",
  lastName: "Nom",
  email: "E-mail",
  companyName: "Société",
  vatNumber: "Numéro de TVA",
  airport: "Aéroport",
  flightDate: "Date du vol",
  flightNumber: "Numéro de vol",
  adults: "Adultes",
  children: "Enfants",
  infants: "Bébés",
});

export const bookingFields = { en, fr };
