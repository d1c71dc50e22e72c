import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { stripeBooks } from "./stripe-books.ts";
import { hostedPage } from "./stripe-page.ts";
import { createSession, endpoints } from "./stripe-endpoints.ts";
import { type FakeEndpoint, webhookEndpoints } from "./stripe-webhook-endpoints.ts";
import { type Form, parseForm, StripeRefusal, textAt } from "./stripe-wire.ts";

export const STRIPE_KEY = "sk_test_fake_key_of_nobody";
export const STRIPE_WEBHOOK_SECRET = "whsec_fake_secret_of_nobody";

/** What goes wrong with the next request that it is for. */
export interface Fault {
  /** "POST /v1/refunds"; a request whose method and path begin so. */
  on: string;
  /**
   * `refuse`: refused before anything happened, and not kept. `fail`: failed on the way, which Stripe keeps under the key.
   * `cut`: it happened, and the response is lost. `hang`: there is none.
   */
  how: "refuse" | "fail" | "cut" | "hang";
  /** Of what is refused: 503 by default, or 429, or 409 as while the same key is in use. */
  status?: number;
  /** Of what is refused for good with 400, such as "balance_insufficient". */
  code?: string;
}

/** How a webhook is sent; by default as Stripe sends it. */
export interface Delivery {
  secret?: string;
  /** When it says that it was signed, epoch ms. */
  signedAt?: number;
  /** What is sent in place of the event that was signed. */
  body?: string;
  /** Changes the event before it is signed. */
  event?: Partial<Stripe.Event>;
  /** More headers. */
  headers?: Record<string, string>;
}

interface Outcome {
  status: number;
  body: object;
}

/**
 * A server on loopback that speaks Stripe's protocol, with the hosted page, and keeps the account's books. Webhooks are collected
 * in `books.events` and sent by `deliver`, in whatever order and number a test wants, or at once after `deliverAtOnce`. It knows
 * one key: a live and a test key see nothing of each other.
 */
