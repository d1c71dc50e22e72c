import { localizePath, SAMPLE_MAIL_PATH, stripLanguagePrefix } from "#domain/language-path.ts";
import { canonicalPath } from "#domain/page-url.ts";
import type { PostedOutcome } from "#lib/site-context/page-input.ts";
import { AppError, RETRY_AFTER_SECONDS } from "../platform/errors/errors.ts";
import { STATUS } from "../platform/http/error-response.ts";
import { drainBody } from "../platform/http/request-body.ts";
import { logRequest } from "../platform/context/log.ts";
import { findReadyPage, keepPage } from "./ready-pages.ts";
import {
  errorPageResponse,
  privateResponse,
  type PublicPage,
  publicResponse,
  redirectResponse,
  refusedResponse,
  toPublicPage,
  wrongMethodResponse,
} from "./page-responses.ts";
import { listProviders, type ProviderSettings } from "../identity/providers/providers.ts";
import type { FactsEnv } from "./first-facts.ts";
import type { CallApi, PageCalls } from "./page-calls.ts";
import { type PageVisit, toMissingPage, toPageVisit } from "./page-visit.ts";
import { readPageId } from "./page-ids.ts";
import { rememberChoice } from "./remember-choice.ts";
import { findMainAddress } from "./main-address.ts";
import { findForm } from "./take-form.ts";
import { wellKnownResponse } from "./well-known.ts";

/** Only previews fail without the database. */
type PageEnv = Pick<Env, "PUBLIC_ANON_KEY"> & FactsEnv & ProviderSettings;

interface PageResult {
  response: Response;
  route: string | null;
  error?: string;
}

export async function servePage(
  request: Request,
  url: URL,
  env: PageEnv,
  callApi: CallApi,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const start = Date.now();
  const { response, route, error } = await respond(request, url, env, callApi, requestId);
  response.headers.set("x-request-id", requestId);
  if (env.STAGING_HOST) response.headers.set("x-robots-tag", "noindex");
  logRequest({
    request_id: requestId,
    method: request.method,
    route,
    status: response.status,
    ms: Date.now() - start,
    error,
  });
  return response;
}

async function respond(
  request: Request,
  url: URL,
  env: PageEnv,
  callApi: CallApi,
  requestId: string,
): Promise<PageResult> {
  const callsFor = ({ language }: PageVisit) => ({
    request,
    requestId,
    language,
    apiKey: env.PUBLIC_ANON_KEY,
    callApi,
  });
  const isRead = request.method === "GET" || request.method === "HEAD";
  const form = isRead ? undefined : findForm(stripLanguagePrefix(new URL(url)).pathname);
  if (form && request.method === "POST") {
    const visit = toPageVisit(request, url);
    return answerForm(form, visit, callsFor(visit), env);
  }
  if (!isRead) {
    await drainBody(request);
    return { response: wrongMethodResponse(form !== undefined), route: null };
  }
  const main = findMainAddress(url);
  if (main) return { response: redirectResponse(main, 308), route: null };
  const wellKnown = wellKnownResponse(request, url, Date.now());
  if (wellKnown) return { response: wellKnown, route: url.pathname };
  const pathname = canonicalPath(url.pathname);
  if (pathname !== undefined && pathname !== url.pathname)
    return { response: redirectResponse(`${pathname}${url.search}`, 308), route: null };
  const remembered = rememberChoice(url, request.headers.get("referer"));
  if (remembered) return { response: remembered, route: null };

  const asked = toPageVisit(request, url);
  const page = pathname !== undefined && (await findReadyPage(asked, env));
  if (page) return sendPublic(request, page);
  const { language } = asked;
  try {
    const isMissing = pathname === undefined || (await hasNoRoute(asked));
    const visit = isMissing ? toMissingPage(asked) : asked;
    const kept = isMissing && (await findReadyPage(visit, env));
    return kept ? sendPublic(request, kept) : await render(visit, callsFor(visit), env);
  } catch (error) {
    return {
      response: await errorPageResponse(request, language),
      route: null,
      error: describeCause(error),
    };
  }
}

