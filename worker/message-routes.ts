import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { contact } from "./messages/contact.endpoints.ts";
import { statements } from "./messages/statements.endpoints.ts";
import { unsubscribe } from "./messages/unsubscribe.endpoints.ts";

/** Forms that write to the company. */
export const messageRoutes = new Hono<HonoEnv>()
  .route("/", contact)
  .route("/", unsubscribe)
  .route("/", statements);
