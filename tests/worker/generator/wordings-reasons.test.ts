import { expect, test } from "vitest";
import { model as words } from "#content/model.ts";
import { LANGUAGES } from "#domain/language.ts";
import { WORDINGS_REASONS, type WordingsReason } from "#domain/generator/wordings.ts";
import type { ModelCheck } from "#domain/generator/wordings.schema.ts";
import { authCalls } from "../../people.ts";
import { OPENAI_KEY, type Script } from "../../fakes/openai-server.ts";
import { bodyFor, wordingsSite } from "./wordings-site.ts";

const sites = {
  responses: wordingsSite({ OPENAI_API: "responses" }),
  chat: wordingsSite({ OPENAI_API: "chat" }),
};
const builtIn = wordingsSite({}, { builtIn: true });

const said = (status: number, message: string, code?: string): Script => ({
  status,
  errorBody: { error: { message: `${message} ${OPENAI_KEY}`, code } },
});

/** Errors of providers, in their words. */
const REASONS: [reason: WordingsReason, name: string, script: Script][] = [
  ["key", "401", said(401, "Incorrect API key provided", "invalid_api_key")],
  ["key", "403", said(403, "Forbidden")],
  ["key", "Gemini’s 400", said(400, "API key not valid. Please pass a valid API key.")],
  ["credit", "402", said(402, "Insufficient credits")],
  ["credit", "DeepSeek’s 402", said(402, "Insufficient Balance")],
  ["credit", "OpenAI’s 429", said(429, "You exceeded your current quota", "insufficient_quota")],
  ["credit", "Anthropic’s 400", said(400, "Your credit balance is too low")],
  ["model", "404", said(404, "The model `x` does not exist", "model_not_found")],
  ["model", "Azure’s 404", said(404, "The API deployment does not exist", "DeploymentNotFound")],
  ["model", "Ollama’s 404", said(404, "model 'x' not found, try pulling it first")],
  ["model", "OpenRouter’s 400", said(400, "x is not a valid model ID")],
  [
    "model",
    "OpenAI’s 403",
    said(403, "Project does not have access to model x", "model_not_found"),
  ],
  ["quota", "429", said(429, "Rate limit reached for requests")],
  [
    "region",
    "OpenAI’s 403",
    said(
      403,
      "Country, region, or territory not supported",
      "unsupported_country_region_territory",
    ),
  ],
  ["region", "Gemini’s 400", said(400, "User location is not supported for the API use.")],
  ["address", "404 without words", { status: 404, errorBody: "" }],
  [
    "address",
    "a page",
    {
      habit: {
        name: "page",
        respond: () => ({ contentType: "text/html", writes: ["<!doctype html><p>Hi"] }),
      },
    },
  ],
  ["format", "every form refused", said(400, "Unsupported parameter")],
  ["refusal", "Azure’s filter", said(400, "The response was filtered", "content_filter")],
  ["refusal", "a refusal", { refusal: "I cannot help with that." }],
  ["cut", "too long a request", said(400, "This model's maximum context length is 512 tokens")],
  ["words", "markup everywhere", { text: '{"hero":{"title":"<b>x</b>"}}' }],
  ["provider", "503", said(503, "Service unavailable")],
];

test.each(REASONS)("%s: %s", async (reason, _name, script) => {
  for (const site of Object.values(sites)) {
    site.model().script(script);
    const { response } = await site.json(bodyFor());
    expect(response).toMatchObject({ success: false, reason });
    expect(JSON.stringify(response)).not.toContain(OPENAI_KEY);
    await site.forget();
  }
  expect(sites.chat.logs().join("\n")).not.toContain(OPENAI_KEY);
});

test.each(LANGUAGES)("each reason has one sentence of its own (%s)", (language) => {
  const { reasons } = words[language]();
  expect(Object.keys(reasons).toSorted()).toEqual(WORDINGS_REASONS.toSorted());
  for (const sentence of Object.values(reasons)) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
});

const checkOf = async (site: (typeof sites)["chat"]) => {
  const auth = authCalls(site.site);
  const response = await auth.send("GET", "admin/model", (await auth.admin()).access_token);
  expect(response.status).toBe(200);
  return (await response.json()) as ModelCheck;
};

test("the page for going live asks the model for one word, and says what the generator says", async () => {
  const site = sites.responses;
  const word = JSON.stringify({ word: "hello" });
  site.model().script({ text: word });
  expect(await checkOf(site)).toEqual({ model: "fake-model", state: "works", reason: null });
  expect(site.model().calls).toHaveLength(1);
  expect(site.model().calls[0]!.prompt.length).toBeLessThan(100);
  site.model().script({ status: 401 });
  expect(await checkOf(site)).toEqual({ model: "fake-model", state: "failed", reason: "key" });
  expect(await checkOf(builtIn)).toEqual({ model: "built-in", state: "built-in", reason: null });
});

test("only admins ask it", async () => {
  const auth = authCalls(sites.chat.site);
  const { access_token: token } = await auth.person();
  expect((await auth.send("GET", "admin/model", token)).status).toBe(403);
  expect((await auth.send("GET", "admin/model")).status).toBe(401);
  expect(sites.chat.model().calls).toEqual([]);
});
