import type { MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { issuesOf } from "../../src/domain/validation.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { ValidationError } from "../errors.ts";

interface QueryTypes<Schema extends z.ZodMiniType> {
  in: { query: Partial<Record<keyof z.output<Schema>, string>> };
  out: { query: z.output<Schema> };
}

/**
 * Parses the query by the schema, for `c.req.valid("query")` and the typed client. An empty value counts as absent.
 * @throws ValidationError (422).
 */
export function queryInput<Schema extends z.ZodMiniType>(schema: Schema): MiddlewareHandler<AppEnv, string, QueryTypes<Schema>> {
  return async (c, next) => {
    const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ""));
    const result = schema.safeParse(given);
    if (!result.success) throw new ValidationError(issuesOf(result.error));
    c.req.addValidatedData("query", result.data as object);
    await next();
  };
}
