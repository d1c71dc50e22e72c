import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Habit, RawResponse } from "./openai-habits.ts";
import { errorBody, type RequestBody, type Wire, WIRES } from "./openai-wire.ts";

export const OPENAI_KEY = "sk-fake-key-of-nobody";

/** How the server behaves in one call. */
export interface Script {
  /** What the model writes. By default the texts of the request, each a little changed. */
  text?: string;
  /** Changes what the model writes by default, and how the endpoint sends it. */
  habit?: Habit;
  /** The body of an error in place of the usual one. */
  errorBody?: unknown;
  /** Letters to a piece, 24 by default; about four make a token. */
  pieceLetters?: number;
  /** Milliseconds before the first piece, and between two; 0 sends everything at once. */
  firstMs?: number;
  gapMs?: number;
  /** Refuses with this status, and these headers. */
  status?: number;
  headers?: Record<string, string>;
  /** The model says this instead of an answer. */
  refusal?: string;
  /** After so many pieces, the connection breaks, or nothing more ever comes. */
  cutAfter?: number;
  silentAfter?: number;
  /** After so many pieces the model waits. */
  hold?: { after: number; until: Promise<void> };
}

/** One request that came, and what became of it. */
interface Call {
  path: string;
  body: RequestBody;
  instructions: string;
  prompt: string;
  /** True once the caller has hung up before the end. */
  abandoned: boolean;
  /** True once it waits, as `hold` says. */
  held: boolean;
}

/** The data that our prompt carries. */
interface Data {
  content: unknown;
  companyName: string;
}

/**
 * A server on loopback that speaks OpenAI's protocol at /v1/responses and /v1/chat/completions, streamed or not.
 * `script(...)` says how it behaves from now on, one script a call; the last one stays.
 */
export async function openAiServer() {
  const calls: Call[] = [];
  let scripts: Script[] = [{}];
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  // A provider keeps a connection longer than Node's 5 s, which fall into the bench's pauses.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wire = WIRES.find(({ path }) => path === request.url);
    const body = JSON.parse(await textOf(request)) as RequestBody;
    if (!wire || request.method !== "POST") return void response.writeHead(404).end();
    const call: Call = {
      path: wire.path,
      body,
      ...wire.texts(body),
      abandoned: false,
      held: false,
    };
    calls.push(call);
    response.on("close", () => (call.abandoned = !response.writableFinished));
    const script = scripts.length > 1 ? (scripts.shift() as Script) : (scripts[0] as Script);
    const status = request.headers.authorization === `Bearer ${OPENAI_KEY}` ? script.status : 401;
    if (status) {
      const headers = {
        "content-type": "application/json",
        "retry-after-ms": "1",
        ...script.headers,
      };
      return void response
        .writeHead(status, headers)
        .end(JSON.stringify(script.errorBody ?? errorBody(status, OPENAI_KEY)));
    }
    const written = script.text ?? rewritten(call.prompt);
    const text = script.habit?.text?.(written) ?? written;
    const raw = script.habit?.respond?.(text, wire, body, calls.length - 1);
    if (raw) return sendRaw(response, raw);
    if (body.stream) await stream(response, wire, call, script, text);
    else
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(wire.whole(body.model, text)));
  }

  return {
    /** For OPENAI_BASE_URL. */
    baseUrl: `http://localhost:${port}/v1`,
    /** The vars that make the built Worker ask this server. */
    vars: {
      OPENAI_API_KEY: OPENAI_KEY,
      OPENAI_BASE_URL: `http://localhost:${port}/v1`,
      OPENAI_MODEL: "fake-model",
    },
    /** Every request so far. */
    calls,
    /** How to behave from now on: the first call takes the first script, the last script stays. */
    script(...next: Script[]) {
      scripts = next.length > 0 ? next : [{}];
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type OpenAiServer = Awaited<ReturnType<typeof openAiServer>>;

async function stream(
  response: ServerResponse,
  wire: Wire,
  call: Call,
  script: Script,
  text: string,
): Promise<void> {
  const {
    firstMs = 0,
    gapMs = 0,
    refusal,
    cutAfter,
    silentAfter,
    hold,
    pieceLetters = 24,
  } = script;
  const { model } = call.body;
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  response.write(wire.open(model).join(""));
  if (firstMs > 0) await sleep(firstMs);
  if (refusal !== undefined) response.write(wire.refusal(refusal).join(""));
  const pieces = refusal === undefined ? piecesOf(text, pieceLetters) : [];
  for (const [index, piece] of pieces.entries()) {
    if (index === cutAfter) return void response.destroy();
    if (index === silentAfter || response.closed) return;
    if (index === hold?.after) {
      call.held = true;
      await hold.until;
    }
    if (index > 0 && gapMs > 0) await sleep(gapMs);
    response.write(wire.piece(piece));
  }
  response.end(wire.close(model).join(""));
}

async function sendRaw(response: ServerResponse, raw: RawResponse): Promise<void> {
  const { status = 200, contentType = "text/event-stream", writes, staysOpen, breaks } = raw;
  let sent: Promise<unknown> = Promise.resolve();
  if (writes.length > 0) response.writeHead(status, { "content-type": contentType });
  for (const [index, text] of writes.entries()) {
    sent = new Promise((done) => response.write(text, done));
    // Each write leaves alone, without a pause for each of thousands.
    if (index % 16 === 0) await new Promise((done) => setImmediate(done));
  }
  if (breaks) {
    // What was written must have left before the connection breaks.
    await sent;
    response.destroy();
  } else if (!staysOpen) response.end();
}

function piecesOf(text: string, letters: number): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${letters}}`, "gu")) ?? [];
}

/** The texts of the request, each with a word more. */
function rewritten(prompt: string): string {
  const { content, companyName } = JSON.parse(prompt) as Data;
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === "string" ? anew(value, companyName) : value,
  );
}

/** What the server makes of a text when no script says otherwise. */
export const anew = (text: string, companyName: string) =>
  `${text.replace(/\.$/, "")}, ${companyName}`.slice(0, 300);

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let text = "";
  for await (const chunk of request) text += chunk as string;
  return text;
}
