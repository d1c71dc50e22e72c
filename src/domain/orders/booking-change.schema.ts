import * as z from "zod/mini";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { type BookingField, type BookingFields, type FieldName, FIELDS } from "./booking-fields.ts";
import { emailAddress } from "../validation.schema.ts";
import { BookingInputSchema } from "./booking.schema.ts";

const version = z.int(M.notWhole);

/** An absent field stays unchanged, so no field has a default. */
function changeSchema({ name }: BookingField): z.ZodMiniOptional {
  const schema = BookingInputSchema.shape[name];
  return z.optional(schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema);
}

const changeSchemas = <Name extends FieldName>(fields: readonly BookingField[]) =>
  Object.fromEntries(fields.map((field) => [field.name, changeSchema(field)])) as {
    [Field in Name]: z.ZodMiniOptional<z.ZodMiniType<BookingFields[Field]>>;
  };

export const changeFields = changeSchemas<FieldName>(FIELDS);

/** PATCH /api/bookings/{id}. `version` is the order's version that the traveller saw. */
export const BookingChangeSchema = z.object({ version, ...changeFields });
export type BookingChange = z.infer<typeof BookingChangeSchema>;

export const AddressCorrectionSchema = z.object({ version, email: emailAddress() });
export type AddressCorrection = z.infer<typeof AddressCorrectionSchema>;

export const BookingCancellationSchema = z.object({ version });
