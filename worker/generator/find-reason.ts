import type { WordingsReason } from "#domain/generator/wordings.ts";

interface Refused {
  /** Undefined if the provider was not reached, or if the error came within a response of 200. */
  status?: number | undefined;
  /** The provider's words. They may quote the key or the request, so nobody sees them. */
  text: string;
}

/** The first match decides. A provider's words say more than its status. */
const BY_WORDS: readonly [WordingsReason, RegExp][] = [
  [
    "region",
    /unsupported_country|country, region|user location|not available in your (?:country|region)/i,
  ],
  // Gemini names billing in each refusal, and a limit of 0 if only a paid account gets the model.
  ["quota", /^(?![^]*limit: 0\b)[^]*retry in \d/i],
  [
    "credit",
    /insufficient[ _](?:quota|credits?|balance|funds)|exceeded your current quota|credit balance|out of credits|payment required|billing/i,
  ],
  ["key", /api[ _-]?key|unauthori[sz]ed|authentication|invalid[ _]credentials|invalid[ _]token/i],
  [
    "model",
    /model_not_found|DeploymentNotFound|no such model|unknown model|invalid model|not a valid model|"message": ?"model: |model(?:[^.]|\.\S){0,80}(?:not (?:exist|found|loaded|available)|does not exist|no access)|(?:access to|pull|find|load) (?:the )?model|no endpoints found/i,
  ],
  ["refusal", /content[ _](?:filter|policy|management)|moderation|flagged|safety/i],
  ["cut", /context[ _](?:length|window)|maximum context|too many tokens|prompt is too long/i],
  ["quota", /rate[ _-]?limit|too many requests|quota|capacity|overloaded/i],
];

const BY_STATUS: Partial<Record<number, WordingsReason>> = {
  401: "key",
  402: "credit",
  403: "key",
  404: "address",
  405: "address",
  408: "time",
  413: "cut",
  429: "quota",
};

/** An error about the form of the answer may come with any status. */
export const isAboutFormat = (text: string): boolean =>
  /response_format|text\.format|json_schema|json_object|json_validate|grammar|guided|structured output|schema/i.test(
    text,
  );

export function findReason({ status, text }: Refused): WordingsReason {
  if (status === 401 || status === 402) return BY_STATUS[status]!;
  if (isAboutFormat(text)) return "format";
  const said = BY_WORDS.find(([, words]) => words.test(text))?.[0];
  // 429 and 5xx may name a model or a key without blaming it.
  if (said && (status === undefined || status < 429 || said === "credit" || said === "quota"))
    return said;
  if (status === undefined || status >= 500) return "provider";
  return BY_STATUS[status] ?? (status >= 400 ? "format" : "provider");
}

export const isApology = (text: string): boolean =>
  /\b(?:i['’]?m sorry|i (?:can(?:['’]?t|not)|am unable|won['’]t))|désolée?\b|je ne peux pas/i.test(
    text,
  );
