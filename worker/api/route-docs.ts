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

/** The callers a route admits. A session without its second factor passes "session" only. */
export type CallerAccess = "session" | "member" | StaffAccess;
/** A setting decides for "generator". */
export type Access = CallerAccess | "generator";

/** A route's part of the OpenAPI document; its input schemas also parse the input. */
export interface RouteDocs extends Pick<
  DescribeRouteOptions,
  "summary" | "description" | "parameters" | "security" | "requestBody"
> {
  responses: Record<number, ResponseDocs>;
  /** The callers it admits; everyone when absent. A test calls every route as a stranger. */
  access?: Access;
  /**
   * `password` counts a call that may hash a password or send a mail. `none` is for proven callers
   * from few addresses.
   */
  limit?: "password" | "none";
  query?: z.ZodMiniType;
  json?: z.ZodMiniType;
}

/** By the middleware of `route`. Apart from hono-openapi, which loads only for the document. */
export const routeDocs = new WeakMap<object, RouteDocs>();

/** Returns the declaration of the matched route, if it has one. */
export function findRouteDocs(c: Context): RouteDocs | undefined {
  return matchedRoutes(c)
    .map(({ handler }) => routeDocs.get(handler))
    .find((docs) => docs !== undefined);
}
