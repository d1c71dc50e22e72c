import type { RequestBody, Wire } from "./openai-wire.ts";

/** What a server sends instead of what OpenAI would. */
export interface RawResponse {
  status?: number;
  contentType?: string;
  /** Each is one write; the connection stays open after the last if `staysOpen`. */
  writes: string[];
  staysOpen?: boolean;
  /** The connection breaks after the last write. */
  breaks?: boolean;
}

/** A way in which a real model or endpoint differs from what OpenAI documents. */
export interface Habit {
  name: string;
  /** Who does so, as docs/providers.md says. */
  from?: string;
  api?: "responses" | "chat";
  /** What the model writes around the JSON that it was asked for. */
  text?: (json: string) => string;
  /** What the endpoint puts on the wire. */
  respond?: (text: string, wire: Wire, body: RequestBody, call: number) => RawResponse | undefined;
}

type Content = Record<string, Record<string, unknown>>;

const parse = (json: string) => JSON.parse(json) as Content;
const change = (json: string, into: (content: Content) => unknown) =>
  JSON.stringify(into(parse(json)));

/** The same value with other keys at every level. */
function rekeyed(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => rekeyed(item, rename));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [rename(key), rekeyed(child, rename)]),
  );
}

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function flat(value: unknown, at = ""): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  return Object.entries(value as object).flatMap(([key, child]) =>
    flat(child, at ? `${at}.${key}` : key),
  );
}

const reasonsOf = (content: Content) => content.whyChooseUs?.reasons as object[];

