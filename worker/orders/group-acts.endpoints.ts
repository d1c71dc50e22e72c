import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  GroupActInputSchema,
  GroupActListSchema,
  GroupActSchema,
} from "#domain/group-acts/group-act.schema.ts";
import { ReasonSchema } from "#domain/reason.schema.ts";
import { route } from "../api/route.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import {
  continueGroupAct,
  declineGroupAct,
  listGroupActs,
  previewGroupAct,
  readGroupAct,
  retryGroupAct,
  startGroupAct,
  stopGroupAct,
} from "./group-acts/group-acts.ts";

const forStaff = { access: STAFF_PARTS["group-acts"] } as const;
const ACT_AFTERWARDS = { description: "The act after it", schema: GroupActSchema };
const REFUSED = {
  403: { description: "An agent only writes, and asks for refunds; the rest is for admins" },
  404: { description: "No such act" },
};

export const adminGroupActs = new Hono<HonoEnv>()
  .get(
    "/admin/group-acts",
    route({
      ...forStaff,
      summary: "The newest acts on many orders; agents see those that write, and requests",
      responses: { 200: { description: "At most 20", schema: GroupActListSchema } },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json({ items: await listGroupActs({ ctx, role: staff.role }) });
    },
  )
  .post(
    "/admin/group-acts",
    route({
      ...forStaff,
      summary: "Preview what staff write, move or refund to all orders of a flight day",
      description:
        "Nothing happens before it is started. With `request` an agent asks for a refund, which an " +
        "admin starts or declines. Recorded in the audit log.",
      json: GroupActInputSchema,
      responses: {
        201: { description: "Its orders, travellers and sums", schema: GroupActSchema },
        403: REFUSED[403],
      },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await previewGroupAct({ ctx, role: staff.role }, c.req.valid("json")), 201);
    },
  )
  .get(
    "/admin/group-acts/:actId",
    route({
      ...forStaff,
      summary: "How far an act on many orders is, and what failed",
      responses: { 200: { description: "The act", schema: GroupActSchema }, ...REFUSED },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await readGroupAct({ ctx, role: staff.role }, c.req.param("actId")));
    },
  )
  .post(
    "/admin/group-acts/:actId/start",
    route({
      ...forStaff,
      summary: "Start an act, or go on with a stopped one; each order is done once",
      description:
        "It grants an agent's request; above GROUP_REFUND_LIMIT the first admin grants it, and a " +
        "second one starts it. A repeat does some more of a running one, and nothing twice.",
      responses: {
        200: ACT_AFTERWARDS,
        ...REFUSED,
        409: { description: "second_admin_needed, for a refund above GROUP_REFUND_LIMIT" },
      },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await startGroupAct({ ctx, role: staff.role }, c.req.param("actId")));
    },
  )
  .post(
    "/admin/group-acts/:actId/continue",
    route({
      ...forStaff,
      summary: "Do some orders of a running act; a page that watches it calls this",
      responses: { 200: ACT_AFTERWARDS, ...REFUSED },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await continueGroupAct({ ctx, role: staff.role }, c.req.param("actId")));
    },
  )
  .post(
    "/admin/group-acts/:actId/stop",
    route({
      ...forStaff,
      summary: "Stop an act; orders that are being done now are finished",
      responses: { 200: ACT_AFTERWARDS, ...REFUSED },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await stopGroupAct({ ctx, role: staff.role }, c.req.param("actId")));
    },
  )
  .post(
    "/admin/group-acts/:actId/decline",
    route({
      access: STAFF_PARTS.refunds,
      summary: "Decline an agent's request for an act, and say why",
      json: ReasonSchema,
      responses: {
        200: ACT_AFTERWARDS,
        404: REFUSED[404],
        409: { description: "request_answered" },
      },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      const declined = { id: c.req.param("actId"), ...c.req.valid("json") };
      return c.json(await declineGroupAct({ ctx, role: staff.role }, declined));
    },
  )
  .post(
    "/admin/group-acts/:actId/retry",
    route({
      ...forStaff,
      summary: "Try an act's failed orders again",
      responses: { 200: ACT_AFTERWARDS, ...REFUSED },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      return c.json(await retryGroupAct({ ctx, role: staff.role }, c.req.param("actId")));
    },
  );
