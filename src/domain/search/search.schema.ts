import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MESSAGE_KINDS, MESSAGE_STATUSES } from "../messages/message.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { search } from "../paging.schema.ts";

export const SearchQuerySchema = z.object({
  q: search(
    "Order number, name, e-mail, flight, airport or its city, day of the flight, amount, " +
      "VAT number, phone, words of a message, or a whole reference of the payment provider",
  ),
});
export type SearchQuery = z.infer<typeof SearchQuerySchema>;

const SEARCH_FIELDS = [
  "order_number",
  "name",
  "company",
  "email",
  "vat_number",
  "flight_number",
  "flight_date",
  "airport",
  "amount",
  "phone",
  "message",
  "reply",
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** `near` is true if text and typed term differ by a typo. */
const SearchMatchSchema = z.object({
  field: z.enum(SEARCH_FIELDS),
  text: z.string(),
  typed: z.string(),
  near: z.boolean(),
});
export type SearchMatch = z.infer<typeof SearchMatchSchema>;

const matches = z.array(SearchMatchSchema);

const FoundOrderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  name: z.string(),
  status: z.enum(ORDER_STATUSES),
  airport: z.string(),
  flight_number: z.nullable(z.string()),
  flight_date: z.nullable(z.iso.date()),
  matches,
});
export type FoundOrder = z.infer<typeof FoundOrderSchema>;

const FoundPersonSchema = z.object({
  /** The person's row, whichever of the addresses was found. */
  person_id: z.string(),
  name: z.string(),
  email: z.string(),
  matches,
});
export type FoundPerson = z.infer<typeof FoundPersonSchema>;

/** An account without a row among the people, mostly because it has no bookings. */
const FoundAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  matches,
});
export type FoundAccount = z.infer<typeof FoundAccountSchema>;

const FoundMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  name: z.string(),
  email: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  language: z.enum(LANGUAGES),
  created_at: z.iso.datetime(),
  matches,
});
export type FoundMessage = z.infer<typeof FoundMessageSchema>;

/** The newest few of each kind. Matches with a typo come last. */
export const SearchResultsSchema = z.object({
  orders: z.array(FoundOrderSchema),
  people: z.array(FoundPersonSchema),
  accounts: z.array(FoundAccountSchema),
  messages: z.array(FoundMessageSchema),
});
export type SearchResults = z.infer<typeof SearchResultsSchema>;
