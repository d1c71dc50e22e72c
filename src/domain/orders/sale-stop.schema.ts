import * as z from "zod/mini";
import { AIRPORT_CODES } from "../airports/airports.ts";
import { requiredText, TIME_INVALID } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { SALE_STOP_TEXT_LENGTH, SALE_STOPPED } from "./sale-stop.ts";

/** A form sends "" for a field that was left empty. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema, message: string) =>
  z.optional(z.union([z.literal(""), z.null(), schema], message));

const airport = z.string().check(z.refine((code) => AIRPORT_CODES.includes(code)));

const text = requiredText(SALE_STOP_TEXT_LENGTH, M.saleStopTextRequired);

export const SaleStopInputSchema = z
  .object({
    airport: orEmpty(airport, M.airportUnknown),
    /** The first and the last flight day, YYYY-MM-DD in the airport's time. */
    from: z.iso.date(M.dateInvalid),
    to: z.iso.date(M.dateInvalid),
    ends_at: orEmpty(z.iso.datetime({ offset: true }), TIME_INVALID),
    text: z.object({ en: text, fr: text }, M.saleStopTextRequired),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: M.dateOrder, path: ["to"] }));
export type SaleStopInput = z.infer<typeof SaleStopInputSchema>;

const PublicSaleStopSchema = z.object({
  id: z.string(),
  /** Null for all airports. */
  airport: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  /** Null for a stop that lasts until staff end it. */
  ends_at: z.nullable(z.iso.datetime()),
  text: z.object({ en: z.string(), fr: z.string() }),
});
export type PublicSaleStop = z.infer<typeof PublicSaleStopSchema>;
export const PublicSaleStopsSchema = z.object({ items: z.array(PublicSaleStopSchema) });

/** 409: nothing is sold for this flight day. */
export const SaleStoppedSchema = z.object({
  error: z.object({ code: z.literal(SALE_STOPPED), message: z.string() }),
  sale_stop: PublicSaleStopSchema,
});

export const SaleStopSchema = z.extend(PublicSaleStopSchema, {
  created_at: z.iso.datetime(),
  /** The address of the member of staff; null once the account is deleted. */
  created_by: z.nullable(z.string()),
});
export type SaleStop = z.infer<typeof SaleStopSchema>;
export const SaleStopsSchema = z.object({ items: z.array(SaleStopSchema) });
