import type { Context } from "hono";
import type { DescribeRouteOptions } from "hono-openapi";
import { matchedRoutes } from "hono/route";
import type * as z from "zod/mini";
import type { StaffAccess } from "../../src/domain/accounts/role.ts";

/** What one response means, and its body: the schema of its JSON, or another type of content. */
interface ResponseDocs {
  description: string;
  schema?: z.ZodMiniType;
  contentType?: "text/csv" | "text/calendar";
}

/** What the OpenAPI document says of a route; the schemas of its input are the ones that it is parsed by. */
export interface RouteDocs extends Pick<
  DescribeRouteOptions,
  "summary" | "description" | "parameters" | "security" | "requestBody"
> {
  tags?: readonly string[];
  responses: Record<number, ResponseDocs>;
  /** Who may call it; everyone when absent. A test calls every route as someone who may not. */
  access?: "session" | "member" | StaffAccess | "generator";
  /**
   * `password` counts the call against the limit of whatever may hash a password or send a mail, before any of that. `none` is for
   * callers that prove who they are and come from few addresses: their calls are not counted as a visitor's writes.
   */
  limit?: "password" | "none";
  query?: z.ZodMiniType;
  json?: z.ZodMiniType;
}

/** By the middleware that `route` makes. Kept apart from hono-openapi, whose code is loaded only when the document is asked for. */
export const routeDocs = new WeakMap<object, RouteDocs>();

/** What the route that a request matched says of itself; undefined for a route that says nothing. */
export function declarationOf(c: Context): RouteDocs | undefined {
  return matchedRoutes(c)
    .map(({ handler }) => routeDocs.get(handler))
    .find((docs) => docs !== undefined);
}
