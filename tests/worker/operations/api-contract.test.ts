import { expect, test } from "vitest";
import { listIssues } from "#domain/validation-issues.ts";
import { routeDocs } from "#worker/api/route-docs.ts";
import { api } from "#worker/app.ts";
import { EVERY_RESPONSE_HEADERS } from "#worker/platform/http/security-headers.ts";
import { siteConfig } from "../../site.config.ts";
import { bookingBody } from "../../factories.ts";
import { builtSite, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();

const toOpenApi = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");
/** Method and OpenAPI path of every endpoint of the app. */
const endpoints = api.routes
  .filter(({ method }) => method !== "ALL")
  .map(({ method, path }) => `${method} ${toOpenApi(path)}`);
const ENDPOINTS = [...new Set(endpoints)].toSorted();

const booking = JSON.stringify(bookingBody());
const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  worker.fetch(path, { method, headers, body });

test.each([
  ["a response", () => worker.get("/api/health"), 200],
  ["an unknown path", () => worker.get("/api/nothing"), 404],
  ["the API's own root", () => worker.get("/api"), 404],
  ["a refused write", () => send("POST", "/api/bookings", {}, booking), 401],
  ["a broken rule", () => worker.post("/api/bookings", {}), 422],
  // Proves V3.4.
])("%s carries a request id, the security headers and no-store", async (_name, call, status) => {
  const response = await call();
  expect(response.status).toBe(status);
  expect(response.headers.get("x-request-id")).toMatch(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  expect(Object.fromEntries(response.headers)).toMatchObject(EVERY_RESPONSE_HEADERS);
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("application/json");
});

test("a request id from outside is not taken", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const response = await worker.get("/api/health", { "x-request-id": id });
  expect(response.headers.get("x-request-id")).not.toBe(id);
});

// Proves V4.3.
test("an unknown path is a 404 for every method", async () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const response = await send(method, "/api/nothing");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "not_found", message: "There is nothing here, or not for you." },
    });
  }
});

test.each([
  ["DELETE", "/api/bookings", "POST"],
  ["GET", "/api/bookings", "POST"],
  ["PUT", "/api/bookings/01900000-0000-7000-8000-000000000000", "GET, HEAD, PATCH"],
  ["POST", "/api/health", "GET, HEAD"],
  ["PATCH", "/api/openapi.json", "GET, HEAD"],
])("%s %s is a 405 that says what is allowed", async (method, path, allow) => {
  const response = await send(method, path);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allow);
  expect((await errorOf(response)).code).toBe("method_not_allowed");
});

test("HEAD answers like GET without a body", async () => {
  const response = await send("HEAD", "/api/health");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("every write needs the public key, and the key's neighbours do not do", async () => {
  // Mail programs and payment providers know no key: the token in the address, or the signature of the body, is the permission
  // (tests/worker/messages/unsubscribe.test.ts, tests/worker/payments/payments-webhooks.test.ts).
  const keyless = ["POST /api/unsubscribe/one-click", "POST /api/payments/webhooks/{provider}"];
  expect(ENDPOINTS).toEqual(expect.arrayContaining(keyless));
  const writes = ENDPOINTS.filter(
    (endpoint) => !/^(GET|HEAD) /.test(endpoint) && !keyless.includes(endpoint),
  );
  expect(writes.length).toBeGreaterThan(0);
  for (const write of writes) {
    const [method, path] = write.split(" ") as [string, string];
    for (const apikey of [
      undefined,
      "",
      "envol-public-anon-ke",
      "envol-public-anon-key2",
      "ENVOL-PUBLIC-ANON-KEY",
    ]) {
      const response = await send(
        method,
        path,
        { "content-type": "application/json", ...(apikey !== undefined && { apikey }) },
        booking,
      );
      expect(`${write} ${apikey}: ${response.status}`).toBe(`${write} ${apikey}: 401`);
      // /api/auth words it as GoTrue does.
      const body = (await response.json()) as { error?: { code: string }; error_code?: string };
      expect(path.startsWith("/api/auth/") ? body.error_code : body.error?.code).toBe(
        "apikey_invalid",
      );
    }
  }
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
  undefined,
  // Proves V4.3.
])("a body sent as %s is a 415", async (type) => {
  const response = await worker.fetch("/api/bookings", {
    method: "POST",
    headers: { ...PUBLIC_KEY, ...(type && { "content-type": type }) },
    body: new TextEncoder().encode(booking),
  });
  expect(response.status).toBe(415);
  expect((await errorOf(response)).code).toBe("unsupported_media_type");
});

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "Application/JSON ; charset=UTF-8",
])("a body sent as %s is read", async (type) => {
  expect((await worker.post("/api/bookings", booking, { "content-type": type })).status).toBe(201);
});

test("a broken rule answers 422 with the issues in the order of the fields", async () => {
  const response = await worker.post(
    "/api/bookings",
    bookingBody({ firstName: "", email: "nobody", adults: 0 }),
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    error: {
      code: "validation_failed",
      message: "First name is required",
      issues: [
        { path: ["firstName"], message: "First name is required" },
        { path: ["email"], message: "Invalid email address" },
        { path: ["adults"], message: "At least 1 adult is required" },
      ],
    },
  });
});

