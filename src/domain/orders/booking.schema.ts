import * as z from "zod/mini";
import { CURRENCY_CODES, firstCurrency, isCurrencyCode } from "../money/currency.ts";
import {
  atMost,
  emailAddress,
  optionalLine,
  requiredLine,
  typedDay,
} from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import type { FieldName } from "./booking-fields.ts";
import { parseOrderNumber } from "./order-number.ts";
import { MAX_PASSENGERS, MIN_PASSENGERS, type PassengerType } from "../money/fares.ts";

/** There is no smaller limit, because large parties may book (docs/product/booking.md). */
const passengerCount = (type: PassengerType) =>
  z
    .number(M.notWhole)
    .check(
      z.int(M.notWhole),
      z.minimum(MIN_PASSENGERS[type], type === "adults" ? M.adultsMinimum : M.countMinimum),
      z.maximum(MAX_PASSENGERS, M.countTooLarge),
    );

const newPassengerCount = (type: PassengerType) =>
  z._default(passengerCount(type), MIN_PASSENGERS[type]);

const currency = z
  .enum(CURRENCY_CODES, M.currencyUnknown)
  .check(z.refine(isCurrencyCode, M.currencyUnknown));

/** The booking form and POST /api/bookings. Unknown keys, such as `amount`, are dropped. */
export const BookingInputSchema = z.object({
  firstName: requiredLine(100, M.firstNameRequired),
  lastName: requiredLine(100, M.lastNameRequired),
  email: emailAddress(),
  companyName: optionalLine(200),
  vatNumber: optionalLine(50),
  airport: optionalLine(100),
  adults: newPassengerCount("adults"),
  children: newPassengerCount("children"),
  infants: newPassengerCount("infants"),
  currency: z._default(currency, () => firstCurrency({}, "en")),
  flightDate: z.optional(z.union([z.literal(""), typedDay()], M.dateInvalid)),
  /** In capitals, as mails and airport boards write it. */
  flightNumber: optionalLine(10, z.toUpperCase()),
  /** True if the service begins before the right to withdraw ends. */
  earlyPerformance: z.optional(z.boolean()),
} satisfies Record<FieldName | "currency" | "earlyPerformance", z.ZodMiniType>);
export type BookingInput = z.infer<typeof BookingInputSchema>;

export const BookingLookupSchema = z.object({
  orderNumber: z
    .string(M.orderNumberInvalid)
    .check(
      z.overwrite(parseOrderNumber),
      z.toUpperCase(),
      z.regex(/^FT-\d{10,16}-[A-Z0-9]{4,16}$/, M.orderNumberInvalid),
    ),
  email: emailAddress(),
});
export type BookingLookup = z.infer<typeof BookingLookupSchema>;

export const MailedTokenSchema = z.object({ token: z.string().check(atMost(100)) });

export const BookingLookupConfirmSchema = z.extend(BookingLookupSchema, {
  code: z.string(M.codeInvalid).check(z.trim(), z.regex(/^\d{6}$/, M.codeInvalid)),
});
export type BookingLookupConfirm = z.infer<typeof BookingLookupConfirmSchema>;

export const PassMailSchema = z.object({ email: emailAddress() });
