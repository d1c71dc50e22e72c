/** What OpenAI's two text endpoints put on the wire, streamed and whole (API reference: Responses, Chat Completions). */
export interface Wire {
  path: string;
  /** The events before the first piece, for each piece, and after the last; each is one block of the event stream. */
  open: (model: string) => string[];
  piece: (text: string) => string;
  refusal: (text: string) => string[];
  close: (model: string) => string[];
  /** The response to a request that does not ask for a stream. */
  whole: (model: string, text: string) => object;
  /** The system's and the user's text of a request. */
  texts: (body: RequestBody) => { instructions: string; prompt: string };
}

export interface RequestBody {
  model: string;
  stream?: boolean;
  input?: Message[];
  messages?: Message[];
  text?: { format?: { type: string; strict?: boolean; schema?: object } };
  response_format?: { type: string; json_schema?: { strict?: boolean; schema?: object } };
}

interface Message {
  role: string;
  content: string | { text?: string }[];
}

const CREATED = 1_795_176_000;
const USAGE = { input_tokens: 100, output_tokens: 100, total_tokens: 200 };
const ITEM = "msg_fake";

const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const at = { item_id: ITEM, output_index: 0, content_index: 0 };
const response = (model: string, status: string) => ({
  id: "resp_fake",
  object: "response",
  created_at: CREATED,
  status,
  model,
});
const item = (content: object[], status: string) => ({
  id: ITEM,
  type: "message",
  status,
  role: "assistant",
  content,
});
const part = (text: string) => ({ type: "output_text", text, annotations: [] });

const responses: Wire = {
  path: "/v1/responses",
  open: (model) => [
    event({
      type: "response.created",
      response: { ...response(model, "in_progress"), output: [] },
    } as { type: string }),
    event({
      type: "response.in_progress",
      response: { ...response(model, "in_progress"), output: [] },
    } as { type: string }),
    event({
      type: "response.output_item.added",
      output_index: 0,
      item: item([], "in_progress"),
    } as { type: string }),
    event({ type: "response.content_part.added", ...at, part: part("") } as { type: string }),
  ],
  piece: (delta) => event({ type: "response.output_text.delta", ...at, delta } as { type: string }),
  refusal: (delta) => [
    event({ type: "response.refusal.delta", ...at, delta } as { type: string }),
    event({ type: "response.refusal.done", ...at, refusal: delta } as { type: string }),
  ],
  close: (model) => [
    event({ type: "response.output_item.done", output_index: 0, item: item([], "completed") } as {
      type: string;
    }),
    event({
      type: "response.completed",
      response: { ...response(model, "completed"), output: [], usage: USAGE },
    } as { type: string }),
  ],
  whole: (model, text) => ({
    ...response(model, "completed"),
    output: [item([part(text)], "completed")],
    usage: USAGE,
  }),
  texts: ({ input = [] }) => textsOf(input),
};

const chunk = (model: string, delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: "chatcmpl_fake", object: "chat.completion.chunk", created: CREATED, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

const chat: Wire = {
  path: "/v1/chat/completions",
  open: (model) => [chunk(model, { role: "assistant", content: "" })],
  piece: (content) => chunk("", { content }),
  refusal: (refusal) => [chunk("", { refusal })],
  close: (model) => [chunk(model, {}, "stop"), "data: [DONE]\n\n"],
  whole: (model, content) => ({
    id: "chatcmpl_fake",
    object: "chat.completion",
    created: CREATED,
    model,
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 100, completion_tokens: 100, total_tokens: 200 },
  }),
  texts: ({ messages = [] }) => textsOf(messages),
};

export const WIRES: readonly Wire[] = [responses, chat];

function textsOf(messages: Message[]): { instructions: string; prompt: string } {
  const said = (roles: string[]) =>
    messages
      .filter(({ role }) => roles.includes(role))
      .map(({ content }) => textOf(content))
      .join("\n");
  return { instructions: said(["system", "developer"]), prompt: said(["user"]) };
}

const textOf = (content: Message["content"]) =>
  typeof content === "string" ? content : content.map(({ text = "" }) => text).join("");

/** The body of an error, in the words of the provider: they name the key and the account. */
export const errorBody = (status: number, key: string) => ({
  error: {
    message: `Incorrect API key provided: ${key}. See https://platform.openai.example/account (${status}).`,
    type: "invalid_request_error",
    param: null,
    code: "invalid_api_key",
  },
});
