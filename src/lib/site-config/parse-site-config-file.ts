import JSON5 from "json5";
import type { SiteConfig } from "#domain/site-config.ts";
import { readColor } from "../brand/read-color.ts";
import { checkSiteConfig } from "./check-site-config.ts";
import type { SiteConfigProblem } from "./site-config-problems.ts";

import { contradictions } from "#content/contradictions.ts";
import { listKnownAirports } from "#content/known-airports.ts";

export { contradictions };

export class SiteConfigFileError extends Error {
  readonly problems: SiteConfigProblem[];

  constructor(problems: SiteConfigProblem[]) {
    super(problems.map(({ at, message }) => `${at}: ${message}`).join("\n"));
    this.name = "SiteConfigFileError";
    this.problems = problems;
  }
}

/** In UTF-16 units. A larger file could freeze the page, and no configuration is so large. */
const MAX_CHARACTERS = 1024 * 1024;

// Comments, type imports and the export. No two alternatives match the same text, so matching takes linear time.
const BEFORE = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|import type [^;]*;)*/;
const EXPORT = /(?:export\s+default\s|export\s+const\s+siteConfig\s*(?::\s*SiteConfig\s*)?=)?/;
const HEAD = new RegExp(`^${BEFORE.source}${EXPORT.source}`);
const TAIL = /(?: satisfies SiteConfig| as const)?;?$/;

/**
 * Reads a file of `siteConfigFile`, app.config.ts, or plain JSON as data (JSON5). It weighs 10 kB, so import it only
 * for a chosen file. Throws a SiteConfigFileError with the line, or with the path of each broken field.
 */
export function parseSiteConfigFile(text: string, words = contradictions.en()): SiteConfig {
  if (text.length > MAX_CHARACTERS)
    throw new SiteConfigFileError([
      {
        at: words.rule("the file"),
        message: words.rule("This is too long for a site configuration"),
      },
    ]);
  const head = HEAD.exec(text)?.[0] ?? "";
  // Blanks instead of the head keep the line numbers of errors.
  const literal =
    head.replaceAll(/[^\n]/g, " ") + text.slice(head.length).trimEnd().replace(TAIL, "");
  const value = parseLiteral(literal, words.rule);
  readColors(value);
  const strangers = readAirports(value).map((at) => ({
    at,
    message: words.rule(
      "We don’t know this airport, so write its names, city, zone, lane and hours",
    ),
  }));
  const { config, problems: found } = checkSiteConfig(value, words);
  const problems = [...strangers, ...found.filter(({ at }) => !isPartOf(at, strangers))];
  const twice = findTwins(literal).map((at) => ({
    at,
    message: words.rule("This field appears twice, so remove one"),
  }));
  if (!config || twice.length > 0) throw new SiteConfigFileError([...twice, ...problems]);
  return config;
}

/** An owner's file may have colours in any notation. The schema reports a colour that stays unread. */
function readColors(value: unknown): void {
  const { colors } = (value ?? {}) as { colors?: unknown };
  if (typeof colors !== "object" || colors === null) return;
  const named = colors as Record<string, unknown>;
  for (const [name, color] of Object.entries(named))
    if (typeof color === "string") named[name] = readColor(color) ?? color;
}

const isPartOf = (at: string, strangers: { at: string }[]) =>
  strangers.some((stranger) => stranger.at === at);

/** A known airport may be written as its code. Returns the places of unknown codes. */
function readAirports(value: unknown): string[] {
  const { airports } = (value ?? {}) as { airports?: unknown };
  if (!Array.isArray(airports)) return [];
  const known = listKnownAirports();
  return airports.flatMap((airport: unknown, index) => {
    if (typeof airport !== "string") return [];
    const found = known.find(({ code }) => code === airport.trim().toUpperCase());
    if (!found) return [`airports.${index}`];
    airports[index] = found;
    return [];
  });
}

/** Texts, comments, and the tokens that give an object its shape. */
const TOKENS = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\/\/[^\n]*|\/\*[^]*?\*\/|[{}:]|[\w$]+/g;

/** Paths of keys that an object has twice. JSON5 would take the last one. */
function findTwins(literal: string): string[] {
  const open: { name: string; path: string; keys: Set<string> }[] = [];
  const twins: string[] = [];
  let [before, key] = ["", ""];
  for (const [token] of literal.matchAll(TOKENS)) {
    const object = open.at(-1);
    if (token === "{") {
      const path = object ? `${object.path}${key}.` : "";
      open.push({ name: key, path, keys: new Set() });
    } else if (token === "}") key = open.pop()?.name ?? "";
    else if (token === ":" && object) {
      key = before.replaceAll(/["']/g, "");
      if (object.keys.has(key)) twins.push(object.path + key);
      object.keys.add(key);
    }
    if (!/^\/[/*]/.test(token)) before = token;
  }
  return twins;
}

function parseLiteral(literal: string, say: (message: string) => string): unknown {
  try {
    return JSON5.parse(literal);
  } catch (error) {
    const { lineNumber, columnNumber } = error as { lineNumber?: number; columnNumber?: number };
    if (lineNumber === undefined) throw error;
    const isCut = /end of input/.test((error as Error).message);
    const message = say(
      isCut
        ? "The file ends too early, so export it again"
        : "Write plain values here: texts in quotes, numbers, lists and objects",
    );
    throw new SiteConfigFileError([
      { at: say(`line ${lineNumber}, column ${columnNumber}`), message },
    ]);
  }
}
