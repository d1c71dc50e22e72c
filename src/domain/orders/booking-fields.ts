import { customerName } from "./customer.ts";

interface FieldFacts {
  /** The column's name in SQL and in the API. The code uses the field's name. */
  api: string;
  /** Without a type, the field is a short text. */
  type?: "email" | "date" | "count";
  /** Travellers can change the field only until they pay; later only staff can. */
  untilPaid?: true;
  /** The stored value of an empty text. A field without it is required. */
  empty?: "" | null;
  /** Replaces the value when the person is erased. A field without it stays in the books. */
  erased?: string | null;
  /** Erased at the end of the accounts' period: the buyer of a paid order is part of the books. */
  inBooks?: true;
}

/** By table. Schemas, rows, API, history, CSV, erasure and forms follow it (CONTRIBUTING.md). */
export const BOOKING_FIELDS = {
  customers: {
    firstName: { api: "first_name", erased: "Deleted" },
    lastName: { api: "last_name", erased: "Deleted" },
    email: { api: "email", type: "email", untilPaid: true, erased: "" },
    // The column holds the display name (./customer.ts).
    companyName: {
      api: "company_name",
      untilPaid: true,
      empty: "",
      erased: "Deleted",
      inBooks: true,
    },
    vatNumber: { api: "vat_number", untilPaid: true, empty: null, erased: null, inBooks: true },
  },
  orders: {
    airport: { api: "airport", empty: "" },
    adults: { api: "adults", type: "count" },
    children: { api: "children", type: "count" },
    infants: { api: "infants", type: "count" },
    // Erasure keeps it: without a flight day a pass would never end.
    flightDate: { api: "flight_date", type: "date", empty: null },
    flightNumber: { api: "flight_number", empty: null, erased: null },
  },
} as const satisfies Record<"customers" | "orders", Record<string, FieldFacts>>;

type Fields = typeof BOOKING_FIELDS;
export type FieldTable = keyof Fields;
type All = Fields["customers"] & Fields["orders"];
export type FieldName = keyof All;
type NamesWith<Facts, From> = {
  [Name in keyof From]: From[Name] extends Facts ? Name : never;
}[keyof From];
export type PersonalField<Table extends FieldTable> = NamesWith<{ erased: unknown }, Fields[Table]>;
export type BookField<Table extends FieldTable> = NamesWith<{ inBooks: true }, Fields[Table]>;

type Typed<Field> = Field extends { type: "count" } ? number : string;
type Stored<Field> = Typed<Field> | (Field extends { empty: null } ? null : never);
type ApiName<Field> = Field extends { api: infer Name extends string } ? Name : never;

/** The fields as typed: "" means unknown. */
export type BookingFields = { [Name in FieldName]: Typed<All[Name]> };

export type FieldColumns<Table extends FieldTable> = {
  [Name in keyof Fields[Table]]: Stored<Fields[Table][Name]>;
};

export type FieldsInApi<Table extends FieldTable> = {
  [Name in keyof Fields[Table] as ApiName<Fields[Table][Name]>]: Stored<Fields[Table][Name]>;
};

export interface BookingField extends FieldFacts {
  name: FieldName;
  table: FieldTable;
}

const LISTED = Object.entries(BOOKING_FIELDS).flatMap(([table, fields]) =>
  Object.entries(fields).map(([name, facts]) => ({ ...facts, name, table }) as BookingField),
);

/** In the order of forms and history, where the numbers of travellers come last. */
export const FIELDS: readonly BookingField[] = LISTED.toSorted(
  (one, other) => Number(one.type === "count") - Number(other.type === "count"),
);
export const PERSON_FIELDS = FIELDS.filter(({ table }) => table === "customers");
export const TRIP_FACTS = FIELDS.filter(({ table, empty }) => table === "orders" && empty === null);

/** Leaves out undefined values. Callers name the result's type, which the loop loses. */
export function fromFields(
  table: FieldTable,
  by: "name" | "api",
  toValue: (field: BookingField) => unknown,
): object {
  const made: Record<string, unknown> = {};
  for (const field of LISTED) {
    const value = field.table === table ? toValue(field) : undefined;
    if (value !== undefined) made[field[by]] = value;
  }
  return made;
}

/** `pass` has ends of ids, `due` major units, `access` cookie versions, `beyond` travellers, and `letter` no values. */
export type FieldChanges = Partial<
  Record<
    FieldName | "pass" | "due" | "access" | "beyond" | "letter",
    [before: string | number, after: string | number]
  >
>;

export function toBookingFields(
  booking:
    | (FieldColumns<"orders"> & { customer: FieldColumns<"customers"> })
    | (FieldsInApi<"orders"> & { customer: FieldsInApi<"customers"> }),
): BookingFields {
  const entries = FIELDS.map(({ name, api, table }) => {
    const row: Partial<Record<string, unknown>> =
      table === "customers" ? booking.customer : booking;
    return [name, row[name] ?? row[api] ?? ""];
  });
  const fields = Object.fromEntries(entries) as BookingFields;
  const isOwnName = fields.companyName === customerName({ ...fields, companyName: "" });
  return isOwnName ? { ...fields, companyName: "" } : fields;
}

export const toColumns = <Table extends FieldTable>(
  table: Table,
  fields: Omit<BookingFields, "flightDate"> & { flightDate?: string | undefined },
) =>
  fromFields(table, "name", ({ name, empty }) => {
    const value = name === "companyName" ? customerName(fields) : fields[name];
    return !value && empty === null ? null : value;
  }) as FieldColumns<Table>;

export const toApiFields = <Table extends FieldTable>(
  table: Table,
  row: FieldColumns<Table> & Partial<Record<FieldName, unknown>>,
) => fromFields(table, "api", ({ name }) => row[name]) as FieldsInApi<Table>;

export const eraseColumns = <Table extends FieldTable>(table: Table) =>
  fromFields(table, "name", ({ erased }) => erased) as Pick<
    FieldColumns<Table>,
    PersonalField<Table>
  >;

export function changedFields(
  current: BookingFields,
  change: Partial<BookingFields>,
): FieldChanges {
  const changes: FieldChanges = {};
  for (const { name } of FIELDS) {
    const value = change[name];
    if (value !== undefined && value !== current[name]) changes[name] = [current[name], value];
  }
  return changes;
}
