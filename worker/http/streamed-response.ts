import type { Context } from "hono";
import type { AppEnv } from "./hono-env.ts";

interface LiveAnswer {
  contentType: string;
  /** Sent when there was nothing to send for a while; readers of this type skip it. */
  heartbeat: string;
  /** Writes the answer; it ends when this is done. */
  work: (write: (text: string) => Promise<void>) => Promise<void>;
  /** Called when the visitor has gone before the end. */
  onGone: () => void;
}

/** A visitor who has left is only noticed by writing to them; proxies on the way like a sign of life too. */
const HEARTBEAT_MS = 2_000;

const encoder = new TextEncoder();

/** An answer that begins at once and is written as it comes to be. */
export function liveAnswer(c: Context<AppEnv>, { contentType, heartbeat, work, onGone }: LiveAnswer): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let wroteAt = Date.now();
  const write = (text: string) => {
    wroteAt = Date.now();
    return writer.write(encoder.encode(text));
  };
  const beat = setInterval(() => {
    if (Date.now() - wroteAt >= HEARTBEAT_MS) write(heartbeat).catch(onGone);
  }, HEARTBEAT_MS / 2);
  c.req.raw.signal.addEventListener("abort", onGone);
  void work(write)
    .then(() => writer.close())
    .catch(onGone)
    .finally(() => clearInterval(beat));
  return c.body(readable, 200, { "content-type": contentType });
}
