import { type WordingsAnswer, WordingsAnswerSchema, type WordingsInput } from "../../domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../domain/generator/wordings.ts";
import { ApiError, unwrap } from "../../lib/api.ts";
import { readEventStream } from "../../lib/event-stream.ts";
import { callAsVisitor } from "./generator-calls.ts";
import { TooManyError } from "./too-many-error.ts";

/**
 * Has a content block rewritten for a brand (docs/product.md, "Wordings"). `onPartial` gets the block so far, again and again.
 * Throws ApiError for a refusal (TooManyError for 429), a failed network, or a stream that ends without its result, and
 * AbortError once `signal` aborts.
 */
export function streamWordings(
  input: WordingsInput,
  onPartial: (content: unknown) => void,
  signal: AbortSignal,
): Promise<WordingsAnswer & { rephrased: NonNullable<WordingsAnswer["rephrased"]> }> {
  return callAsVisitor(async ({ api }) => {
    try {
      const response = await api.wordings.$post({ json: input }, { headers: { accept: "text/event-stream" }, init: { signal } });
      if (!response.ok || !response.body) throw await refusal(response);
      for await (const { event, data } of readEventStream(response.body)) {
        if (event === "partial") onPartial(JSON.parse(data));
        if (event === "result") return resultOf(JSON.parse(data));
      }
    } catch (error) {
      if (signal.aborted || error instanceof ApiError) throw error;
      if (error instanceof SyntaxError) throw new ApiError(502, "unreadable", WORDINGS_ERRORS.answer);
      throw new ApiError(0, "network", "The network failed");
    }
    throw new ApiError(502, "no_result", WORDINGS_ERRORS.call);
  });
}

function resultOf(data: unknown) {
  const parsed = WordingsAnswerSchema.safeParse(data);
  const answer = parsed.success ? parsed.data : { success: false };
  if (!answer.success || !answer.rephrased) throw new ApiError(502, "generation_failed", answer.error ?? WORDINGS_ERRORS.answer);
  return { ...answer, rephrased: answer.rephrased };
}

async function refusal(response: Pick<Response, "ok" | "status" | "headers" | "json">): Promise<ApiError> {
  const failed = await unwrap<unknown>(Promise.resolve(response)).then(
    () => new ApiError(response.status, "unreadable", WORDINGS_ERRORS.call),
    (error: ApiError) => error,
  );
  if (response.status !== 429) return failed;
  const seconds = Number(response.headers.get("retry-after"));
  return new TooManyError(failed.message, seconds > 0 ? seconds : null);
}
