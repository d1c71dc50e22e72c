import { Hono } from "hono";
import { AccountDeletionSchema, AccountExportSchema } from "../../src/domain/accounts/account.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { passwordLimit } from "../middleware/rate-limit.ts";
import { requireSession } from "../middleware/require-session.ts";
import { describe } from "../openapi/route-docs.ts";
import { deleteAccount, exportAccount } from "../services/account/account.ts";

const tags = ["Account"];

/** Exports and deletes the caller's own data (docs/product.md, "Account page"). */
export const account = new Hono<AppEnv>()
  .get(
    "/account/export",
    describe({
      tags,
      summary: "Everything that is stored about oneself",
      access: "member",
      answers: { 200: { description: "As a file to keep", schema: AccountExportSchema } },
    }),
    requireSession,
    async (c) => {
      const data = await exportAccount(c.get("settings"), c.get("signedIn"), Date.now());
      c.header("content-disposition", 'attachment; filename="my-data.json"');
      return c.json(data, 200);
    },
  )
  .delete(
    "/account",
    describe({
      tags,
      summary: "Delete one's own account",
      description:
        "The password confirms it; an account without one must have signed in within 10 minutes. Orders stay, without the person.",
      access: "member",
      answers: {
        204: { description: "Deleted" },
        409: { description: "last_admin: make someone else an admin first" },
        422: { description: "A rule is broken, password_invalid, or reauthentication_needed" },
      },
    }),
    requireSession,
    passwordLimit,
    jsonInput(AccountDeletionSchema),
    async (c) => {
      await deleteAccount(c.get("settings"), c.get("signedIn"), c.req.valid("json"), Date.now());
      return c.body(null, 204);
    },
  );
