import { Hono } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { factors } from "./factors.endpoints.ts";
import { mailedLinks } from "./mailed-links.endpoints.ts";
import { metadata } from "./metadata.endpoints.ts";
import { oauth } from "./oauth.endpoints.ts";
import { passkeys } from "./passkeys.endpoints.ts";
import { signIn } from "./sign-in.endpoints.ts";
import { user } from "./user.endpoints.ts";

/** These endpoints speak GoTrue's wire protocol, errors included (docs/decisions/0010). */
export const auth = new Hono<HonoEnv>()
  .route("/", signIn)
  .route("/", user)
  .route("/", factors)
  .route("/", passkeys)
  .route("/", mailedLinks)
  .route("/", oauth)
  .route("/", metadata);
