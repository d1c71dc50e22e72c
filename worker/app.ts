import type { Hono } from "hono";
import type { allRoutes } from "./all-routes.ts";
import { createApi } from "./api/create-api.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";

/** The typed client of the pages (hono/client) is made from this type. */
export type Api = typeof allRoutes;

const LOADERS = {
  booking: async () => (await import("./booking-routes.ts")).bookingRoutes,
  dailyWork: async () => (await import("./daily-work-routes.ts")).dailyWorkRoutes,
  generator: async () => (await import("./generator-routes.ts")).generatorRoutes,
  identity: async () => (await import("./identity-routes.ts")).identityRoutes,
  message: async () => (await import("./message-routes.ts")).messageRoutes,
  operation: async () => (await import("./operation-routes.ts")).operationRoutes,
  pass: async () => (await import("./pass-routes.ts")).passRoutes,
  staff: async () => (await import("./staff-routes.ts")).staffRoutes,
};

type Part = keyof typeof LOADERS;

/** Made once in an isolate. */
const apis: Partial<Record<Part, Promise<Pick<Hono<HonoEnv>, "fetch">>>> = {};

/** By the segment after /api; the contract's test calls every route through it. */
const PARTS: Record<string, Part> = {
  account: "identity",
  admin: "staff",
  auth: "identity",
  bookings: "booking",
  contact: "message",
  "demo-payments": "pass",
  invitations: "identity",
  passes: "pass",
  payments: "pass",
  sessions: "identity",
  "site-configs": "generator",
  terminations: "message",
  unsubscribe: "message",
  "user-roles": "identity",
  withdrawals: "message",
  wordings: "generator",
};

/** By the segment after /api/admin; everything else of staff is in `staff`. */
const STAFF_PARTS: Record<string, Part> = {
  colleagues: "dailyWork",
  customers: "dailyWork",
  departures: "dailyWork",
  "departures.csv": "dailyWork",
  mails: "dailyWork",
  messages: "dailyWork",
  orders: "dailyWork",
  "orders.csv": "dailyWork",
  "payment-problems": "dailyWork",
  people: "dailyWork",
  "people.csv": "dailyWork",
  "reply-templates": "dailyWork",
};

/** Returns the part of the API for a path. A cold start loads no other part's code. */
export function loadApi(pathname: string): Promise<Pick<Hono<HonoEnv>, "fetch">> {
  const [, , first = "", second = ""] = pathname.split("/");
  const part = (first === "admin" && STAFF_PARTS[second]) || PARTS[first] || "operation";
  return (apis[part] ??= LOADERS[part]().then(createApi));
}
