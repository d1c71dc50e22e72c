import { Hono } from "hono";
import {
  AccountDeletionSchema,
  AccountExportSchema,
} from "../../src/domain/accounts/account.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

const tags = ["Account"];

/** Exports and deletes the caller's own data (docs/product/accounts.md). */
export const account = new Hono<HonoEnv>()
  .get(
    "/account/export",
    route({
      tags,
      summary: "Everything that is stored about oneself",
      access: "member",
      responses: { 200: { description: "As a file to keep", schema: AccountExportSchema } },
    }),
    async (c) => {
      c.header("content-disposition", 'attachment; filename="my-data.json"');
      return c.json(await exportAccount(c.var.ctx), 200);
    },
  )
  .delete(
    "/account",
    route({
      tags,
      summary: "Delete one's own account",
      description:
        "The password confirms it; an account without one must have signed in within 10 minutes. " +
        "Orders stay, without the person.",
      access: "member",
      limit: "password",
      json: AccountDeletionSchema,
      responses: {
        204: { description: "Deleted" },
        409: { description: "last_admin: make someone else an admin first" },
      },
    }),
    async (c) => {
      await deleteAccount(c.var.ctx, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
