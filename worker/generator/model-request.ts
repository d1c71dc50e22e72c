import { APICallError } from "@ai-sdk/provider";
import type { Settings } from "../platform/context/env.ts";
import { findReason } from "./find-reason.ts";
import { WordingsFailure } from "./wordings-failure.ts";

/** A protocol, and how the form of the answer is asked for. */
const APIS = ["responses", "chat"] as const;
const FORMATS = ["schema", "object", "text"] as const;
export type Way = `${(typeof APIS)[number]} ${(typeof FORMATS)[number]}`;

export const WAYS = APIS.flatMap((api) => FORMATS.map((format): Way => `${api} ${format}`));

export const firstWay = ({ OPENAI_API }: Pick<Settings, "OPENAI_API">): Way =>
  `${OPENAI_API} schema`;

/**
 * The next way to ask an endpoint that refused this one, or wrote nothing. Undefined if another
 * way would be refused as well.
 */
export function nextWay(way: Way, error: unknown): Way | undefined {
  const reason = toReason(error);
  if (reason === "address" && way === "responses schema") return "chat schema";
  if (reason !== "format" || way.endsWith("text")) return undefined;
  return WAYS[WAYS.indexOf(way) + 1];
}

function toReason(error: unknown) {
  if (error instanceof WordingsFailure) return error.reason;
  return APICallError.isInstance(error) && error.statusCode !== undefined
    ? findReason({ status: error.statusCode, text: error.responseBody ?? "" })
    : undefined;
}

interface Prompt {
  instructions: string;
  prompt: string;
  schema: object;
}

/** Nothing but what every endpoint knows, so that none refuses an option. */
export function toRequest(way: Way, model: string, { instructions, prompt, schema }: Prompt) {
  const [api, format] = way.split(" ") as [(typeof APIS)[number], (typeof FORMATS)[number]];
  const messages = [
    { role: "system", content: instructions },
    { role: "user", content: prompt },
  ];
  const named = { name: "wordings", strict: true, schema };
  if (api === "chat") {
    const form = {
      schema: { type: "json_schema", json_schema: named },
      object: { type: "json_object" },
      text: undefined,
    }[format];
    const body = { model, messages, stream: true, ...(form && { response_format: form }) };
    return { path: "/chat/completions", body };
  }
  const form = {
    schema: { type: "json_schema", ...named },
    object: { type: "json_object" },
    text: undefined,
  }[format];
  // OpenAI stores the request unless it is told not to. Simple endpoints may not know the option.
  const options = form && { text: { format: form }, store: false };
  return { path: "/responses", body: { model, input: messages, stream: true, ...options } };
}
