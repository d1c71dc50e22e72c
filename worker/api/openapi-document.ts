import { isStaffAccess, type StaffAccess } from "#domain/accounts/role.ts";
import type { Hono } from "hono";
import { type DescribeRouteOptions, generateSpecs, uniqueSymbol } from "hono-openapi";
import * as z from "zod/mini";
import { version } from "../../package.json";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { isWrite } from "../platform/http/request.ts";
import { type RouteDocs, routeDocs } from "./route-docs.ts";
import { siteConfig } from "../../app.config.ts";

type Responses = NonNullable<DescribeRouteOptions["responses"]>;

const ErrorSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(
      z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
    ),
    request_id: z.optional(z.string()),
  }),
});

/** GoTrue's error; its fields depend on the API version that the client names. */
const AuthErrorSchema = z.object({
  code: z.union([z.number(), z.string()]),
  error_code: z.optional(z.string()),
  msg: z.optional(z.string()),
  message: z.optional(z.string()),
  weak_password: z.optional(z.object({ reasons: z.array(z.string()) })),
});

type Descriptions = Record<number, string>;
const errors = (descriptions: Descriptions, schema: "Error" | "AuthError"): Responses =>
  Object.fromEntries(
    Object.entries(descriptions).map(([status, description]) => [
      status,
      {
        description,
        content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
    ]),
  );

const EVERY_ROUTE: Descriptions = {
  500: "Something went wrong on our side",
  503: "unavailable: the database is busy, see Retry-After; or the deployment is not complete",
};
const LIMITED: Descriptions = { 429: "Too many requests; see Retry-After" };
const EVERY_WRITE: Descriptions = {
  401: "The apikey header is missing or wrong",
  403: "A browser sent it for another site's page",
  ...LIMITED,
};
const MEMBERS_ONLY: Descriptions = {
  401: "Nobody is signed in, or the session has ended",
  403: "The session lacks its second factor, or the token is not valid",
};
const STAFF_ONLY: Record<StaffAccess, Descriptions> = {
  staff: { 403: "The caller is neither admin nor agent" },
  admin: { 403: "The caller is no admin" },
  books: { 403: "The caller is not of the staff, or an accountant who may only read" },
  finance: { 403: "The caller is neither admin nor accountant, or may only read" },
};
const BROKEN_RULE: Descriptions = { 422: "A rule is broken" };
const EVERY_BODY: Descriptions = {
  400: "The body is not JSON",
  413: "The body is over 64 KiB",
  415: "The body is not application/json",
  ...BROKEN_RULE,
};

/** A path belongs to the first tag that matches. */
const TAGS: readonly [paths: RegExp, tag: string][] = [
  [/^\/api\/admin/, "Admin"],
  [/^\/api\/auth/, "Auth"],
  [/payments/, "Payments"],
  [/^\/api\/bookings/, "Bookings"],
  [/^\/api\/passes/, "Passes"],
  [/^\/api\/(account|sessions|user-roles)/, "Account"],
  [/^\/api\/invitations/, "Invitations"],
  [/^\/api\/contact/, "Contact"],
  [/^\/api\/(withdrawals|terminations)/, "Withdrawal and ending a membership"],
  [/^\/api\/unsubscribe/, "Unsubscribe"],
  [/^\/api\/wordings/, "Generator"],
  [/^\/api\/site-configs/, "Configuration generator"],
  [/^\/api\/(health|openapi)/, "Operation"],
];

export async function openApiDocument(app: Hono<HonoEnv>) {
  for (const { handler, method, path } of app.routes) {
    const docs = routeDocs.get(handler);
    const tag = TAGS.find(([paths]) => paths.test(path))?.[1];
    // hono-openapi reads the spec at this key.
    if (docs)
      Object.assign(handler, { [uniqueSymbol]: { spec: routeSpec(docs, isWrite(method), tag) } });
  }
  return generateSpecs(app, {
    excludeStaticFile: false,
    documentation: {
      info: {
        title: `${siteConfig.company.name} API`,
        description:
          "Bookings and the site's other calls. Times are UTC, ISO 8601. " +
          "Send the last x-d1-bookmark that you got, to see what you have done.",
        version,
      },
      servers: [{ url: "/" }],
      components: {
        schemas: {
          Error: jsonSchema(ErrorSchema, "output"),
          AuthError: jsonSchema(AuthErrorSchema, "output"),
        },
        securitySchemes: {
          bearer: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "The access token of a session.",
          },
          apikey: {
            type: "apiKey",
            in: "header",
            name: "apikey",
            description: "The site's public key; on every write.",
          },
          order: {
            type: "apiKey",
            in: "cookie",
            name: "order",
            description: "Set by booking and by opening a booking; for this order and its pass.",
          },
          lane: {
            type: "apiKey",
            in: "cookie",
            name: "lane",
            description: "Set by pairing a lane's phone.",
          },
        },
      },
    },
  });
}

function routeSpec(
  declaration: RouteDocs,
  write: boolean,
  tag: string | undefined,
): DescribeRouteOptions {
  const { responses, access: declared, limit, query, json, parameters = [], ...docs } = declaration;
  // A setting decides who may use the generator, so the document says it in words.
  const access = declared === "generator" ? undefined : declared;
  const errorSchema = tag === "Auth" ? "AuthError" : "Error";
  const described = Object.entries(responses).map(
    ([status, { description, schema, contentType }]) => [
      status,
      schema
        ? { description, content: { "application/json": { schema: jsonSchema(schema, "output") } } }
        : contentType
          ? { description, content: { [contentType]: { schema: { type: "string" } } } }
          : Number(status) < 400
            ? { description }
            : errors({ [status]: description }, errorSchema)[status],
    ],
  );
  const needs = { ...(write && { apikey: [] }), ...(access && { bearer: [] }) };
  return {
    ...(Object.keys(needs).length > 0 && { security: [needs] }),
    ...docs,
    ...(tag && { tags: [tag] }),
    ...((query || parameters.length > 0) && {
      parameters: [...parameters, ...(query ? queryParameters(query) : [])],
    }),
    ...(json && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(json, "input") } },
      },
    }),
    ...(access && { "x-access": access }),
    responses: {
      ...errors(
        {
          ...EVERY_ROUTE,
          ...(write && EVERY_WRITE),
          ...(limit === "password" && LIMITED),
          ...(access && MEMBERS_ONLY),
          ...(isStaffAccess(access) && STAFF_ONLY[access]),
          ...(query && BROKEN_RULE),
          ...(json && EVERY_BODY),
        },
        errorSchema,
      ),
      ...Object.fromEntries(described),
    },
  };
}

function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

/** Clients need these parts of a parameter's schema; only the parser needs the rest. */
const SHOWN = ["type", "enum", "format", "minimum", "maximum", "default"] as const;

function queryParameters(schema: z.ZodMiniType): NonNullable<RouteDocs["parameters"]> {
  const { properties = {} } = jsonSchema(schema, "output") as {
    properties?: Record<string, Record<string, unknown>>;
  };
  // The output always has a field with a default, so only the input says what is required.
  const { required = [] } = jsonSchema(schema, "input") as { required?: string[] };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    in: "query" as const,
    name,
    ...(required.includes(name) && { required: true }),
    ...(typeof description === "string" && { description }),
    schema: Object.fromEntries(
      SHOWN.filter((key) => key in property).map((key) => [key, property[key]]),
    ),
  }));
}
