import * as z from "zod/mini";
import { StaffAccountSchema } from "../accounts/staff-account.schema.ts";
import { EXPORT_FORMATS } from "../csv.ts";
import { LANGUAGES } from "../language.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES } from "../messages/message.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { OrderSchema, CustomerSchema } from "../orders/order.schema.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { STATEMENT_KINDS } from "../statements/statement.ts";
import { choiceOf, emailAddress } from "../validation.schema.ts";

/** Payments less refunds in one currency, in major units. */
const PersonValueSchema = z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number() });
export type PersonValue = z.infer<typeof PersonValueSchema>;

const PersonSchema = z.object({
  id: z.string(),
  /** The account's name, else that of the newest paid booking, else of the newest booking. */
  name: z.string(),
  company: z.nullable(z.string()),
  email: z.string(),
  addresses: z.number(),
  bookings: z.number(),
  values: z.array(PersonValueSchema),
  last_booked_at: z.iso.datetime(),
  has_account: z.boolean(),
});
export type Person = z.infer<typeof PersonSchema>;

export const PersonListSchema = pageSchema(PersonSchema);

export const PersonQuerySchema = z.extend(ListQuerySchema, {
  q: search("What to find in their orders"),
  sort,
});
export type PersonQuery = z.infer<typeof PersonQuerySchema>;

export const PeopleExportQuerySchema = z.object({
  format: z._default(choiceOf(EXPORT_FORMATS), "standard"),
});
export type PeopleExportQuery = z.infer<typeof PeopleExportQuerySchema>;

const PersonAddressSchema = z.object({
  /** Null for an address that has no bookings and was not joined. */
  id: z.nullable(z.string()),
  email: z.string(),
  bookings: z.number(),
});

const PersonMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  status: z.enum(MESSAGE_STATUSES),
  excerpt: z.string(),
  language: z.enum(LANGUAGES),
  created_at: z.iso.datetime(),
});
export type PersonMessage = z.infer<typeof PersonMessageSchema>;

/** Perhaps the same person: the name is equal, and the address almost. */
const SimilarPersonSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type SimilarPerson = z.infer<typeof SimilarPersonSchema>;

/** A name that the person booked with; `id` is that of the address it belongs to. */
const PersonNameSchema = z.object({ id: z.string(), name: z.string() });
export type PersonName = z.infer<typeof PersonNameSchema>;

/** Without bookings there is no id, and only one address. */
export const PersonDetailSchema = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  company: z.nullable(z.string()),
  /** The different names of the addresses, of which staff choose one. */
  names: z.array(PersonNameSchema),
  /** The id of the address whose name staff chose; null while the rule decides. */
  named_by: z.nullable(z.string()),
  addresses: z.array(PersonAddressSchema),
  bookings: z.number(),
  values: z.array(PersonValueSchema),
  last_booked_at: z.nullable(z.iso.datetime()),
  accounts: z.array(StaffAccountSchema),
  messages: z.array(PersonMessageSchema),
  similar: z.array(SimilarPersonSchema),
});
export type PersonDetail = z.infer<typeof PersonDetailSchema>;

const PersonOrderSchema = z.extend(OrderSchema, { email: z.string() });
export type PersonOrder = z.infer<typeof PersonOrderSchema>;
export const PersonOrdersSchema = pageSchema(PersonOrderSchema);

const OPEN_MATTERS = [
  "pass",
  "unpaid",
  "due",
  "refund",
  "refund_request",
  "dispute",
  "problem",
  ...STATEMENT_KINDS,
] as const;

/** An order that erasing its person leaves open, or a statement: then `id` is that of the message. */
const OpenMatterSchema = z.object({
  id: z.string(),
  /** Null for a statement without an order. */
  order_number: z.nullable(z.string()),
  airport: z.string(),
  flight_date: z.nullable(z.string()),
  matter: z.enum(OPEN_MATTERS),
});
export type OpenMatter = z.infer<typeof OpenMatterSchema>;
export const OpenMattersSchema = z.object({ items: z.array(OpenMatterSchema) });

/** Everything that is already joined to this address joins the person too. */
export const JoinedAddressSchema = z.object({ email: emailAddress() });
export type JoinedAddress = z.infer<typeof JoinedAddressSchema>;

/** The address whose name the person has; null for the name that the rule gives. */
export const PersonNamingSchema = z.object({ namedBy: z.nullable(z.string()) });

/** `name` is the person's, who may have booked with another one. */
const ListedCustomerSchema = z.extend(CustomerSchema, { name: z.string() });
export type ListedCustomer = z.infer<typeof ListedCustomerSchema>;
export const CustomerListSchema = pageSchema(ListedCustomerSchema);

export const CustomerQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of names, e-mail and order numbers begin"),
  sort,
});
export type CustomerQuery = z.infer<typeof CustomerQuerySchema>;
