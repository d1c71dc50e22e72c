import { TooLargeError } from "../errors/errors.ts";

/** The largest body that the API takes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** How much of a body beyond the limit is read and dropped, so that the client gets our response and not a broken connection. */
const DRAIN_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * The body as text. Bytes are counted while they arrive, and nothing beyond the limit is stored.
 * @throws TooLargeError (413)
 */
export async function readBody(request: Request): Promise<string> {
  const declared = request.headers.get("content-length");
  if (!request.body || (declared && Number(declared) <= BODY_LIMIT_BYTES)) return request.text();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size <= BODY_LIMIT_BYTES) text += decoder.decode(chunk, { stream: true });
    else if (size > DRAIN_LIMIT_BYTES) break;
  }
  if (size > BODY_LIMIT_BYTES) throw new TooLargeError(BODY_LIMIT_BYTES);
  return text + decoder.decode();
}

/** Reads and drops a body that nobody read. Otherwise the client may miss the refusal, and the connection its next request. */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > DRAIN_LIMIT_BYTES) break;
  }
}
