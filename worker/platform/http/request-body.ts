import { TooLargeError } from "../errors/errors.ts";

const BODY_LIMIT_BYTES = 64 * 1024;

/** Reading continues up to this, so that the client gets our response instead of a broken connection. */
const DRAIN_LIMIT_BYTES = 4 * 1024 * 1024;

/** Throws TooLargeError (413). */
export async function readBody(request: Request, limit = BODY_LIMIT_BYTES): Promise<string> {
  const declared = request.headers.get("content-length");
  if (!request.body || (declared && Number(declared) <= limit)) return request.text();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size <= limit) text += decoder.decode(chunk, { stream: true });
    else if (size > DRAIN_LIMIT_BYTES) break;
  }
  if (size > limit) throw new TooLargeError(limit);
  return text + decoder.decode();
}

/** An unread body may cost the connection its next request. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > DRAIN_LIMIT_BYTES) break;
  }
}
