import * as z from "zod/mini";
import { AIRPORT_CODES } from "../airports/airports.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

/** How long the code that pairs a lane's phone works. */
export const PAIRING_MINUTES = 15;

const airport = z.enum(AIRPORT_CODES as [string, ...string[]], M.airportUnknown);

/** The body that adds a lane's phone: its name for the team, and its one airport. */
export const DeviceInputSchema = z.object({ name: requiredText(60, M.nameRequired), airport });
export type DeviceInput = z.infer<typeof DeviceInputSchema>;

/** A lane's phone as admins see it. Times are UTC ISO 8601. */
const DeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  airport: z.string(),
  created_at: z.iso.datetime(),
  /** Null until it is paired. */
  paired_at: z.nullable(z.iso.datetime()),
  /** When it was last shown a pass. */
  last_scan_at: z.nullable(z.iso.datetime()),
});
export type Device = z.infer<typeof DeviceSchema>;

export const DevicesSchema = z.object({ items: z.array(DeviceSchema) });

/** A new phone, with the page that pairs it: its address is shown as a QR code, and works once. */
export const NewDeviceSchema = z.extend(DeviceSchema, {
  pairing_url: z.string(),
  pairing_expires_at: z.iso.datetime(),
});
export type NewDevice = z.infer<typeof NewDeviceSchema>;

/** The body of pairing. */
export const PairingInputSchema = z.object({ code: requiredText(100, M.codeRequired) });

/** What a paired phone knows of itself. */
export const LaneSchema = z.object({ name: z.string(), airport: z.string() });
export type LaneDevice = z.infer<typeof LaneSchema>;
