import { Hono } from "hono";
import type { AppEnv } from "../../http/hono-env.ts";
import { about } from "./about.ts";
import { logout } from "./logout.ts";
import { oauth } from "./oauth.ts";
import { recovery } from "./recovery.ts";
import { signUpEndpoint } from "./sign-up.ts";
import { token } from "./token.ts";
import { user } from "./user.ts";

/** /api/auth, in GoTrue's wire protocol (docs/decisions/0010). Its errors have a map of their own: worker/auth-errors.ts. */
export const auth = new Hono<AppEnv>()
  .route("/", signUpEndpoint)
  .route("/", token)
  .route("/", logout)
  .route("/", user)
  .route("/", recovery)
  .route("/", oauth)
  .route("/", about);
