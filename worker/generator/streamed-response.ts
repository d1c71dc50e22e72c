import type { Context } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";

interface StreamedResponse {
  contentType: string;
  /** Fills a pause. Readers of this content type skip it. */
  heartbeat: string;
  /** Writes the body until it resolves. `gone` aborts when the visitor leaves early. */
  work: (write: (text: string) => Promise<void>, gone: AbortSignal) => Promise<void>;
}

/** Only a write notices that the visitor left; it also keeps proxies from closing the stream. */
const HEARTBEAT_MS = 2_000;

const encoder = new TextEncoder();

export function streamResponse(
  c: Context<HonoEnv>,
  { contentType, heartbeat, work }: StreamedResponse,
): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const gone = new AbortController();
  const onGone = () => gone.abort();
  let wroteAt = Date.now();
  const write = (text: string) => {
    wroteAt = Date.now();
    return writer.write(encoder.encode(text));
  };
  const beat = setInterval(() => {
    if (Date.now() - wroteAt >= HEARTBEAT_MS) write(heartbeat).catch(onGone);
  }, HEARTBEAT_MS / 2);
  const { signal } = c.req.raw;
  // A past abort fires no event.
  if (signal.aborted) onGone();
  else signal.addEventListener("abort", onGone, { once: true });
  // The platform cancels the body when the visitor closes the connection.
  writer.closed.catch(onGone);
  void work(write, gone.signal)
    .then(() => writer.close())
    .catch(onGone)
    .finally(() => clearInterval(beat));
  return c.body(readable, 200, { "content-type": contentType });
}
