import { Hono } from "hono";
import type { AppEnv } from "./app-env.ts";
import { bookingLookup } from "./endpoints/booking-lookup.ts";
import { bookings } from "./endpoints/bookings.ts";
import { contact } from "./endpoints/contact.ts";
import { health } from "./endpoints/health.ts";
import { openapi } from "./endpoints/openapi.ts";
import { unsubscribe } from "./endpoints/unsubscribe.ts";
import { answerError } from "./errors.ts";
import { answerHeaders } from "./middleware/answer-headers.ts";
import { apiKey } from "./middleware/api-key.ts";
import { knownRoute } from "./middleware/known-route.ts";
import { writeLimit } from "./middleware/rate-limit.ts";
import { requestLog } from "./middleware/request-log.ts";
import { settings } from "./middleware/settings.ts";

/** The API: middleware first, then one endpoint file per noun. Tests and the Worker build the same app. */
export function createApp() {
  const app = new Hono<AppEnv>().basePath("/api");
  app.onError(answerError);
  return app
    .use(requestLog, answerHeaders)
    .use(knownRoute(() => app))
    .use(settings, apiKey, writeLimit)
    .route("/", bookings)
    .route("/", bookingLookup)
    .route("/", contact)
    .route("/", unsubscribe)
    .route("/", health)
    .route(
      "/",
      openapi(() => app),
    );
}

/** What the typed client of the pages (hono/client) is made from. */
export type Api = ReturnType<typeof createApp>;

/** One app per isolate. */
export const api = createApp();
