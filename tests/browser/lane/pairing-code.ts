import type { NewDevice } from "../../../src/domain/devices/device.schema.ts";
import type { authCalls } from "../../people.ts";

/** The part of an address that pairs a browser as "Lane 1", a new phone of an airport: `#pair=…`. */
export async function pairingCode({ admin, send }: ReturnType<typeof authCalls>, airport = "CDG"): Promise<string> {
  const { access_token } = await admin();
  const device = (await (await send("POST", "admin/devices", access_token, { name: "Lane 1", airport })).json()) as NewDevice;
  return new URL(device.pairing_url).hash;
}
