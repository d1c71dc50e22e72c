import { jsonrepair } from "jsonrepair";

export interface Answer {
  /** Keyed by the requested paths. */
  texts: Map<string, string>;
  /** Paths with a number, a list or another value where a text belongs. */
  mistyped: Set<string>;
  /** True when the JSON has ended. No event of the stream shows this as reliably. */
  isWhole: boolean;
}

/** Models think aloud in these, and may write drafts there. */
const THINKING =
  /<(think|thinking|thought|reasoning|reflection|analysis|scratchpad)>[\s\S]*?(?:<\/\1>|$)|\[THINK\][\s\S]*?(?:\[\/THINK\]|$)|◁think▷[\s\S]*?(?:◁\/think▷|$)|<\|channel\|>(?:analysis|commentary)[\s\S]*?(?:<\|(?:end|start)\|>|$)/giu;
/** Some templates open the thought before the answer, so that the answer has only its end tag. */
const END_OF_THINKING = /^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/iu;

/** Prose may contain brackets, and a wrapper may hold the answer a few levels down. */
const MAX_CANDIDATES = 20;
const MAX_WRAPPERS = 3;
const MAX_DEPTH = 8;

/** Takes the last JSON value with the most requested texts. Prose, wrappers and other spellings of keys do no harm. */
export function readAnswer(text: string, paths: readonly string[]): Answer {
  const names = toNames(paths);
  let best: Found = { texts: new Map(), mistyped: new Set(), score: 0 };
  let isWhole = false;
  for (const { slice, hasEnded, isInText } of findJson(withoutThoughts(fromString(text)))) {
    const isCut = isInText && !slice.trimEnd().endsWith("}");
    const found = findTexts(parseJson(isCut ? withEnd(slice) : slice), names);
    if (found.score === 0 || found.score < best.score) continue;
    best = found;
    // Models forget a last bracket, or put a bare quotation mark into a text.
    isWhole = hasEnded || (isInText ? !isCut : found.texts.size === paths.length);
  }
  const { texts, mistyped } = best;
  return {
    texts: new Map([...texts].map(([path, each]) => [path, tidy(each)])),
    mistyped,
    isWhole,
  };
}

/** Some models write the document as one JSON string. */
function fromString(text: string): string {
  const value: unknown = /^\s*"/.test(text) ? parseJson(text.trim()) : text;
  return typeof value === "string" ? value : text;
}

function withoutThoughts(text: string): string {
  return text.replace(THINKING, "").replace(END_OF_THINKING, "");
}

interface Candidate {
  slice: string;
  hasEnded: boolean;
  /** True if the slice ends within a text, as far as its quotation marks tell. */
  isInText: boolean;
}

function* findJson(text: string): Generator<Candidate> {
  let from = 0;
  for (let count = 0; count < MAX_CANDIDATES; count += 1) {
    const start = from + text.slice(from).search(/[{[]/);
    if (start < from) return;
    const { end, isInText } = findEnd(text, start);
    yield { slice: text.slice(start, end), hasEnded: end !== undefined, isInText };
    from = end ?? start + 1;
  }
}

function findEnd(text: string, start: number): { end: number | undefined; isInText: boolean } {
  let depth = 0;
  let isInText = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index];
    if (isInText) {
      if (letter === "\\") index += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === "{" || letter === "[") depth += 1;
    else if (letter === "}" || letter === "]") {
      depth -= 1;
      if (depth === 0) return { end: index + 1, isInText: false };
    }
  }
  return { end: undefined, isInText };
}

/** Ends a text that is still being written, without the half of an escape. */
const withEnd = (slice: string) => `${slice.replace(/\\(?:u[\da-f]{0,3})?$/i, "")}"`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(jsonrepair(text));
    } catch {
      return undefined;
    }
  }
}

/** Maps the spelling of a key path, and of its ends if only one path ends so, to the path. */
type Names = ReadonlyMap<string, { path: string; isWhole: boolean }>;

const toName = (key: string) => key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

function toNames(paths: readonly string[]): Names {
  const names = new Map<string, { path: string; isWhole: boolean }>();
  const isShared = new Set<string>();
  for (const path of paths) {
    const keys = path.split(".").map(toName);
    for (let first = 1; first < keys.length; first += 1) {
      const name = keys.slice(first).join("");
      if (names.has(name)) isShared.add(name);
      names.set(name, { path, isWhole: false });
    }
  }
  for (const name of isShared) names.delete(name);
  for (const path of paths) names.set(toName(path), { path, isWhole: true });
  return names;
}

interface Found {
  texts: Map<string, string>;
  mistyped: Set<string>;
  /** A whole path counts more than the end of a path. */
  score: number;
}

function findTexts(value: unknown, names: Names, wrappers = MAX_WRAPPERS): Found {
  let best: Found = { texts: new Map(), mistyped: new Set(), score: 0 };
  collect(value, "", best, names, MAX_DEPTH);
  if (wrappers === 0) return best;
  for (const child of childrenOf(value)) {
    const found = findTexts(child, names, wrappers - 1);
    if (found.score > best.score) best = found;
  }
  return best;
}

function childrenOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).map((child: unknown) =>
    // Some models put JSON into a text of JSON.
    typeof child === "string" && /^\s*\{/.test(child) ? parseJson(child) : child,
  );
}

/** `{"title": {"text": "…"}}` says the same as `{"title": "…"}`. */
const HOLDER = /^(?:text|value|content|new|rewritten)$/i;

function collect(value: unknown, name: string, into: Found, names: Names, depth: number): void {
  const asked = names.get(name);
  if (typeof value === "string") {
    if (!asked) return;
    into.texts.set(asked.path, value);
    into.mistyped.delete(asked.path);
    into.score += asked.isWhole ? 100 : 1;
    return;
  }
  if (asked && value !== null && value !== undefined && !into.texts.has(asked.path))
    into.mistyped.add(asked.path);
  if (typeof value !== "object" || value === null || depth === 0) return;
  const entries = entriesOf(value, (key) => names.has(name + toName(key)));
  for (const [key, child] of entries)
    collect(
      child,
      asked && (HOLDER.test(key) || entries.length === 1) ? name : name + toName(key),
      into,
      names,
      depth - 1,
    );
}

/** A list of `{"path": "hero.title", "text": "…"}`, and keys such as "reason1", count as well. */
function entriesOf(value: object, isAsked: (key: string) => boolean): [string, unknown][] {
  if (Array.isArray(value))
    return value.map((item: unknown, index): [string, unknown] => {
      if (typeof item !== "object" || item === null) return [String(index), item];
      const { path, key, field, text, value: held } = item as Record<string, unknown>;
      const place = path ?? key ?? field;
      return typeof place === "string" ? [place, text ?? held] : [String(index), item];
    });
  const entries = Object.entries(value);
  const numbers = entries.map(([key]) => Number(/^\D*(\d+)$/.exec(key)?.[1]));
  const isList =
    numbers.every((number, index) => number === numbers[0]! + index) &&
    !entries.some(([key]) => isAsked(key));
  return isList ? entries.map(([, child], index) => [String(index), child]) : entries;
}

/** Quotation marks around a whole text belong to the model's message, not to the text. */
const QUOTED = /^(?:"([^"]*)"|“([^“”]*)”|«([^«»]*)»|'([^']*)'|‘([^‘’]*)’|„([^„“”]*)[“”])$/u;

function tidy(text: string): string {
  const trimmed = text.trim();
  const inner = QUOTED.exec(trimmed)
    ?.slice(1)
    .find((part) => part !== undefined);
  return inner?.trim() ?? trimmed;
}
