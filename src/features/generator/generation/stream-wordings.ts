import { createParser, type EventSourceMessage } from "eventsource-parser";
import {
  type WordingsResult,
  WordingsResultSchema,
  type WordingsInput,
} from "#domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";
import { ApiError, networkError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";

/** The server fills pauses with comments, so a longer silence means a lost connection. */
const SILENCE_MS = 15_000;

interface WordingsListener {
  onPartial: (content: unknown) => void;
  /** Receives the seconds that the provider asks us to wait. */
  onWait: (seconds: number) => void;
}

/** @throws ApiError for a refusal or a lost connection, AbortError once `signal` aborts. */
export async function streamWordings(
  input: WordingsInput,
  { onPartial, onWait }: WordingsListener,
  signal: AbortSignal,
): Promise<WordingsResult & { rephrased: NonNullable<WordingsResult["rephrased"]> }> {
  try {
    const response = await api.session.wordings.$post(
      { json: input },
      { headers: { accept: "text/event-stream" }, init: { signal } },
    );
    if (response?.body) {
      for await (const { event, data } of readEvents(response.body)) {
        if (event === "partial") onPartial(JSON.parse(data));
        if (event === "waiting") onWait((JSON.parse(data) as { seconds: number }).seconds);
        if (event === "result") return toResult(JSON.parse(data));
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) throw error;
    if (error instanceof SyntaxError)
      throw badGateway("unreadable", WORDINGS_ERRORS.invalid_output);
    throw networkError(error);
  }
  throw badGateway("no_result", WORDINGS_ERRORS.request);
}

/** Ends after SILENCE_MS without data. Stopping the iteration cancels the stream. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const { done, value } = await readInTime(reader);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const silence = setTimeout(() => void reader.cancel(), SILENCE_MS);
  return reader.read().finally(() => clearTimeout(silence));
}

function toResult(data: unknown) {
  const parsed = WordingsResultSchema.safeParse(data);
  const result = parsed.success ? parsed.data : { success: false };
  if (!result.success || !result.rephrased)
    throw new ApiError({
      status: 502,
      code: result.reason ?? "generation_failed",
      message: result.error ?? WORDINGS_ERRORS.invalid_output,
    });
  return { ...result, rephrased: result.rephrased };
}

function badGateway(code: string, message: string): ApiError {
  return new ApiError({ status: 502, code, message });
}
