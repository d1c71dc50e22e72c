import * as z from "zod/mini";
import { StaffAccountSchema } from "../accounts/staff-account.schema.ts";
import { EXPORT_FORMATS } from "../csv.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES } from "../messages/message.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import { OrderSchema, CustomerSchema } from "../orders/order.schema.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { emailAddress } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

/** What someone has brought in one currency, in major units: what was paid, less what was given back. */
const PersonValueSchema = z.object({ currency: z.enum(CURRENCY_CODES), amount: z.number() });
export type PersonValue = z.infer<typeof PersonValueSchema>;

/** Someone who booked, in the list: all of their addresses are one row. Times are UTC ISO 8601. */
const PersonSchema = z.object({
  id: z.string(),
  /** As they last booked. */
  name: z.string(),
  /** The company, as they last booked; null for who named none. */
  company: z.nullable(z.string()),
  /** Their main address. */
  email: z.string(),
  /** How many addresses they have, the main one included. */
  addresses: z.number(),
  bookings: z.number(),
  values: z.array(PersonValueSchema),
  last_booked_at: z.iso.datetime(),
  /** Whether one of the addresses has an account. */
  has_account: z.boolean(),
});
export type Person = z.infer<typeof PersonSchema>;

export const PersonListSchema = pageSchema(PersonSchema);

/** The query of the people. `q` finds them by the words of their orders. */
export const PersonQuerySchema = z.extend(ListQuerySchema, {
  q: search("What to find in their orders"),
  sort,
});
export type PersonQuery = z.infer<typeof PersonQuerySchema>;

/** The query of the customers' export: everyone, whatever the list shows. */
export const PeopleExportQuerySchema = z.object({
  format: z._default(z.enum(EXPORT_FORMATS, M.formatUnknown), "standard"),
});
export type PeopleExportQuery = z.infer<typeof PeopleExportQuerySchema>;

/** One address of a person. */
const PersonAddressSchema = z.object({
  /** Null for an address that has never booked, and was not joined. */
  id: z.nullable(z.string()),
  email: z.string(),
  bookings: z.number(),
});

/** A message that came from one of a person's addresses. */
const PersonMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  status: z.enum(MESSAGE_STATUSES),
  /** How it begins. */
  excerpt: z.string(),
  created_at: z.iso.datetime(),
});
export type PersonMessage = z.infer<typeof PersonMessageSchema>;

/** Someone who may be the same person: the same name, and an address that is written almost alike. */
const SimilarPersonSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type SimilarPerson = z.infer<typeof SimilarPersonSchema>;

/** All that staff see of one person. Who never booked has no id and one address. */
export const PersonDetailSchema = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  company: z.nullable(z.string()),
  /** The main address first. */
  addresses: z.array(PersonAddressSchema),
  bookings: z.number(),
  values: z.array(PersonValueSchema),
  last_booked_at: z.nullable(z.iso.datetime()),
  accounts: z.array(StaffAccountSchema),
  /** The newest first, at most 50. */
  messages: z.array(PersonMessageSchema),
  similar: z.array(SimilarPersonSchema),
});
export type PersonDetail = z.infer<typeof PersonDetailSchema>;

/** A person's orders, newest first, each with the address that it was booked with. */
const PersonOrderSchema = z.extend(OrderSchema, { email: z.string() });
export type PersonOrder = z.infer<typeof PersonOrderSchema>;
export const PersonOrdersSchema = pageSchema(PersonOrderSchema);

/** Joins an address, and all that is one person with it, to a person. */
export const JoinedAddressSchema = z.object({ email: emailAddress() });
export type JoinedAddress = z.infer<typeof JoinedAddressSchema>;

export const CustomerListSchema = pageSchema(CustomerSchema);

/** The query of the customers. `q` is the beginnings of words in their names, e-mail and order numbers. */
export const CustomerQuerySchema = z.extend(ListQuerySchema, {
  q: search("How words of names, e-mail and order numbers begin"),
  sort,
});
export type CustomerQuery = z.infer<typeof CustomerQuerySchema>;
