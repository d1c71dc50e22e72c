import { Hono } from "hono";
import { SignUpSchema, TokenAnswerSchema } from "../../../src/domain/accounts/auth.schema.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { passwordLimit } from "../../middleware/rate-limit.ts";
import { describe } from "../../openapi/route-docs.ts";
import { signUp } from "../../services/auth/sign-up.ts";
import { tags, userAgentOf } from "./auth-request.ts";

/** Creates an account, which can be used at once (docs/product.md, "Accounts"). */
export const signUpEndpoint = new Hono<AppEnv>().post(
  "/auth/signup",
  describe({
    tags,
    summary: "Make an account and sign in",
    answers: {
      200: { description: "The new session", schema: TokenAnswerSchema },
      422: { description: "The address has an account (user_already_exists), or the password is weak (weak_password)" },
    },
  }),
  passwordLimit,
  jsonInput(SignUpSchema),
  async (c) => c.json(await signUp(c.get("settings"), c.req.valid("json"), userAgentOf(c), Date.now()), 200),
);
