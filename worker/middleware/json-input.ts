import type { MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { issuesOf } from "../../src/domain/validation.ts";
import type { AppEnv } from "../app-env.ts";
import { MalformedError, TooLargeError, UnsupportedMediaTypeError, ValidationError } from "../errors.ts";
import { describeInput } from "../openapi/route-docs.ts";

/** No body that we take is larger (docs: contract of the API). */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Read past the limit and thrown away, so that the client gets our answer and not a broken connection. */
const DISCARD_LIMIT_BYTES = 4 * 1024 * 1024;

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Parses the body by the schema, for `c.req.valid("json")`, the typed client and the OpenAPI document alike.
 * @throws TooLargeError (413), UnsupportedMediaTypeError (415), MalformedError (400), ValidationError (422).
 */
export function jsonInput<Schema extends z.ZodMiniType>(
  schema: Schema,
): MiddlewareHandler<AppEnv, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> {
  const middleware: MiddlewareHandler<AppEnv, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> = async (
    c,
    next,
  ) => {
    const { raw } = c.req;
    if (!JSON_TYPE.test(raw.headers.get("content-type") ?? "")) throw new UnsupportedMediaTypeError();
    const result = schema.safeParse(parseJson(await readText(raw)));
    if (!result.success) throw new ValidationError(issuesOf(result.error));
    c.req.addValidatedData("json", result.data as object);
    await next();
  };
  describeInput(middleware, schema);
  return middleware;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedError();
  }
}

/** The body as text. One that is, or may be, too large is counted while it comes, and none of it is kept past the limit. */
async function readText(request: Request): Promise<string> {
  const declared = request.headers.get("content-length");
  if (!request.body || (declared && Number(declared) <= BODY_LIMIT_BYTES)) return request.text();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size <= BODY_LIMIT_BYTES) text += decoder.decode(chunk, { stream: true });
    else if (size > DISCARD_LIMIT_BYTES) break;
  }
  if (size > BODY_LIMIT_BYTES) throw new TooLargeError(BODY_LIMIT_BYTES);
  return text + decoder.decode();
}