export async function stripeServer(secretKey = STRIPE_KEY) {
  const books = stripeBooks();
  const faults: Fault[] = [];
  const hooks: FakeEndpoint[] = [];
  const calls: { call: string; form: Form; key: string | undefined }[] = [];
  const kept = new Map<string, { request: string; outcome: Outcome | undefined; at: number }>();
  const stripe = new Stripe(STRIPE_KEY);
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  let webhooks = "";
  const deliveries = new Set<Promise<unknown>>();
  books.onEvent((event) => {
    if (!webhooks) return;
    const delivery = deliver(event).finally(() => deliveries.delete(delivery));
    deliveries.add(delivery);
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url!, url);
    const body = await textOf(request);
    if (pathname.startsWith("/c/pay/"))
      return showPage(request.method!, pathname.slice("/c/pay/".length), body, response);
    const call = `${request.method} ${pathname}`;
    const form = parseForm(request.method === "GET" ? search.slice(1) : body);
    const key = request.headers["idempotency-key"] as string | undefined;
    calls.push({ call, form, key });
    const fault = take(call);
    if (fault?.how === "hang") return;
    const outcome = isSigned(request, secretKey)
      ? once(call, form, body, key, fault)
      : UNAUTHORIZED;
    if (fault?.how === "cut") return void response.destroy();
    response.writeHead(outcome.status, {
      "content-type": "application/json",
      "request-id": `req_${calls.length}`,
      "stripe-version": request.headers["stripe-version"],
      ...(fault?.how === "fail" && { "stripe-should-retry": "false" }),
    });
    response.end(JSON.stringify(outcome.body));
  }

  function take(call: string): Fault | undefined {
    const index = faults.findIndex(({ on }) => call.startsWith(on));
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }

  /** A POST under a key happens once; what came of it then comes again, failures included, for a day. */
  function once(
    call: string,
    form: Form,
    body: string,
    key: string | undefined,
    fault: Fault | undefined,
  ): Outcome {
    if (fault?.how === "refuse") return refused(fault);
    if (!key || !call.startsWith("POST ")) return perform(call, form, fault);
    const request = createHash("sha256").update(`${call}\n${body}`).digest("hex");
    const known = kept.get(key);
    const isKnown = known && Date.now() + books.clock.aheadMs - known.at < DAY_MS;
    if (isKnown && known.request !== request) return REUSED;
    if (isKnown && known.outcome) return known.outcome;
    const outcome = perform(call, form, fault);
    // What was refused before it began is not kept.
    if (outcome.status < 400 || outcome.status >= 500)
      kept.set(key, { request, outcome, at: Date.now() + books.clock.aheadMs });
    return outcome;
  }

  function perform(call: string, form: Form, fault: Fault | undefined): Outcome {
    try {
      if (fault?.how === "fail") throw books.outage(fault.status ?? 500);
      if (call === "POST /v1/checkout/sessions")
        return { status: 200, body: createSession(books, form, (id) => `${url}/c/pay/${id}`) };
      if (call.includes("/v1/webhook_endpoints"))
        return { status: 200, body: webhookEndpoints(hooks, call, form) };
      return { status: 200, body: endpoints(books, call, form) };
    } catch (error) {
      if (error instanceof StripeRefusal)
        return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }

  function showPage(method: string, id: string, body: string, response: ServerResponse): void {
    const session = books.session(id);
    const name =
      calls.find(({ form }) => textAt(form, "client_reference_id") === session.client_reference_id)
        ?.form ?? {};
    const action = method === "POST" ? textAt(parseForm(body), "action") : undefined;
    if (action === "pay" && session.status === "open") {
      books.pay(id);
      return void response.writeHead(303, { location: session.success_url! }).end();
    }
    if (action === "decline" && session.status === "open") books.decline(id);
    const title = textAt(name, "line_items.0.price_data.product_data.name") ?? "";
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(hostedPage(session, title, action === "decline"));
  }

  /** Sends an event to the webhook endpoint; returns the status of the response, 0 when there was none. */
  async function deliver(event: Stripe.Event, how: Delivery = {}): Promise<number> {
    const payload = JSON.stringify({ ...event, ...how.event }, null, 2);
    const timestamp = Math.floor((how.signedAt ?? Date.now()) / 1000);
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: how.secret ?? STRIPE_WEBHOOK_SECRET,
      timestamp,
    });
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      connection: "close",
      ...how.headers,
    };
    try {
      const response = await fetch(webhooks || webhookUrl(), {
        method: "POST",
        headers,
        body: how.body ?? payload,
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  let siteUrl = "";
  const webhookUrl = () => `${siteUrl}/api/payments/webhooks/stripe`;

  return {
    url,
    books,
    /** The endpoints that the account's webhooks go to. */
    hooks,
    /** Every request of the API so far. */
    calls,
    /** The vars that make the built Worker take money here. */
    vars: {
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API: url,
    },
    /** Faults of the next requests, each for one. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Faults that no request has met. */
    faults,
    deliver,
    /** Where the site is, for `deliver`. */
    at(site: string) {
      siteUrl = site;
    },
    /** From now on each event is sent as soon as it happens, or again only by `deliver`. */
    deliverAtOnce(isOn = true) {
      webhooks = isOn ? webhookUrl() : "";
    },
    /** Waits until every webhook that was sent by itself has its response. */
    delivered: () => Promise.all(deliveries),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export type StripeServer = Awaited<ReturnType<typeof stripeServer>>;

const DAY_MS = 24 * 60 * 60 * 1000;

const isSigned = ({ headers }: IncomingMessage, key: string) =>
  headers.authorization === `Bearer ${key}` && headers["stripe-version"] === Stripe.API_VERSION;

const UNAUTHORIZED: Outcome = {
  status: 401,
  body: {
    error: { type: "invalid_request_error", message: `Invalid API Key provided: ${STRIPE_KEY}` },
  },
};

const REUSED: Outcome = {
  status: 400,
  body: {
    error: {
      type: "idempotency_error",
      message:
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    },
  },
};

const REFUSALS: Record<number, { type: string; code?: string }> = {
  400: { type: "invalid_request_error" },
  409: { type: "idempotency_error", code: "idempotency_key_in_use" },
  429: { type: "invalid_request_error", code: "rate_limit" },
};

function refused({ status = 503, code }: Fault): Outcome {
  const { type, code: known } = REFUSALS[status] ?? { type: "api_error" };
  return {
    status,
    body: { error: { type, code: code ?? known, message: `Not now (${status}).` } },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let text = "";
  for await (const chunk of request) text += chunk as string;
  return text;
}
