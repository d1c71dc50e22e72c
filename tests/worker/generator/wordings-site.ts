import { afterAll, beforeEach } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { SiteContent } from "#domain/site-config.ts";
import type { WordingsResult } from "#domain/generator/wordings.schema.ts";
import { type OpenAiServer, openAiServer } from "../../fakes/openai-server.ts";
import { builtSite, QUICK } from "../../site.ts";

/** What a request for words may say; the default content for a brand of its own, so that nothing is in the cache. */
export type WordingsBody = Record<string, unknown> & {
  brandInfo?: { companyName: string; tone?: string };
};

export interface Reply {
  status: number;
  headers: Headers;
  /** The response, or the refusal. */
  response: WordingsResult & { error?: unknown };
  /** Of an event stream: the events in order, and how many letters came in all. */
  partials: unknown[];
  events: string[];
}

export const CONTENT: SiteContent = siteConfig.content;
export const CONTENT_FR: SiteContent = siteConfig.translations!.fr.content;

let brands = 0;
/** A brand that nobody had before. Its name has letters only, also after 676 brands: the files of one run share the counter. */
export const newBrand = () => {
  const number = brands++;
  const letters = [number, Math.floor(number / 26), Math.floor(number / 676)];
  return `Brand ${String.fromCharCode(...letters.map((letter) => 65 + (letter % 26)))}`;
};

export const bodyFor = (body: WordingsBody = {}) => ({
  currentContent: CONTENT,
  brandInfo: { companyName: newBrand() },
  ...body,
});

/** The built product with a model server of its own, for one test file; the rephraser takes no time. `limited` leaves the limits on. */
export function wordingsSite(
  vars: Record<string, string> = {},
  { builtIn = false, limited = false } = {},
) {
  let model: OpenAiServer;
  const site = builtSite(async () => {
    model = await openAiServer();
    const { RATE_LIMITS, ...quick } = QUICK;
    return {
      ...quick,
      ...(limited ? {} : { RATE_LIMITS }),
      ...(builtIn ? {} : model.vars),
      ...vars,
    };
  });
  beforeEach(() => {
    model.script();
    model.calls.length = 0;
  });
  afterAll(() => model?.close());

  const post = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    site.post("/api/wordings", body, headers, signal);

  return {
    ...site,
    /** The site for calls of other things than words. */
    site,
    /** Asks for words. */
    post,
    model: () => model,
    /** Deletes what KV remembers of the endpoint, so that the next call tries each format again. */
    async forget(): Promise<void> {
      const kv = await site.kv();
      for (const { name } of (await kv.list({ prefix: "model-way:" })).keys) await kv.delete(name);
    },
    /** Asks for JSON. */
    async json(body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
      const reply = await post(body, { accept: "application/json", ...headers });
      return {
        ...headOf(reply),
        response: (await reply.json()) as Reply["response"],
        partials: [],
        events: [],
      };
    },
    /** Asks for events, and waits for the end. */
    async events(body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
      const reply = await post(body, { accept: "text/event-stream", ...headers });
      if (!reply.headers.get("content-type")?.startsWith("text/event-stream"))
        return {
          ...headOf(reply),
          response: (await reply.json()) as Reply["response"],
          partials: [],
          events: [],
        };
      const events = eventsIn(await reply.text());
      return {
        ...headOf(reply),
        events: events.map(({ event }) => event),
        partials: events.filter(({ event }) => event === "partial").map(({ data }) => data),
        response: events.at(-1)?.data as Reply["response"],
      };
    },
  };
}

const headOf = ({ status, headers }: Response) => ({ status, headers });

/** The events of a stream; each is `event:` and one line of JSON. */
export function eventsIn(text: string): { event: string; data: unknown }[] {
  const blocks = text.split("\n\n").filter((block) => block !== "" && !block.startsWith(":"));
  return blocks.map((block) => {
    const [, event = "", data = ""] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
    return { event, data: JSON.parse(data) as unknown };
  });
}
