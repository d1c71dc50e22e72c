import type { Hono } from "hono";
import type { allRoutes } from "./all-routes.ts";
import { createApi } from "./api/create-api.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";

/** The typed client of the pages (hono/client) is made from this type. */
export type Api = typeof allRoutes;

const LOADERS = {
  booking: async () => createApi((await import("./booking-routes.ts")).bookingRoutes),
  dailyWork: async () => createApi((await import("./daily-work-routes.ts")).dailyWorkRoutes),
  generator: async () => createApi((await import("./generator-routes.ts")).generatorRoutes),
  identity: async () => createApi((await import("./identity-routes.ts")).identityRoutes),
  message: async () => createApi((await import("./message-routes.ts")).messageRoutes),
  operation: async () => createApi((await import("./operation-routes.ts")).operationRoutes),
  pass: async () => createApi((await import("./pass-routes.ts")).passRoutes),
  staff: async () => createApi((await import("./staff-routes.ts")).staffRoutes),
};

type Part = keyof typeof LOADERS;

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

/** One of each per isolate, made for the first call of it. */
const apis = new Map<Part, Promise<Pick<Hono<HonoEnv>, "fetch">>>();

/** Returns the part of the API for a path. A cold start loads no other part's code. */
export function loadApi(pathname: string): Promise<Pick<Hono<HonoEnv>, "fetch">> {
  const [, , first = "", second = ""] = pathname.split("/");
  const part = (first === "admin" && STAFF_PARTS[second]) || PARTS[first] || "operation";
  const api = apis.get(part) ?? LOADERS[part]();
  apis.set(part, api);
  return api;
}
