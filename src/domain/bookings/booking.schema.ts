import * as z from "zod/mini";
import { CURRENCY_CODES, firstCurrency, isCurrencyCode } from "../money/currency.ts";
import { emailAddress, optionalText, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import type { FieldName } from "../orders/booking-fields.ts";
import { parseOrderNumber } from "../orders/order-number.ts";
import { MIN_PASSENGERS, bookingTotalMinor } from "../orders/fares.ts";

/** A whole number without upper bound: large parties may book (docs/product/booking.md). */
const passengerCount = (minimum: number, message: string) =>
  z._default(z.number(M.notWhole).check(z.int(M.notWhole), z.minimum(minimum, message)), minimum);

const currency = z
  .enum(CURRENCY_CODES, M.currencyUnknown)
  .check(z.refine(isCurrencyCode, M.currencyUnknown));

/**
 * The booking form and the body of POST /api/bookings. Unknown keys, such as `amount`, are dropped.
 */
export const BookingInputSchema = z
  .object({
    firstName: requiredText(100, M.firstNameRequired),
    lastName: requiredText(100, M.lastNameRequired),
    email: emailAddress(),
    companyName: optionalText(200),
    vatNumber: optionalText(50),
    airport: optionalText(100),
    adults: passengerCount(MIN_PASSENGERS.adults, M.adultsMinimum),
    children: passengerCount(MIN_PASSENGERS.children, M.countMinimum),
    infants: passengerCount(MIN_PASSENGERS.infants, M.countMinimum),
    currency: z._default(currency, () => firstCurrency({}, "en")),
    /** YYYY-MM-DD, in the airport's own time. */
    flightDate: z.optional(z.union([z.literal(""), z.iso.date(M.dateInvalid)], M.dateInvalid)),
    flightNumber: optionalText(10),
    /** True: the service begins before the right to withdraw ends. */
    earlyPerformance: z.optional(z.boolean()),
  } satisfies Record<FieldName | "currency" | "earlyPerformance", z.ZodMiniType>)
  .check(
    z.refine((booking) => Number.isSafeInteger(bookingTotalMinor(booking, booking.currency)), {
      message: M.countTooLarge,
      path: ["adults"],
    }),
  );
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

/** The token of the link in an order's mails. */
export const MailedTokenSchema = z.object({ token: z.string().check(z.maxLength(100)) });

export const BookingLookupConfirmSchema = z.extend(BookingLookupSchema, {
  code: z.string(M.codeInvalid).check(z.trim(), z.regex(/^\d{6}$/, M.codeInvalid)),
});
export type BookingLookupConfirm = z.infer<typeof BookingLookupConfirmSchema>;

/** The traveller's address for the pass. */
export const PassMailSchema = z.object({ email: emailAddress() });
