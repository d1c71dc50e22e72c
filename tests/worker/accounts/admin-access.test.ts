import { Hono } from "hono";
import { expect, test } from "vitest";
import { STAFF_PARTS, type StaffAccess } from "#domain/accounts/role.ts";
import { api } from "#worker/app.ts";
import { assertStaffRoutes, route } from "#worker/api/route.ts";
import { authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

interface Operation {
  "x-access"?: string;
  security?: Record<string, unknown>[];
}
type Paths = Record<string, Record<string, Operation>>;

/** Method and path of every endpoint that the OpenAPI document marks, with something in place of its parameters. */
async function operations(access: string): Promise<[method: string, path: string][]> {
  const { paths } = (await (await worker.get("/api/openapi.json")).json()) as { paths: Paths };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation["x-access"] === access)
      .map(([method]): [string, string] => [
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, "01900000-0000-7000-8000-000000000000").replace("/api/", ""),
      ]),
  );
}

const staffOperations = async () =>
  (await Promise.all([...new Set(Object.values(STAFF_PARTS))].map(operations))).flat();

test("an endpoint under /admin that nobody marked would be forgotten below; the document marks them all, and nothing else", async () => {
  const marked = (await staffOperations()).map(([method, path]) => `${method} /api/${path}`);
  const routed = api.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin/"))
    .map(
      ({ method, path }) =>
        `${method} ${path.replaceAll(/:\w+/g, "01900000-0000-7000-8000-000000000000")}`,
    );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.toSorted()).toEqual([...new Set(routed)].toSorted());
});

// Proves V4.3.
test("an app with a route under /admin that does not say for which staff it is is not made", () => {
  const withRoute = (path: string, access?: "member" | StaffAccess) =>
    new Hono()
      .basePath("/api")
      .get(path, route({ access, responses: {} }) as never, (c) => c.text("")).routes;
  const refused = "GET /api/admin/new must be declared by route({ access: STAFF_PARTS.…, … })";
  expect(() => assertStaffRoutes(withRoute("/admin/new", "admin"))).not.toThrow();
  for (const access of ["staff", "books", "finance"] as const)
    expect(() => assertStaffRoutes(withRoute("/admin/new", access))).not.toThrow();
  expect(() => assertStaffRoutes(withRoute("/new"))).not.toThrow();
  expect(() => assertStaffRoutes(withRoute("/admin/new"))).toThrow(refused);
  expect(() => assertStaffRoutes(withRoute("/admin/new", "member"))).toThrow(refused);
  const guardedTooLate = new Hono()
    .basePath("/api")
    .get("/admin/new", (c) => c.text(""), route({ access: "admin", responses: {} }) as never);
  expect(() => assertStaffRoutes(guardedTooLate.routes)).toThrow(refused);
});

/** What agents may call: the dashboard's figures, orders without exports and refunds, customers, accounts without blocking, messages. Nothing else that is for staff. */
const FOR_AGENTS = [
  "DELETE admin/orders/ID/notes/ID",
  "DELETE admin/people/ID/addresses/ID",
  "DELETE admin/reply-templates/ID",
  "DELETE admin/sale-stops/ID",
  "DELETE admin/views/ID",
  "GET admin/accounts",
  "GET admin/accounts/ID",
  "GET admin/colleagues",
  "GET admin/customers",
  "GET admin/daily-totals",
  "GET admin/departures",
  "GET admin/departures/today",
  "GET admin/group-acts",
  "GET admin/group-acts/ID",
  "GET admin/messages",
  "GET admin/messages/ID",
  "GET admin/order-sums",
  "GET admin/orders",
  "GET admin/orders/ID",
  "GET admin/payment-problems",
  "GET admin/people",
  "GET admin/people/ID",
  "GET admin/people/ID/orders",
  "GET admin/reply-templates",
  "GET admin/sale-stops",
  "GET admin/search",
  "GET admin/summary",
  "GET admin/updates",
  "GET admin/views",
  "PATCH admin/messages/ID",
  "PATCH admin/orders/ID",
  "PATCH admin/people/ID",
  "PATCH admin/views/ID",
  "POST admin/accounts/ID/recovery",
  "POST admin/group-acts",
  "POST admin/group-acts/ID/continue",
  "POST admin/group-acts/ID/retry",
  "POST admin/group-acts/ID/start",
  "POST admin/group-acts/ID/stop",
  "POST admin/messages/ID/replies",
  "POST admin/messages/bulk",
  "POST admin/messages/bulk-replies",
  "POST admin/orders",
  "POST admin/orders/ID/end-access",
  "POST admin/orders/ID/hold",
  "POST admin/orders/ID/letters",
  "POST admin/orders/ID/link",
  "POST admin/orders/ID/mails",
  "POST admin/orders/ID/notes",
  "POST admin/orders/ID/overuse",
  "POST admin/orders/ID/payments/settle",
  "POST admin/orders/ID/refund-requests",
  "POST admin/orders/bulk",
  "POST admin/people/ID/addresses",
  "POST admin/reply-templates",
  "POST admin/sale-stops",
  "POST admin/views",
  "PUT admin/reply-templates/ID",
];