test("each request is one log line with the route's pattern, and nothing personal", async () => {
  const { booking: booked, cookie } = await worker.book({
    email: "log-me-not@example.org",
    firstName: "Unlogged",
  });
  const response = await worker.get(
    `/api/bookings/${booked.order.id}?email=log-me-not@example.org`,
    { cookie },
  );
  const id = response.headers.get("x-request-id")!;
  await expect.poll(() => worker.logs().some((line) => line.includes(id))).toBe(true);
  const lines = worker.logs().filter((line) => line.includes(id));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: "info",
    request_id: id,
    method: "GET",
    route: "/api/bookings/:orderId",
    status: 200,
    ms: expect.any(Number),
  });
  expect(worker.logs().join("\n")).not.toMatch(/log-me-not|Unlogged/);
});

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary?: string;
        requestBody?: unknown;
        security?: Record<string, unknown>[];
        parameters?: { name: string; in: string; required?: boolean }[];
        responses: Record<
          string,
          { description: string; content?: Record<string, { schema: object }> }
        >;
      }
    >
  >;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}
const openapi = async () => (await (await worker.get("/api/openapi.json")).json()) as OpenApi;

test("every route is in the OpenAPI document, and nothing else", async () => {
  const { paths } = await openapi();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(ENDPOINTS);
});

test("the OpenAPI document is 3.1, its references lead somewhere, and its operations are described", async () => {
  const document = await openapi();
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info).toMatchObject({
    title: `${siteConfig.company.name} API`,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(document.components.schemas).toHaveProperty(name!);
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  for (const operation of operations) {
    expect(operation.summary).toBeTruthy();
    for (const response of Object.values(operation.responses))
      expect(response.description).toBeTruthy();
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test("the OpenAPI document says what each error looks like, and that nothing else is one", async () => {
  for (const [path, operations] of Object.entries((await openapi()).paths))
    for (const [method, { responses }] of Object.entries(operations))
      for (const [status, { content }] of Object.entries(responses)) {
        const name = /schemas\/(\w*Error)"/.exec(JSON.stringify(content) ?? "")?.[1];
        const own = path.startsWith("/api/auth/") ? "AuthError" : "Error";
        // Some refusals have a schema of their own.
        expect(
          [undefined, Number(status) < 400 ? undefined : own],
          `${method} ${path} ${status}`,
        ).toContain(name);
      }
});

test("the OpenAPI document says which query parameters a route requires, and which routes are limited", async () => {
  const { paths } = await openapi();
  const described = [];
  const expected = [];
  const unlimited = [];
  for (const { method, path, handler } of api.routes) {
    const docs = routeDocs.get(handler);
    if (!docs) continue;
    const name = `${method} ${path}`;
    const operation = paths[toOpenApi(path)]![method.toLowerCase()]!;
    if (docs.limit === "password" && !("429" in operation.responses)) unlimited.push(name);
    if (!docs.query) continue;
    const parsed = docs.query.safeParse({});
    const missing = parsed.success ? [] : listIssues(parsed.error).map((issue) => issue.path[0]);
    const asked = operation.parameters?.filter((one) => one.in === "query" && one.required) ?? [];
    described.push([name, asked.map((one) => one.name)]);
    expected.push([name, missing]);
  }
  expect(described).toEqual(expected);
  expect(unlimited).toEqual([]);
});

test("the OpenAPI document names every proof that a route asks for", async () => {
  const { paths, components } = await openapi();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const { security = [] } of operations)
    for (const name of security.flatMap(Object.keys))
      expect(components.securitySchemes).toHaveProperty(name);
  const lane = [
    { apikey: [], lane: [] },
    { apikey: [], bearer: [] },
  ];
  expect(paths["/api/passes/{code}/redeem"]!.post!.security).toEqual(lane);
  expect(paths["/api/passes/{code}/redeem/undo"]!.post!.security).toEqual(lane);
  const own = paths["/api/bookings/{orderId}"]!;
  expect(own.patch!.security).toEqual([{ apikey: [], order: [] }]);
  expect(own.get!.security).toEqual([{ order: [] }, { bearer: [] }]);
});

test("the OpenAPI document shows what a booking takes and answers, from the schemas themselves", async () => {
  const { post } = (await openapi()).paths["/api/bookings"]!;
  expect(post!.security).toEqual([{ apikey: [] }]);
  expect(post!.requestBody).toMatchObject({
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          required: ["firstName", "lastName", "email"],
          properties: { currency: { enum: ["USD", "EUR", "GBP"] }, adults: { minimum: 1 } },
        },
      },
    },
  });
  expect(Object.keys(post!.responses)).toEqual([
    "200",
    "201",
    "400",
    "401",
    "403",
    "409",
    "413",
    "415",
    "422",
    "429",
    "500",
    "503",
  ]);
  expect(post!.responses["201"]!.content!["application/json"]!.schema).toMatchObject({
    required: ["customer", "order", "payment"],
  });
});

test("the OpenAPI document may be cached; it is the same for all", async () => {
  const response = await worker.get("/api/openapi.json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
});
