/** One server-sent event. `event` is "message" where the stream does not say. */
export interface StreamEvent {
  event: string;
  data: string;
}

/**
 * The events of a text/event-stream body as they arrive (WHATWG HTML, section 9.2). Each byte is read once, so a long stream
 * costs in proportion to its length. An event that the end of the stream cuts off is dropped. Throws what the body throws.
 */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
  }
}

/** The complete lines of a body. A line that arrives in many chunks is joined once, not with each chunk. */
async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let afterReturn = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      let text = decoder.decode(value, { stream: true });
      if (text === "") continue;
      // This line feed completes the CR LF that the chunk before began.
      if (afterReturn && text.startsWith("\n")) text = text.slice(1);
      afterReturn = text.endsWith("\r");
      const [first = "", ...rest] = text.split(/\r\n|\r|\n/);
      begun.push(first);
      for (const next of rest) {
        yield begun.join("");
        begun = [next];
      }
    }
  } finally {
    // When the reader stops early, the sender must stop too.
    await reader.cancel().catch(() => undefined);
  }
}
