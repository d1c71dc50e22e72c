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
  /** Everyone if absent. A test calls every route as a stranger. */
  access?: Access;
  /** `password` may hash a password or send a mail; `none` is for proven callers. */
  limit?: "password" | "none";
  query?: z.ZodMiniType;
  json?: z.ZodMiniType;
}

/** Keyed by the middleware of `route`. A map spares the Worker hono-openapi until the document. */
export const routeDocs = new WeakMap<object, RouteDocs>();

export function findRouteDocs(c: Context): RouteDocs | undefined {
  return matchedRoutes(c)
    .map(({ handler }) => routeDocs.get(handler))
    .find((docs) => docs !== undefined);
}
