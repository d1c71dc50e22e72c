import { customerName } from "./customer.ts";

interface BookingField {
  /** The column's name in SQL and in the API; in code a column has the field's name. */
  api: string;
  /** Staff may change what travellers may, and more. */
  changedBy: "traveller" | "staff";
  /** A short text without it. */
  type?: "email" | "date" | "count";
  /** Stored for an empty text; a field without it is required. */
  empty?: "" | null;
  /** Replaces the value of a person; the books keep a field without it. */
  erased?: string | null;
}

/**
 * The fields of a booking, by the table of their column. Schemas, rows, API, history, CSV, erasure
 * and forms follow (CONTRIBUTING.md). Nobody changes its currency, nor the wish for an early start.
 */
export const BOOKING_FIELDS = {
  customers: {
    firstName: { api: "first_name", changedBy: "traveller", erased: "Deleted" },
    lastName: { api: "last_name", changedBy: "traveller", erased: "Deleted" },
    email: { api: "email", type: "email", changedBy: "staff", erased: "" },
    // The column holds the display name (./customer.ts).
    companyName: { api: "company_name", changedBy: "staff", empty: "", erased: "Deleted" },
    vatNumber: { api: "vat_number", changedBy: "staff", empty: null, erased: null },
  },
  orders: {
    airport: { api: "airport", changedBy: "traveller", empty: "" },
    adults: { api: "adults", type: "count", changedBy: "traveller" },
    children: { api: "children", type: "count", changedBy: "traveller" },
    infants: { api: "infants", type: "count", changedBy: "traveller" },
    // YYYY-MM-DD, in the airport's own time.
    flightDate: {
      api: "flight_date",
      type: "date",
      changedBy: "traveller",
      empty: null,
      erased: null,
    },
    flightNumber: { api: "flight_number", changedBy: "traveller", empty: null, erased: null },
  },
} as const satisfies Record<"customers" | "orders", Record<string, BookingField>>;

type Fields = typeof BOOKING_FIELDS;
export type FieldTable = keyof Fields;
type All = Fields["customers"] & Fields["orders"];
export type FieldName = keyof All;

/** The names of the fields like `Facts`. */
type NamesWith<Facts, From = All> = {
  [Name in keyof From]: From[Name] extends Facts ? Name : never;
}[keyof From];
export type ChangedBy<Whom extends BookingField["changedBy"]> = NamesWith<{ changedBy: Whom }>;
export type PersonalField<Table extends FieldTable> = NamesWith<{ erased: unknown }, Fields[Table]>;

type Typed<Field> = Field extends { type: "count" } ? number : string;
type Stored<Field> = Typed<Field> | (Field extends { empty: null } ? null : never);
type ApiName<Field> = Field extends { api: infer Name extends string } ? Name : never;

/** The fields as they are typed; "" stands for unknown. */
export type BookingFields = { [Name in FieldName]: Typed<All[Name]> };

/** The fields of a table's row. */
export type FieldColumns<Table extends FieldTable> = {
  [Name in keyof Fields[Table]]: Stored<Fields[Table][Name]>;
};

/** The fields of a table's row as the API names them. */
export type FieldsInApi<Table extends FieldTable> = {
  [Name in keyof Fields[Table] as ApiName<Fields[Table][Name]>]: Stored<Fields[Table][Name]>;
};

interface NamedField extends BookingField {
  name: FieldName;
  table: FieldTable;
}

const LISTED = Object.entries(BOOKING_FIELDS).flatMap(([table, fields]) =>
  Object.entries(fields).map(([name, field]) => ({ ...field, name, table }) as NamedField),
);

/** The fields in the order of forms and history: the travellers are counted last. */
export const FIELDS: readonly NamedField[] = [
  ...LISTED.filter(({ type }) => type !== "count"),
  ...LISTED.filter(({ type }) => type === "count"),
];

/** Returns an object of a table's fields. Callers name its type, which the loop loses. */
export function fromFields(
  table: FieldTable,
  toEntry: (field: NamedField) => [name: string, value: unknown],
): object {
  return Object.fromEntries(LISTED.filter((field) => field.table === table).map(toEntry));
}

/**
 * Each changed field before and after. `pass` holds the last characters of both ids, `due` major
 * units, `access` the versions that browser cookies name.
 */
export type FieldChanges = Partial<
  Record<FieldName | "pass" | "due" | "access", [before: string | number, after: string | number]>
>;

/** Returns the fields of a booking from the API. */
export function toBookingFields({
  customer,
  ...order
}: FieldsInApi<"orders"> & { customer: FieldsInApi<"customers"> }): BookingFields {
  return readFields({ customers: customer, orders: order }, ({ api }) => api);
}

/** Returns the fields of a booking from its rows. */
export function readBookingFields({
  customer,
  order,
}: {
  customer: FieldColumns<"customers">;
  order: FieldColumns<"orders">;
}): BookingFields {
  return readFields({ customers: customer, orders: order }, ({ name }) => name);
}

function readFields(
  rows: Record<FieldTable, Partial<Record<string, unknown>>>,
  nameIn: (field: NamedField) => string,
): BookingFields {
  const entries = FIELDS.map((field) => [field.name, rows[field.table][nameIn(field)] ?? ""]);
  const fields = Object.fromEntries(entries) as BookingFields;
  const isOwnName = fields.companyName === customerName({ ...fields, companyName: "" });
  return isOwnName ? { ...fields, companyName: "" } : fields;
}

/** Returns the columns that store a booking's fields. */
export function toColumns<Table extends FieldTable>(
  table: Table,
  fields: Omit<BookingFields, "flightDate"> & { flightDate?: string | undefined },
): FieldColumns<Table> {
  return fromFields(table, ({ name, empty }) => {
    const value = name === "companyName" ? customerName(fields) : fields[name];
    return [name, !value && empty === null ? null : value];
  }) as FieldColumns<Table>;
}

/** Returns the fields of a row as the API names them. */
export function toApiFields<Table extends FieldTable>(
  table: Table,
  row: FieldColumns<Table>,
): FieldsInApi<Table> {
  const values = row as Partial<Record<FieldName, unknown>>;
  return fromFields(table, ({ name, api }) => [api, values[name]]) as FieldsInApi<Table>;
}

/** Returns the columns that erase a person from a row. */
export function erasedColumns<Table extends FieldTable>(
  table: Table,
): Pick<FieldColumns<Table>, PersonalField<Table>> {
  const columns = Object.entries(fromFields(table, ({ name, erased }) => [name, erased]));
  return Object.fromEntries(columns.filter(([, value]) => value !== undefined)) as never;
}

/** Returns the fields of `change` that differ from `current`. An absent field stays. */
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
