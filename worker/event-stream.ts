import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

type Send = (event: string, json: string) => Promise<void>;

interface EventStreamOptions {
  /** Sends events, as data one line of JSON each; the stream ends with it. */
  work: (send: Send) => Promise<void>;
  /** Called when the visitor has gone before the end. */
  onGone: () => void;
}

const encoder = new TextEncoder();

/** Answers with server-sent events. */
export function eventStream(c: Context<AppEnv>, { work, onGone }: EventStreamOptions): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send: Send = (event, json) => writer.write(encoder.encode(`event: ${event}\ndata: ${json}\n\n`));
  void work(send)
    .then(() => writer.close())
    .catch(onGone);
  return c.body(readable, 200, { "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
}
