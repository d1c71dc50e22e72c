import { createParser } from "eventsource-parser";

/** How a model's response went, besides its text. */
export interface Outcome {
  /** The provider's word for the end: "stop", "length", "content_filter". */
  finish?: string;
  refusal?: string;
  error?: unknown;
  /** True if the connection broke before the body's end. */
  hasBroken?: boolean;
  /** True if the body is a page, so that no API answers at this address. */
  isPage?: boolean;
}

type Tree = Record<string, unknown>;

const at = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? (part as Tree)[key] : undefined),
    value,
  );
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Reads the model's text from event streams of Chat Completions and Responses, and from whole JSON
 * (docs/providers.md). Skips other events, and writes what else it learns into `outcome`.
 */
export function createEventReader(outcome: Outcome) {
  let body: string | undefined;
  let head = "";
  let fresh = "";
  let written = "";

  const write = ({ delta = "", whole = "" }: Text) => {
    const text = whole && written === "" ? whole : delta;
    // Some providers repeat the whole text so far in each piece.
    const isRepeated =
      written.length > 16 && text.length > written.length && text.startsWith(written);
    const added = isRepeated ? text.slice(written.length) : text;
    fresh += added;
    written += added;
  };
  const take = (data: string, name?: string) => {
    const event = parseEvent(data);
    if (event !== undefined) return write(readEvent(event, name, outcome));
    // Some providers leave out the empty line between events, or name the field twice.
    const lines = data.split("\n").map((line) => line.replace(/^(?:data:\s*)+/, ""));
    if (lines.length > 1 || lines[0] !== data) for (const line of lines) take(line, name);
  };
  const parser = createParser({
    onEvent: ({ data, event }) => take(data, event),
    onError: ({ line }) => {
      if (line?.startsWith("{")) take(line);
    },
  });

  const feed = (piece: string): string => {
    let unread = piece;
    if (body === undefined && head.trim() === "") {
      head += piece;
      const [first] = head.trimStart();
      if (first === undefined) return "";
      unread = head;
      if (first === "{" || first === "[" || first === "<") body = "";
    }
    if (body === undefined) parser.feed(unread);
    else body += unread;
    const text = fresh;
    fresh = "";
    return text;
  };
  /** The rest of a body that ended without an empty line, or that was no stream. */
  const end = (): string => {
    if (body === undefined) parser.feed("\n\n");
    else if (body.trimStart().startsWith("<")) outcome.isPage = true;
    else if (parseEvent(body) === undefined) for (const line of body.split("\n")) take(line);
    else take(body);
    return fresh;
  };
  return { feed, end };
}

function parseEvent(data: string): Tree | undefined {
  try {
    const event: unknown = JSON.parse(data);
    if (Array.isArray(event)) return at(event, 0) as Tree;
    return typeof event === "object" && event !== null ? (event as Tree) : undefined;
  } catch {
    return undefined;
  }
}

interface Text {
  delta?: string;
  /** The text from its beginning. */
  whole?: string;
}

function readEvent(event: Tree, name: string | undefined, outcome: Outcome): Text {
  const type = textOf(event.type) || name || "";
  const response = event.response ?? (event.output && event);
  const error = event.error ?? at(response, "error") ?? (type === "error" ? event : undefined);
  if (error) outcome.error ??= error;
  const reason = at(response, "incomplete_details", "reason");
  const status = textOf(at(response, "status"));
  if (reason) outcome.finish = textOf(reason);
  else if (status && status !== "in_progress") outcome.finish ??= status;
  if (event.choices !== undefined) return readChoice(event, outcome);
  if (response) return { whole: partsText(at(response, "output"), outcome) };
  if (type.endsWith("refusal.delta"))
    outcome.refusal = textOf(outcome.refusal) + textOf(event.delta);
  if (/(?:^|\.)text\.delta$|output_text\.delta$|arguments\.delta$/.test(type))
    return { delta: partsText(event.delta, outcome) };
  if (/output_text\.done$|arguments\.done$/.test(type))
    return { whole: textOf(event.text) || textOf(event.arguments) };
  if (/(?:part|item)\.done$/.test(type))
    return { whole: partsText(event.part ?? event.item, outcome) };
  // Some providers send the fields of an error alone, without a choice, a type or `error`.
  if (type === "" && (event.detail ?? event.message)) outcome.error ??= event;
  return {};
}

function readChoice(event: Tree, outcome: Outcome): Text {
  // We ask for one choice, so we ignore its index: some providers count tokens in it.
  const choice = at(event.choices, 0);
  const finish = at(choice, "finish_reason");
  if (typeof finish === "string" && finish !== "") outcome.finish = finish;
  const message = at(choice, "delta") ?? at(choice, "message");
  const refusal = at(message, "refusal");
  if (typeof refusal === "string" && refusal) outcome.refusal = textOf(outcome.refusal) + refusal;
  const call = at(message, "tool_calls", 0, "function") ?? at(message, "function_call");
  const given = at(call, "arguments");
  const text =
    partsText(at(message, "content"), outcome) ||
    textOf(at(choice, "text")) ||
    (typeof given === "object" && given ? JSON.stringify(given) : textOf(given));
  return at(choice, "delta") === undefined && at(choice, "message") !== undefined
    ? { whole: text }
    : { delta: text };
}

/** A text is a string, a part, or a list of parts. Parts of thoughts are left out. */
function partsText(content: unknown, outcome: Outcome): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map((part) => partsText(part, outcome)).join("");
  const type = textOf(at(content, "type"));
  if (/think|reason/.test(type)) return "";
  if (type === "refusal") outcome.refusal = textOf(at(content, "refusal")) || "refusal";
  return (
    textOf(at(content, "text")) ||
    textOf(at(content, "arguments")) ||
    (at(content, "content") ? partsText(at(content, "content"), outcome) : "")
  );
}
