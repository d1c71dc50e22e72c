import type { Context } from "hono";
import type { DescribeRouteOptions } from "hono-openapi";
import { matchedRoutes } from "hono/route";
import type * as z from "zod/mini";
import type { StaffAccess } from "#domain/accounts/role.ts";

interface ResponseDocs {
  description: string;
  schema?: z.ZodMiniType;
  contentType?: "text/csv" | "text/calendar" | "application/vnd.apple.pkpass";
}

/** A session without its second factor passes "session" only. */
export type CallerAccess = "session" | "member" | StaffAccess;
/** A setting decides who may use the generator. */
export type Access = CallerAccess | "generator";

/** A route's part of the OpenAPI document. `query` and `json` also parse the input. */
export interface RouteDocs extends Pick<
  DescribeRouteOptions,
  "summary" | "description" | "parameters" | "security" | "requestBody"
> {
  responses: Record<number, ResponseDocs>;
  /** Without it, everyone may call the route. A test calls every route as a stranger. */
  access?: Access;
  /** `password` is for routes that hash a password or send a mail, `none` for callers that prove themselves. */
  limit?: "password" | "none";
  query?: z.ZodMiniType;
  json?: z.ZodMiniType;
}

/** Keyed by the middleware of `route`. With this map, the Worker loads hono-openapi only for the document. */
export const routeDocs = new WeakMap<object, RouteDocs>();

export function findRouteDocs(c: Context): RouteDocs | undefined {
  return matchedRoutes(c)
    .map(({ handler }) => routeDocs.get(handler))
    .find((docs) => docs !== undefined);
}
