import type { DescribeRouteOptions } from "hono-openapi";
import type * as z from "zod/mini";
import type { StaffAccess } from "../../src/domain/accounts/role.ts";

/** What one response means, and its body: the schema of its JSON, or another type of content. */
interface ResponseDocs {
  description: string;
  schema?: z.ZodMiniType;
  contentType?: "text/csv";
}

/** What the OpenAPI document says of a route; the schemas of its input are the ones that it is parsed by. */
export interface RouteDocs extends Pick<DescribeRouteOptions, "summary" | "description" | "parameters" | "security" | "requestBody"> {
  tags?: readonly string[];
  responses: Record<number, ResponseDocs>;
  /** Who may call it; everyone when absent. A test calls every route as someone who may not. */
  access?: "session" | "member" | StaffAccess | "generator";
  query?: z.ZodMiniType;
  json?: z.ZodMiniType;
}

/** By the middleware that `route` makes. Kept apart from hono-openapi, whose code is loaded only when the document is asked for. */
export const routeDocs = new WeakMap<object, RouteDocs>();
