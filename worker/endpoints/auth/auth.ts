import { Hono } from "hono";
import type { HonoEnv } from "../../http/hono-env.ts";
import { factors } from "./factors.ts";
import { mailedLinks } from "./mailed-links.ts";
import { metadata } from "./metadata.ts";
import { oauth } from "./oauth.ts";
import { signIn } from "./sign-in.ts";
import { user } from "./user.ts";

/** /api/auth, in GoTrue's wire protocol (docs/decisions/0010-accounts.md). Its errors: worker/http/auth-error-response.ts. */
export const auth = new Hono<HonoEnv>()
  .route("/", signIn)
  .route("/", user)
  .route("/", factors)
  .route("/", mailedLinks)
  .route("/", oauth)
  .route("/", metadata);
