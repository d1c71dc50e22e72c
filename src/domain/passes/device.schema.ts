import * as z from "zod/mini";
import { AIRPORT_CODES } from "../airports/airports.ts";
import { requiredLine, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

const airport = z
  .string(M.airportUnknown)
  .check(z.refine((code) => AIRPORT_CODES.includes(code), M.airportUnknown));

/** A device is the phone of a lane. */
export const DeviceInputSchema = z.object({ name: requiredLine(60, M.nameRequired), airport });
export type DeviceInput = z.infer<typeof DeviceInputSchema>;

const DeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  airport: z.string(),
  created_at: z.iso.datetime(),
  paired_at: z.nullable(z.iso.datetime()),
  last_scan_at: z.nullable(z.iso.datetime()),
});
export type Device = z.infer<typeof DeviceSchema>;

export const DevicesSchema = z.object({ items: z.array(DeviceSchema) });

/** The page shows `pairing_url` as a QR code. The address works once. */
export const NewDeviceSchema = z.extend(DeviceSchema, {
  pairing_url: z.string(),
  pairing_expires_at: z.iso.datetime(),
});
export type NewDevice = z.infer<typeof NewDeviceSchema>;

export const PairingInputSchema = z.object({ code: requiredText(100, M.codeRequired) });

export const LaneSchema = z.object({ name: z.string(), airport: z.string() });
export type LaneDevice = z.infer<typeof LaneSchema>;
