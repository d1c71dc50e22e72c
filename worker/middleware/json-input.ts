import type { MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { issuesOf } from "../../src/domain/validation.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { readBody } from "../http/request-body.ts";
import { MalformedError, UnsupportedMediaTypeError, ValidationError } from "../errors.ts";
import { describeInput } from "../openapi/route-docs.ts";

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Parses the body by the schema, for `c.req.valid("json")`, the typed client and the OpenAPI document alike.
 * `described` stands in the document for a schema that rewrites the body first.
 * @throws TooLargeError (413), UnsupportedMediaTypeError (415), MalformedError (400), ValidationError (422).
 */
export function jsonInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  described: z.ZodMiniType = schema,
): MiddlewareHandler<AppEnv, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> {
  const middleware: MiddlewareHandler<AppEnv, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> = async (
    c,
    next,
  ) => {
    const { raw } = c.req;
    if (!JSON_TYPE.test(raw.headers.get("content-type") ?? "")) throw new UnsupportedMediaTypeError();
    const result = schema.safeParse(parseJson(await readBody(raw)));
    if (!result.success) throw new ValidationError(issuesOf(result.error));
    c.req.addValidatedData("json", result.data as object);
    await next();
  };
  describeInput(middleware, described);
  return middleware;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedError();
  }
}