/** How models wrap, spell and break the JSON. */
const ANSWERS: Habit[] = [
  { name: "a fence with json", from: "LM Studio", text: (json) => `\`\`\`json\n${json}\n\`\`\`` },
  { name: "a bare fence", from: "Mistral", text: (json) => `\`\`\`\n${json}\n\`\`\`` },
  { name: "a fence without an end", text: (json) => `\`\`\`json\n${json}` },
  { name: "a fence of tildes", text: (json) => `~~~json\n${json}\n~~~` },
  { name: "a fence in a fence", text: (json) => `\`\`\`\n\`\`\`json\n${json}\n\`\`\`\n\`\`\`` },
  { name: "prose before", from: "Anthropic", text: (json) => `Here are your texts:\n\n${json}` },
  { name: "prose after", text: (json) => `${json}\n\nLet me know if you want another tone!` },
  {
    name: "prose around a fence",
    from: "Gemini",
    text: (json) => `Sure! Here you go:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy {this} site [1].`,
  },
  { name: "brackets in the prose before", text: (json) => `[Note] I kept {all keys}.\n${json}` },
  { name: "an open bracket in the prose before", text: (json) => `The key { is kept: ${json}` },
  { name: "a heading", text: (json) => `# Answer\n${json}` },
  { name: "a thought", from: "DeepSeek", text: (json) => `<think>Let me see.</think>${json}` },
  {
    name: "a thought with a draft",
    text: (json) => `<think>${json.replaceAll("a", "b")}</think>${json}`,
  },
  {
    name: "a thought whose begin is missing",
    from: "vLLM",
    text: (json) => `I plan {"hero": …\n</think>\n${json}`,
  },
  { name: "thinking in another tag", text: (json) => `<thinking>\nHm {\n</thinking>\n${json}` },
  { name: "reasoning in a tag", text: (json) => `<reasoning>one "two</reasoning>${json}` },
  { name: "a thought of Magistral", from: "Mistral", text: (json) => `[THINK]Hm.[/THINK]${json}` },
  { name: "a thought of Kimi", text: (json) => `◁think▷Hm.◁/think▷${json}` },
  {
    name: "channels of gpt-oss",
    from: "llama.cpp",
    text: (json) =>
      `<|channel|>analysis<|message|>We need JSON {.<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  },
  { name: "an answer in a tag", text: (json) => `<answer>${json}</answer>` },
  { name: "a byte order mark", text: (json) => `\uFEFF${json}` },
  { name: "blanks around", text: (json) => `\n\n   ${json}   \n` },
  { name: "a line comment", text: (json) => json.replace("{", '{ // the "new" texts, don’t\n') },
  { name: "a block comment", text: (json) => json.replace("{", "{ /* new */ ") },
  {
    name: "trailing commas",
    from: "Ollama",
    text: (json) => json.replaceAll("}", ",}").replaceAll("]", ",]"),
  },
  {
    name: "single quotation marks",
    text: (json) => json.replaceAll("'", "\\'").replaceAll('"', "'"),
  },
  { name: "keys without quotation marks", text: (json) => json.replaceAll(/"(\w+)":/g, "$1:") },
  {
    name: "curly quotation marks as JSON’s",
    text: (json) => json.replaceAll(/"([^"]*)"/g, "“$1”"),
  },
  { name: "a missing comma", text: (json) => json.replace('","', '" "') },
  { name: "a missing last bracket", text: (json) => json.slice(0, -1) },
  { name: "two missing last brackets", text: (json) => json.slice(0, -2) },
  { name: "a bracket too many", text: (json) => `${json}}` },
  { name: "Python’s words", text: (json) => json.replace("{", "{'ok': True, 'note': None, ") },
  { name: "a bare line break in a text", text: (json) => json.replace("{", '{"note":"a\nb",') },
  { name: "an escaped document", text: (json) => JSON.stringify(json).slice(1, -1) },
  { name: "a document in a string", text: (json) => JSON.stringify(json) },
  { name: "the JSON twice", text: (json) => json + json },
  { name: "the JSON twice, in lines", text: (json) => `${json}\n${json}` },
  { name: "pretty JSON", text: (json) => JSON.stringify(parse(json), null, 4) },
  {
    name: "escapes for all letters beyond ASCII",
    text: (json) =>
      json.replaceAll(
        /[\u0080-\uffff]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
  },
  { name: "a wrapper", text: (json) => `{"content":${json}}` },
  { name: "a wrapper of another name", from: "Groq", text: (json) => `{"result":${json}}` },
  { name: "wrappers in wrappers", text: (json) => `{"data":{"attributes":{"content":${json}}}}` },
  {
    name: "a wrapper with words of its own",
    text: (json) => `{"title":"New words","success":true,"content":${json}}`,
  },
  { name: "a list of one", text: (json) => `[${json}]` },
  { name: "a wrapper that holds a string", text: (json) => JSON.stringify({ output: json }) },
  { name: "the name of the schema as a wrapper", text: (json) => `{"wordings":${json}}` },
  {
    name: "the arguments of a call as text",
    text: (json) => `{"name":"wordings","arguments":${json}}`,
  },
  { name: "an unknown key", text: (json) => json.replace("{", '{"note":"x",') },
  {
    name: "an unknown key within",
    text: (json) => json.replace('"hero":{', '"hero":{"eyebrow":"New",'),
  },
  {
    name: "the language as a key",
    text: (json) => json.replace("{", '{"language":"English","variation":0,'),
  },
  {
    name: "a reason more",
    text: (json) =>
      change(json, (content) => ({
        ...content,
        whyChooseUs: {
          ...content.whyChooseUs,
          reasons: [...reasonsOf(content), { title: "More", description: "One more." }],
        },
      })),
  },
  {
    name: "snake case",
    from: "vLLM",
    text: (json) => change(json, (content) => rekeyed(content, snake)),
  },
  {
    name: "kebab case",
    text: (json) =>
      change(json, (content) => rekeyed(content, (key) => snake(key).replaceAll("_", "-"))),
  },
  {
    name: "Pascal case",
    text: (json) =>
      change(json, (content) => rekeyed(content, (key) => key[0]!.toUpperCase() + key.slice(1))),
  },
  {
    name: "capitals",
    text: (json) => change(json, (content) => rekeyed(content, (key) => snake(key).toUpperCase())),
  },
  {
    name: "keys with spaces",
    text: (json) =>
      change(json, (content) => rekeyed(content, (key) => snake(key).replaceAll("_", " "))),
  },
  { name: "paths as keys", text: (json) => JSON.stringify(Object.fromEntries(flat(parse(json)))) },
  {
    name: "paths with underscores",
    text: (json) =>
      JSON.stringify(
        Object.fromEntries(
          flat(parse(json)).map(([path, text]) => [path.replaceAll(".", "_"), text]),
        ),
      ),
  },
  {
    name: "a list of paths and texts",
    text: (json) =>
      JSON.stringify({ fields: flat(parse(json)).map(([path, text]) => ({ path, text })) }),
  },
  {
    name: "each text in an object",
    text: (json) =>
      change(json, (content) =>
        JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
          typeof value === "string" ? { text: value } : value,
        ),
      ),
  },
  {
    name: "each text in a list",
    text: (json) =>
      change(json, (content) =>
        JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
          typeof value === "string" ? [value] : value,
        ),
      ),
  },
  {
    name: "numbered reasons in an object",
    from: "Ollama",
    text: (json) =>
      change(json, (content) => ({
        ...content,
        whyChooseUs: {
          ...content.whyChooseUs,
          reasons: Object.fromEntries(
            reasonsOf(content).map((reason, index) => [`reason${index + 1}`, reason]),
          ),
        },
      })),
  },
  {
    name: "keys in another order",
    text: (json) =>
      change(json, (content) => Object.fromEntries(Object.entries(content).toReversed())),
  },
  {
    name: "quotation marks around each text",
    text: (json) =>
      change(json, (content) =>
        JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
          typeof value === "string" ? `"${value}"` : value,
        ),
      ),
  },
  {
    name: "curly quotation marks around each text",
    text: (json) =>
      change(json, (content) =>
        JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
          typeof value === "string" ? `“${value}”` : value,
        ),
      ),
  },
  {
    name: "blanks around each text",
    text: (json) =>
      change(json, (content) =>
        JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
          typeof value === "string" ? ` ${value} ` : value,
        ),
      ),
  },
];

const data = (event: object | string) =>
  `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`;
const letters = (text: string, count = 40) =>
  text.match(new RegExp(`[\\s\\S]{1,${count}}`, "gu")) ?? [];

const chatChunk = (delta: object, more: object = {}) => ({
  id: "c",
  object: "chat.completion.chunk",
  created: 1,
  model: "m",
  choices: [{ index: 0, delta, finish_reason: null, ...more }],
});
const chatEnd = (finish: string | null = "stop") => data(chatChunk({}, { finish_reason: finish }));
const DONE = data("[DONE]");

/** A chat stream whose pieces are made by `piece`. */
const chat = (
  name: string,
  piece: (text: string, index: number) => string,
  {
    from,
    before = "",
    after = chatEnd() + DONE,
    contentType,
    staysOpen,
    breaks,
  }: Partial<{
    from: string;
    before: string;
    after: string;
    contentType: string;
    staysOpen: boolean;
    breaks: boolean;
  }> = {},
): Habit => ({
  name,
  api: "chat",
  ...(from && { from }),
  respond: (text) => ({
    writes: [before, ...letters(text).map(piece), after].filter(Boolean),
    ...(contentType && { contentType }),
    ...(staysOpen && { staysOpen }),
    ...(breaks && { breaks }),
  }),
});
const plain = (content: string) => data(chatChunk({ content }));
const without = (event: ReturnType<typeof chatChunk>, key: string) =>
  data({ ...event, choices: event.choices.map((choice) => ({ ...choice, [key]: undefined })) });
const wholeChat = (text: string, message: object = {}) => ({
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [
    { index: 0, message: { role: "assistant", content: text, ...message }, finish_reason: "stop" },
  ],
});

/** How endpoints of Chat Completions differ. */
const CHAT: Habit[] = [
  chat("comments between the pieces", (text) => `: OPENROUTER PROCESSING\n\n${plain(text)}`, {
    from: "OpenRouter",
  }),
  chat("keep-alive as data", (text) => `${data(": keepalive")}${plain(text)}`),
  chat("empty data", (text) => `data:\n\n${plain(text)}`),
  chat("data with a blank", (text) => `data: \n\n${plain(text)}`),
  chat("events named ping", (text) => `event: ping\ndata: {"type":"ping"}\n\n${plain(text)}`, {
    from: "Anthropic",
  }),
  chat("events named ping without data", (text) => `event: ping\n\n${plain(text)}`),
  chat("ping as a word", (text) => `data: ping\n\n${plain(text)}`),
  chat("empty lines", (text) => `\n\n\n${plain(text)}`),
  chat("carriage returns", (text) => plain(text).replaceAll("\n", "\r\n")),
  chat("no blank after the colon", (text) => plain(text).replace("data: ", "data:")),
  chat("one line break between events", (text) => plain(text).slice(0, -1), { after: `\n${DONE}` }),
  chat("the field twice", (text) => plain(text).replace("data: ", "data: data: ")),
  chat(
    "ids and retries",
    (text, index) => `id: ${index}\nretry: 3000\nevent: message\n${plain(text)}`,
  ),
  chat("no index", (text) => without(chatChunk({ content: text }), "index"), { from: "LocalAI" }),
  chat(
    "no finish_reason in the pieces",
    (text) => without(chatChunk({ content: text }), "finish_reason"),
    { from: "LocalAI" },
  ),
  chat(
    "an empty finish_reason",
    (text) => data(chatChunk({ content: text }, { finish_reason: "" })),
    { from: "Ollama" },
  ),
  chat("an index that counts tokens", (text, index) =>
    data(chatChunk({ content: text }, { index })),
  ),
  chat("no finish_reason at all", plain, { after: DONE, from: "vLLM" }),
  chat("no [DONE]", plain, { after: chatEnd(), from: "Gemini" }),
  chat("no end at all", plain, { after: "" }),
  chat("a connection that stays open", plain, { after: "", staysOpen: true }),
  chat("a connection that breaks at the end", plain, { after: "", breaks: true }),
  chat("finish_reason eos", plain, { after: chatEnd("eos") + DONE }),
  chat("finish_reason end_turn", plain, { after: chatEnd("end_turn") + DONE, from: "Anthropic" }),
  chat("finish_reason STOP", plain, { after: chatEnd("STOP") + DONE, from: "Gemini" }),
  chat("finish_reason length after the whole", plain, { after: chatEnd("length") + DONE }),
  chat("finish_reason tool_calls", plain, { after: chatEnd("tool_calls") + DONE }),
  chat("an error after the whole", plain, {
    after: data({ error: { message: "late", code: 500 } }),
  }),
  chat("content as parts", (text) => data(chatChunk({ content: [{ type: "text", text }] })), {
    from: "Mistral",
  }),
  chat(
    "thoughts as parts",
    (text) =>
      data(
        chatChunk({ content: [{ type: "thinking", thinking: [{ type: "text", text: "{" }] }] }),
      ) + plain(text),
    { from: "Mistral" },
  ),
  chat("content as one part", (text) => data(chatChunk({ content: { type: "text", text } }))),
  chat(
    "thoughts in a field of their own",
    (text) => data(chatChunk({ reasoning_content: 'Let me see {"' })) + plain(text),
    { from: "DeepSeek" },
  ),
  chat(
    "thoughts in reasoning",
    (text) => data(chatChunk({ reasoning: "Hm", content: "" })) + plain(text),
    { from: "Groq" },
  ),
  chat("null content between", (text) => data(chatChunk({ content: null })) + plain(text), {
    from: "Azure",
  }),
  chat("a chunk without choices first", plain, {
    before: data({ choices: [], prompt_filter_results: [] }),
    from: "Azure",
  }),
  chat(
    "chunks without a delta",
    (text) =>
      plain(text) +
      data({ choices: [{ index: 0, finish_reason: null, content_filter_results: {} }] }),
    { from: "Azure" },
  ),
  chat(
    "usage in every chunk",
    (text) => data({ ...chatChunk({ content: text }), usage: { total_tokens: 3 } }),
    { from: "Mistral" },
  ),
  chat("usage alone at the end", plain, {
    after: chatEnd() + data({ choices: [], usage: { total_tokens: 3 } }) + DONE,
  }),
  chat("the arguments of a tool call", (text) =>
    data(chatChunk({ tool_calls: [{ index: 0, function: { arguments: text } }] })),
  ),
  chat("the arguments of a function call", (text) =>
    data(chatChunk({ function_call: { arguments: text } })),
  ),
  chat("text as completions have it", (text) => data({ choices: [{ text, index: 0 }] })),
  chat("messages in place of deltas", (text) =>
    data({ choices: [{ index: 0, message: { content: text }, delta: { content: text } }] }),
  ),
  chat("text/plain", plain, { contentType: "text/plain" }),
  chat("application/json as the type of a stream", plain, { contentType: "application/json" }),
  chat("a byte order mark before the stream", plain, { before: "\uFEFF" }),
  {
    name: "the whole text so far in each piece",
    api: "chat",
    respond: (text) => ({
      writes: [
        ...letters(text).map((_piece, index, all) => plain(all.slice(0, index + 1).join(""))),
        chatEnd() + DONE,
      ],
    }),
  },
  {
    name: "one letter in each write",
    api: "chat",
    respond: (text) => ({ writes: [...letters(text, 3).map(plain).join("")] }),
  },
  {
    name: "no stream, but the whole",
    api: "chat",
    from: "LM Studio",
    respond: (text) => ({
      contentType: "application/json",
      writes: [JSON.stringify(wholeChat(text))],
    }),
  },
  {
    name: "no stream, and blanks before the whole",
    api: "chat",
    from: "DeepSeek",
    respond: (text) => ({
      contentType: "application/json",
      writes: ["\n\n\n", JSON.stringify(wholeChat(text), null, 2)],
    }),
  },
  {
    name: "the whole message as one event",
    api: "chat",
    respond: (text) => ({ writes: [data(wholeChat(text)), DONE] }),
  },
  {
    name: "the whole message with parts",
    api: "chat",
    respond: (text) => ({
      contentType: "application/json",
      writes: [JSON.stringify(wholeChat("", { content: [{ type: "text", text }] }))],
    }),
  },
  {
    name: "lines of JSON without data",
    api: "chat",
    respond: (text) => ({
      contentType: "application/x-ndjson",
      writes: letters(text).map((content) => `${JSON.stringify(chatChunk({ content }))}\n`),
    }),
  },
];

const respondsWith = (type: string, more: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`;
const outputDelta = (delta: unknown) =>
  respondsWith("response.output_text.delta", {
    item_id: "i",
    output_index: 0,
    content_index: 0,
    delta,
  });
const output = (text: string) => [
  { type: "message", role: "assistant", content: [{ type: "output_text", text, annotations: [] }] },
];
const completed = (text = "") =>
  respondsWith("response.completed", {
    response: { id: "r", status: "completed", output: text ? output(text) : [] },
  });

const responses = (
  name: string,
  piece: (text: string, index: number) => string,
  {
    from,
    before = "",
    after = completed(),
    staysOpen,
    breaks,
  }: Partial<{
    from: string;
    before: string;
    after: string;
    staysOpen: boolean;
    breaks: boolean;
  }> = {},
): Habit => ({
  name,
  api: "responses",
  ...(from && { from }),
  respond: (text) => ({
    writes: [before, ...letters(text).map(piece), after].filter(Boolean),
    ...(staysOpen && { staysOpen }),
    ...(breaks && { breaks }),
  }),
});

/** How endpoints of Responses differ. */
const RESPONSES: Habit[] = [
  responses("keep-alive as data", (text) => data(": keepalive") + outputDelta(text)),
  responses("events named ping", (text) => `event: ping\ndata: {}\n\n${outputDelta(text)}`),
  responses(
    "events named keepalive",
    (text) => respondsWith("keepalive", { sequence_number: 1 }) + outputDelta(text),
    { from: "OpenAI" },
  ),
  responses("comments", (text) => `: ping\n\n${outputDelta(text)}`),
  responses("empty data", (text) => `data:\n\n${outputDelta(text)}`),
  responses("no names of events", (text) =>
    data({ type: "response.output_text.delta", delta: text }),
  ),
  responses(
    "the type in the name alone",
    (text) => `event: response.output_text.delta\ndata: ${JSON.stringify({ delta: text })}\n\n`,
  ),
  responses(
    "no content_index",
    (text) => data({ type: "response.output_text.delta", item_id: "i", delta: text }),
    { from: "Ollama" },
  ),
  responses("a delta as a part", (text) => outputDelta({ type: "output_text", text })),
  responses("the older name of the delta", (text) =>
    respondsWith("response.text.delta", { delta: text }),
  ),
  responses("thoughts before", outputDelta, {
    before:
      respondsWith("response.reasoning_text.delta", { delta: '{"hero":' }) +
      respondsWith("response.reasoning_summary_text.delta", { delta: "{" }),
  }),
  responses("arguments of a function", (text) =>
    respondsWith("response.function_call_arguments.delta", { delta: text }),
  ),
  responses("no completed event", outputDelta, { after: "" }),
  responses("[DONE] at the end", outputDelta, { after: completed() + DONE, from: "LM Studio" }),
  responses("a connection that stays open", outputDelta, { after: "", staysOpen: true }),
  responses("a connection that breaks at the end", outputDelta, { after: "", breaks: true }),
  responses("incomplete after the whole", outputDelta, {
    after: respondsWith("response.incomplete", {
      response: { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } },
    }),
  }),
  responses("failed after the whole", outputDelta, {
    after: respondsWith("response.failed", {
      response: { status: "failed", error: { code: "server_error", message: "late" } },
    }),
  }),
  responses("chunks of Chat Completions", plain),
  {
    name: "only the done event",
    api: "responses",
    respond: (text) => ({
      writes: [respondsWith("response.output_text.done", { text }), completed()],
    }),
  },
  {
    name: "only the item’s done event",
    api: "responses",
    respond: (text) => ({
      writes: [respondsWith("response.output_item.done", { item: output(text)[0] }), completed()],
    }),
  },
  {
    name: "only the completed event",
    api: "responses",
    respond: (text) => ({ writes: [completed(text)] }),
  },
  {
    name: "no stream, but the whole",
    api: "responses",
    respond: (text) => ({
      contentType: "application/json",
      writes: [
        JSON.stringify({ id: "r", object: "response", status: "completed", output: output(text) }),
      ],
    }),
  },
  {
    name: "deltas, and the whole again in done",
    api: "responses",
    respond: (text) => ({
      writes: [
        ...letters(text).map(outputDelta),
        respondsWith("response.output_text.done", { text }),
        completed(text),
      ],
    }),
  },
  {
    name: "one letter in each write",
    api: "responses",
    respond: (text) => ({ writes: [...letters(text, 3).map(outputDelta).join("")] }),
  },
];

