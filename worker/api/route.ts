import type { Context, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { isStaffAccess } from "#domain/accounts/role.ts";
import { listIssues } from "#domain/validation-issues.ts";
import {
  MalformedError,
  UnsupportedMediaTypeError,
  ValidationError,
} from "../platform/errors/errors.ts";
import { readBody } from "../platform/http/request-body.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { type CallerAccess, type RouteDocs, routeDocs } from "./route-docs.ts";
import { requireAccess, type SignedInEnv } from "./access.ts";
import { consumeRateLimit } from "./rate-limit.ts";

type Schema = z.ZodMiniType;

interface RouteDeclaration extends Omit<RouteDocs, "json" | "query"> {
  /** An empty value counts as absent. */
  query?: Schema;
  json?: Schema;
  /** The largest body; 64 kB by default. */
  jsonBytes?: number;
  /** The document shows this in place of a `json` schema that rewrites the body first. */
  jsonDocs?: Schema;
}

type Env<Declaration> = Declaration extends { access: CallerAccess } ? SignedInEnv : HonoEnv;
type Json<Declaration, Way extends "in" | "out"> = Declaration extends {
  json: infer S extends Schema;
}
  ? { json: Way extends "in" ? z.input<S> : z.output<S> }
  : object;
type Query<Declaration, Way extends "in" | "out"> = Declaration extends {
  query: infer S extends Schema;
}
  ? { query: Way extends "in" ? Partial<Record<keyof z.output<S>, string>> : z.output<S> }
  : object;
type Input<Declaration> = {
  in: Json<Declaration, "in"> & Query<Declaration, "in">;
  out: Json<Declaration, "out"> & Query<Declaration, "out">;
};

/** Runs a route's limit, guard and parsers in this order, and documents them. Throws an AppError on refusal. */
export function route<const Declaration extends RouteDeclaration>(
  declaration: Declaration,
): MiddlewareHandler<Env<Declaration>, string, Input<Declaration>> {
  const { access, limit, query, json, jsonBytes, jsonDocs, ...docs } = declaration;
  const handler: MiddlewareHandler<HonoEnv> = async (c, next) => {
    if (limit === "password")
      await consumeRateLimit(c, "PASSWORD_LIMIT", `${c.req.path}:${c.get("ctx").visitor}`);
    if (access) await requireAccess(c, access);
    if (query) c.req.addValidatedData("query", parseQuery(c, query));
    if (json) c.req.addValidatedData("json", await parseJson(c, json, jsonBytes));
    await next();
  };
  routeDocs.set(handler, {
    ...docs,
    access,
    limit,
    query,
    json: jsonDocs ?? json,
  });
  return handler as unknown as MiddlewareHandler<Env<Declaration>, string, Input<Declaration>>;
}

export function assertStaffRoutes(
  routes: readonly { method: string; path: string; handler: object }[],
): void {
  const first = new Map<string, object>();
  for (const { method, path, handler } of routes) {
    const name = `${method} ${path}`;
    if (method !== "ALL" && path.startsWith("/api/admin/") && !first.has(name))
      first.set(name, handler);
  }
  for (const [name, handler] of first) {
    if (isStaffAccess(routeDocs.get(handler)?.access)) continue;
    throw new Error(`${name} must be declared by route({ access: STAFF_PARTS.…, … })`);
  }
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

function parseQuery(c: Context, schema: Schema): object {
  return parse(
    schema,
    Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== "")),
  );
}

async function parseJson(c: Context, schema: Schema, bytes?: number): Promise<object> {
  const { raw } = c.req;
  if (!JSON_TYPE.test(raw.headers.get("content-type") ?? "")) throw new UnsupportedMediaTypeError();
  const text = await readBody(raw, bytes);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new MalformedError();
  }
  return parse(schema, body);
}

function parse(schema: Schema, input: unknown): object {
  const result = schema.safeParse(input);
  if (!result.success) throw new ValidationError(listIssues(result.error));
  return result.data as object;
}
