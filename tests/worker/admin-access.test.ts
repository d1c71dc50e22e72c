import { Hono } from "hono";
import { expect, test } from "vitest";
import { createApp } from "../../worker/app.ts";
import { assertAdminRoutes, route } from "../../worker/middleware/route.ts";
import { authCalls } from "../people.ts";
import { builtSite, errorOf } from "../site.ts";

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

test("an endpoint under /admin that nobody marked would be forgotten below; the document marks them all, and nothing else", async () => {
  const marked = (await operations("admin")).map(([method, path]) => `${method} /api/${path}`);
  const routed = createApp()
    .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/admin/"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, "01900000-0000-7000-8000-000000000000")}`);
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.toSorted()).toEqual([...new Set(routed)].toSorted());
});

test("an app with a route under /admin that does not say that it is for admins is not made", () => {
  const withRoute = (path: string, access?: "member" | "admin") =>
    new Hono().basePath("/api").get(path, route({ access, responses: {} }) as never, (c) => c.text("")).routes;
  const refused = 'GET /api/admin/new must be declared by route({ access: "admin", … })';
  expect(() => assertAdminRoutes(withRoute("/admin/new", "admin"))).not.toThrow();
  expect(() => assertAdminRoutes(withRoute("/new"))).not.toThrow();
  expect(() => assertAdminRoutes(withRoute("/admin/new"))).toThrow(refused);
  expect(() => assertAdminRoutes(withRoute("/admin/new", "member"))).toThrow(refused);
  const guardedTooLate = new Hono()
    .basePath("/api")
    .get("/admin/new", (c) => c.text(""), route({ access: "admin", responses: {} }) as never);
  expect(() => assertAdminRoutes(guardedTooLate.routes)).toThrow(refused);
});

test("a stranger gets 401 and a member 403 from every admin endpoint, whatever they send", async () => {
  const member = await auth.person();
  for (const [method, path] of await operations("admin")) {
    const body = method === "GET" ? undefined : {};
    const stranger = await auth.send(method, path, undefined, body);
    expect(`${method} ${path} stranger ${stranger.status}`).toBe(`${method} ${path} stranger 401`);
    const refused = await auth.send(method, path, member.access_token, body);
    expect(`${method} ${path} member ${refused.status}`).toBe(`${method} ${path} member 403`);
    expect((await errorOf(refused)).code).toBe("forbidden");
  }
});

test("a stranger gets 401 from every endpoint for members", async () => {
  const members = await operations("member");
  expect(members.length).toBeGreaterThan(5);
  for (const [method, path] of members) {
    const answer = await auth.send(method, path, undefined, method === "GET" ? undefined : {});
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 401`);
  }
});

test("the role is looked up on each call: one that is taken away is gone at once, with the same token", async () => {
  const admin = await auth.admin();
  expect((await auth.send("GET", "admin/roles", admin.access_token)).status).toBe(200);
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", admin.user.id);
  expect((await auth.send("GET", "admin/roles", admin.access_token)).status).toBe(403);
});

test("an admin sees every booking without its cookie; a member does not", async () => {
  const [admin, member] = [await auth.admin(), await auth.person()];
  const { booking } = await worker.book();
  const seen = await auth.send("GET", `bookings/${booking.order.id}`, admin.access_token);
  expect(await seen.json()).toEqual(booking);
  expect((await auth.send("GET", `bookings/${booking.order.id}`, member.access_token)).status).toBe(404);
});

test("where the check travels with the query nothing else is told first: not that a query is malformed, not after the session's end", async () => {
  const [admin, member] = [await auth.admin(), await auth.person()];
  const status = async (path: string, token?: string) => (await auth.send("GET", `admin/${path}`, token)).status;
  for (const path of ["orders?limit=0", "orders?cursor=x", "customers?limit=0", "orders?q=%25"]) {
    expect(`${path} ${await status(path)}`).toBe(`${path} 401`);
    expect(`${path} ${await status(path, member.access_token)}`).toBe(`${path} 403`);
  }
  expect(await status("orders?limit=0", admin.access_token)).toBe(422);
  expect(await status("orders", admin.access_token)).toBe(200);
  await auth.signOut(admin.access_token);
  for (const path of ["summary", "daily-totals", "orders", "customers"])
    expect(`${path} ${await status(path, admin.access_token)}`).toBe(`${path} 401`);
});