const formatOf = (body: RequestBody) => body.response_format?.type ?? body.text?.format?.type;
const refuse = (status: number, body: unknown): RawResponse => ({
  status,
  contentType: "application/json",
  writes: [typeof body === "string" ? body : JSON.stringify(body)],
});
/** Refuses requests for these forms of an answer. */
const refusing = (
  name: string,
  forms: string[],
  status: number,
  body: unknown,
  from?: string,
): Habit => ({
  name,
  ...(from && { from }),
  respond: (text, wire, request) =>
    forms.includes(formatOf(request) ?? "text")
      ? refuse(status, body)
      : { writes: [...wire.open("m"), wire.piece(text), ...wire.close("m")] },
});

/** How endpoints refuse a form of the answer that they do not know. */
const REFUSALS: Habit[] = [
  refusing(
    "json_schema is unavailable (400)",
    ["json_schema"],
    400,
    {
      error: {
        message: "This response_format type is unavailable now",
        type: "invalid_request_error",
      },
    },
    "DeepSeek",
  ),
  refusing(
    "json_schema is unavailable (422)",
    ["json_schema"],
    422,
    "Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now",
    "DeepSeek",
  ),
  refusing(
    "the model knows no json_schema",
    ["json_schema"],
    400,
    {
      error: {
        message: "This model does not support response format `json_schema`. See supported models",
      },
    },
    "Groq",
  ),
  refusing(
    "the JSON could not be validated",
    ["json_schema"],
    400,
    {
      error: {
        message: "Failed to generate JSON. Please adjust your prompt.",
        code: "json_validate_failed",
      },
    },
    "Groq",
  ),
  refusing(
    "neither json_schema nor json_object",
    ["json_schema", "json_object"],
    400,
    { error: { message: "response_format is not supported by this model" } },
    "LocalAI",
  ),
  refusing(
    "json_schema fails, and json_object is refused",
    ["json_schema", "json_object"],
    400,
    { error: "'response_format.type' must be 'json_schema' or 'text'" },
    "LM Studio",
  ),
  refusing(
    "extra fields are forbidden",
    ["json_schema", "json_object"],
    422,
    {
      detail: [
        {
          type: "extra_forbidden",
          loc: ["body", "response_format"],
          msg: "Extra inputs are not permitted",
        },
      ],
    },
    "Mistral",
  ),
  refusing(
    "the grammar cannot be parsed",
    ["json_schema"],
    400,
    { error: { code: 400, message: "failed to parse grammar", type: "invalid_request_error" } },
    "llama.cpp",
  ),
  refusing(
    "the grammar breaks the server",
    ["json_schema"],
    500,
    { object: "error", message: "guided decoding failed: invalid grammar", code: 500 },
    "vLLM",
  ),
  refusing("a text in place of an error", ["json_schema"], 400, "Bad Request"),
  refusing(
    "a schema that must be simpler",
    ["json_schema"],
    400,
    {
      error: {
        code: 400,
        status: "INVALID_ARGUMENT",
        message: "The specified schema produces a constraint that has too many states",
      },
    },
    "Gemini",
  ),
  {
    name: "json_schema refused within the stream",
    from: "OpenRouter",
    respond: (text, wire, request) =>
      formatOf(request) === "json_schema"
        ? {
            writes: [
              data({
                error: {
                  code: 400,
                  message: "Provider returned error: json_schema is not supported",
                },
              }),
            ],
          }
        : { writes: [...wire.open("m"), wire.piece(text), ...wire.close("m")] },
  },
  {
    name: "an empty answer to json_schema",
    from: "DeepSeek",
    respond: (text, wire, request) => ({
      writes: [
        ...wire.open("m"),
        ...(formatOf(request) === "json_schema" ? [] : [wire.piece(text)]),
        ...wire.close("m"),
      ],
    }),
  },
  {
    name: "no Responses, only Chat Completions",
    from: "Anthropic",
    api: "responses",
    respond: (text, wire) =>
      wire.path.endsWith("responses")
        ? refuse(404, { error: { message: "Not Found" } })
        : { writes: [...wire.open("m"), wire.piece(text), ...wire.close("m")] },
  },
  {
    name: "a reset before the first byte",
    respond: (text, wire, _request, call) =>
      call === 0
        ? { writes: [], breaks: true }
        : { writes: [...wire.open("m"), wire.piece(text), ...wire.close("m")] },
  },
  {
    name: "a reset before the first word",
    respond: (text, wire, _request, call) => ({
      writes: [...wire.open("m"), ...(call === 0 ? [] : [wire.piece(text), ...wire.close("m")])],
      breaks: call === 0,
    }),
  },
  {
    name: "overloaded at first (529)",
    from: "Anthropic",
    respond: (text, wire, _request, call) =>
      call === 0
        ? refuse(529, { error: { type: "overloaded_error", message: "Overloaded" } })
        : { writes: [...wire.open("m"), wire.piece(text), ...wire.close("m")] },
  },
];

export const HABITS: readonly Habit[] = [...ANSWERS, ...CHAT, ...RESPONSES, ...REFUSALS];