/** What accountants may call: they read what the books need, and write nothing. */
const FOR_ACCOUNTANTS = [
  "GET admin/audit",
  "GET admin/audit.csv",
  "GET admin/customers",
  "GET admin/daily-totals",
  "GET admin/departures",
  "GET admin/departures.csv",
  "GET admin/departures/today",
  "GET admin/order-sums",
  "GET admin/orders",
  "GET admin/orders.csv",
  "GET admin/orders/ID",
  "GET admin/payment-problems",
  "GET admin/payments.csv",
  "GET admin/people",
  "GET admin/people.csv",
  "GET admin/people/ID",
  "GET admin/people/ID/orders",
  "GET admin/summary",
  "GET admin/updates",
  "GET admin/views",
];

// Proves V8.2.
test("of every staff endpoint a stranger gets 401 and a member 403, whatever they send; an agent and an accountant only those of their table", async () => {
  const [member, admin] = [await auth.person(), await auth.admin()];
  const others = [await auth.agent(), await auth.accountant()];
  const reached: string[][] = others.map(() => []);
  for (const [method, path] of await staffOperations()) {
    const body = method === "GET" ? undefined : {};
    const stranger = await auth.send(method, path, undefined, body);
    expect(`${method} ${path} stranger ${stranger.status}`).toBe(`${method} ${path} stranger 401`);
    const refused = await auth.send(method, path, member.access_token, body);
    expect(`${method} ${path} member ${refused.status}`).toBe(`${method} ${path} member 403`);
    expect((await errorOf(refused)).code).toBe("forbidden");
    for (const [index, { access_token: token }] of others.entries()) {
      const { status } = await auth.send(method, path, token, body);
      if (status !== 403)
        reached[index]!.push(
          `${method} ${path.replaceAll("01900000-0000-7000-8000-000000000000", "ID")}`,
        );
    }
    const byAdmin = await auth.send(method, path, admin.access_token, body);
    expect([401, 403]).not.toContain(byAdmin.status);
  }
  const [byAgent, byAccountant] = reached.map((names) => names.toSorted());
  expect(byAgent).toEqual(FOR_AGENTS);
  expect(byAccountant).toEqual(FOR_ACCOUNTANTS);
});

test("a stranger gets 401 from every endpoint for members", async () => {
  const members = await operations("member");
  expect(members.length).toBeGreaterThan(5);
  for (const [method, path] of members) {
    const response = await auth.send(method, path, undefined, method === "GET" ? undefined : {});
    expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 401`);
  }
});

// Proves V8.2.
test("the role is looked up on each call: one that is taken away is gone at once, with the same token", async () => {
  const admin = await auth.admin();
  expect((await auth.send("GET", "admin/roles", admin.access_token)).status).toBe(200);
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", admin.user.id);
  expect((await auth.send("GET", "admin/roles", admin.access_token)).status).toBe(403);
  await auth.giveRole(admin.user.id, "agent");
  expect((await auth.send("GET", "admin/roles", admin.access_token)).status).toBe(403);
  expect((await auth.send("GET", "admin/orders", admin.access_token)).status).toBe(200);
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", admin.user.id);
  expect((await auth.send("GET", "admin/orders", admin.access_token)).status).toBe(403);
});

test("staff see every booking without its cookie; a member does not", async () => {
  const [admin, agent, member] = [await auth.admin(), await auth.agent(), await auth.person()];
  const accountant = await auth.accountant();
  const { booking } = await worker.book();
  const seen = await auth.send("GET", `bookings/${booking.order.id}`, admin.access_token);
  expect(await seen.json()).toEqual(booking);
  for (const { access_token: token } of [agent, accountant])
    expect((await auth.send("GET", `bookings/${booking.order.id}`, token)).status).toBe(200);
  expect((await auth.send("GET", `bookings/${booking.order.id}`, member.access_token)).status).toBe(
    404,
  );
});

test("where the check travels with the query nothing else is told first: not that a query is malformed, not after the session's end", async () => {
  const [admin, member] = [await auth.admin(), await auth.person()];
  const status = async (path: string, token?: string) =>
    (await auth.send("GET", `admin/${path}`, token)).status;
  for (const path of ["orders?limit=0", "orders?cursor=x", "customers?limit=0", "orders?q=%25"]) {
    expect(`${path} ${await status(path)}`).toBe(`${path} 401`);
    expect(`${path} ${await status(path, member.access_token)}`).toBe(`${path} 403`);
  }
  expect(await status("orders?limit=0", admin.access_token)).toBe(422);
  expect(await status("orders", admin.access_token)).toBe(200);
  await auth.signOut(admin.access_token);
  for (const path of ["summary", "daily-totals", "orders", "customers", "people", "accounts"])
    expect(`${path} ${await status(path, admin.access_token)}`).toBe(`${path} 401`);
});
