import type { MiddlewareHandler } from "hono";
import type { DescribeRouteOptions } from "hono-openapi";
import type * as z from "zod/mini";
import type { AppEnv } from "../http/hono-env.ts";

/** The documentation of one response: its meaning and its body, as a schema or another content type. */
interface AnswerDocs {
  description: string;
  schema?: z.ZodMiniType;
  contentType?: "text/csv";
}

/** The documentation of a route beyond its input. */
export interface RouteDocs extends Pick<
  DescribeRouteOptions,
  "summary" | "description" | "tags" | "parameters" | "security" | "requestBody"
> {
  answers: Record<number, AnswerDocs>;
  /** Who may call it; everyone when absent. A test calls every route as someone who may not. */
  access?: "member" | "admin";
}

/** Stored here and not in hono-openapi, whose code is loaded only when the document is asked for. */
export const inputSchemas = new WeakMap<object, z.ZodMiniType>();
export const routeDocs = new WeakMap<object, RouteDocs>();

/** Remembers the schema a middleware parses by. */
export function describeInput(middleware: object, schema: z.ZodMiniType): void {
  inputSchemas.set(middleware, schema);
}

/** A middleware that does nothing but carry the documentation of its route. */
export function describe(docs: RouteDocs): MiddlewareHandler<AppEnv> {
  const middleware: MiddlewareHandler<AppEnv> = (_c, next) => next();
  routeDocs.set(middleware, docs);
  return middleware;
}
