import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { DeviceInputSchema, DevicesSchema, NewDeviceSchema } from "#domain/passes/device.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { addDevice, listDevices, renewPairing, revokeDevice } from "./devices.ts";

const forAdmins = { access: STAFF_PARTS.devices } as const;

export const adminDevices = new Hono<HonoEnv>()
  .get(
    "/admin/devices",
    route({
      ...forAdmins,
      summary: "The phones of lanes",
      responses: { 200: { description: "The newest first", schema: DevicesSchema } },
    }),
    async (c) => c.json({ items: await listDevices(c.var.ctx) }),
  )
  .post(
    "/admin/devices",
    route({
      ...forAdmins,
      summary: "Add a lane's phone for one airport",
      description: "pairing_url pairs the phone that opens it, once, within 15 minutes.",
      json: DeviceInputSchema,
      responses: { 201: { description: "It can be paired", schema: NewDeviceSchema } },
    }),
    async (c) => c.json(await addDevice(c.var.ctx, c.req.valid("json")), 201),
  )
  .post(
    "/admin/devices/:deviceId/pairing",
    route({
      ...forAdmins,
      summary: "Pair a lane's phone again",
      description:
        "As when it lost its cookie. What was paired before redeems nothing from now on.",
      responses: {
        201: { description: "It can be paired, with a new code", schema: NewDeviceSchema },
        404: { description: "No such phone, or revoked before" },
      },
    }),
    async (c) => c.json(await renewPairing(c.var.ctx, c.req.param("deviceId")), 201),
  )
  .delete(
    "/admin/devices/:deviceId",
    route({
      ...forAdmins,
      summary: "Revoke a lane's phone",
      responses: {
        204: { description: "It redeems nothing any more" },
        404: { description: "No such phone, or revoked before" },
      },
    }),
    async (c) => {
      await revokeDevice(c.var.ctx, c.req.param("deviceId"));
      return c.body(null, 204);
    },
  );