async function answerForm(
  { route, take }: NonNullable<ReturnType<typeof findForm>>,
  visit: PageVisit,
  calls: PageCalls,
  env: PageEnv,
): Promise<PageResult> {
  const { request, language, currency } = visit;
  try {
    const { status, outcome, location, cookies = [] } = await take({ ...calls, currency });
    if (!outcome && location === undefined) return { response: refusedResponse(status), route };
    const page = outcome
      ? await render(visit, calls, env, { status, outcome })
      : { response: redirectResponse(location!, status), route };
    if (status === 503) page.response.headers.set("retry-after", String(RETRY_AFTER_SECONDS));
    for (const cookie of cookies) page.response.headers.append("set-cookie", cookie);
    return page;
  } catch (error) {
    await drainBody(request);
    if (error instanceof AppError) return { response: refusedResponse(STATUS[error.kind]), route };
    return {
      response: await errorPageResponse(request, language),
      route,
      error: describeCause(error),
    };
  }
}

/** Browsers apply form-action to redirects too, and the checkout's form leads to Stripe. */
const allowStripeForms = (policy: string) =>
  policy.replace("form-action 'self'", "form-action 'self' https://checkout.stripe.com");

/** A preview has a missing page in its own brand. */
const hasNoRoute = async ({ preview, url }: PageVisit): Promise<boolean> =>
  !preview && !(await import("../../src/server.tsx")).hasRoute(url);

async function render(
  visit: PageVisit,
  calls: PageCalls,
  env: PageEnv,
  posted?: { status: number; outcome: PostedOutcome },
): Promise<PageResult> {
  const { request, url, language, currency } = visit;
  const preview = await findPreview(visit, env);
  if (preview && "location" in preview)
    return { response: redirectResponse(preview.location), route: null };

  if (preview && visit.preview?.path === localizePath(SAMPLE_MAIL_PATH, language)) {
    const [{ renderSampleMail }, { mailSign }] = await Promise.all([
      import("../mail/sample-mail.ts"),
      import("./preview.ts"),
    ]);
    const origin = url.origin + preview.base;
    const mail = await renderSampleMail({
      site: preview.site,
      sign: mailSign(preview),
      origin,
      language,
      currency,
    });
    const page = { ...mail, status: 200, language, route: null, noindex: true };
    return { response: privateResponse(request, page), route: SAMPLE_MAIL_PATH };
  }
  const [{ renderPage }, { finishHtml }, { readFirstFacts }] = await Promise.all([
    import("../../src/server.tsx"),
    import("./finish-html.ts"),
    import("./first-facts.ts"),
  ]);
  const { pathname } = stripLanguagePrefix(new URL(url));
  const known = preview ? {} : await readFirstFacts(calls, env, pathname);
  const input = {
    language,
    currency,
    nonce: crypto.randomUUID(),
    formKey: crypto.randomUUID(),
    apiKey: env.PUBLIC_ANON_KEY,
    preview,
    hasDemoPayments: env.PAYMENTS === "demo",
    providers: listProviders(env),
    posted: posted?.outcome,
    first: known.first,
  };
  const { response, hydration, route } = await renderPage(
    new Request(url, { headers: { accept: "text/html" } }),
    input,
  );
  const { headers } = response;
  const status = posted?.status ?? known.status ?? response.status;
  const location = headers.get("location");
  if (location) return { response: redirectResponse(location, status), route };

  const page = await finishHtml(await response.text(), input.nonce);
  if (env.PAYMENTS === "stripe" && readPageId("checkout", pathname) !== undefined)
    page.contentSecurityPolicy = allowStripeForms(page.contentSecurityPolicy);
  const isAsExpected = status === (route === null ? 404 : 200);
  if (posted || !isAsExpected || hydration === "now" || visit.cacheKey === null)
    return {
      response: privateResponse(request, {
        ...page,
        status,
        language,
        route,
        noindex: preview !== undefined || posted !== undefined,
      }),
      route,
    };
  return sendPublic(
    request,
    keepPage(
      visit.cacheKey,
      await toPublicPage({ ...page, route, status, formKey: input.formKey }, language),
    ),
  );
}

/** Loads late, because the schema of configurations is large. */
async function findPreview({ preview, url }: PageVisit, env: PageEnv) {
  if (!preview) return undefined;
  const { loadPreview } = await import("./preview.ts");
  return loadPreview(env.DB, preview, url);
}

function sendPublic(request: Request, page: PublicPage): PageResult {
  return { response: publicResponse(request, page), route: page.route };
}

function describeCause(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
}
