import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  AccountActSchema,
  StaffAccountDetailSchema,
  StaffAccountListSchema,
  StaffAccountQuerySchema,
} from "#domain/accounts/staff-account.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { showAccount } from "./account-detail.ts";
import { blockAccount, endAccountSessions, unblockAccount } from "./block-account.ts";
import { helpRecovery } from "./help-recovery.ts";
import { listAccounts } from "./list-accounts.ts";

const forStaff = { access: STAFF_PARTS.accounts } as const;
const unknown = { 404: { description: "No such account" } };
const forBlocking = {
  access: STAFF_PARTS.blocking,
  json: AccountActSchema,
  responses: {
    200: { description: "The account as it is now", schema: StaffAccountDetailSchema },
    ...unknown,
    409: { description: "own_account" },
  },
} as const;

export const adminAccounts = new Hono<HonoEnv>()
  .get(
    "/admin/accounts",
    route({
      ...forStaff,
      summary: "Accounts, newest first",
      query: StaffAccountQuerySchema,
      responses: { 200: { description: "One page", schema: StaffAccountListSchema } },
    }),
    async (c) => c.json(await listAccounts(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/accounts/:userId",
    route({
      ...forStaff,
      summary: "An account with its open sessions",
      responses: {
        200: { description: "The newest session first", schema: StaffAccountDetailSchema },
        ...unknown,
      },
    }),
    async (c) => c.json(await showAccount(c.var.ctx, c.req.param("userId"))),
  )
  .post(
    "/admin/accounts/:userId/recovery",
    route({
      ...forStaff,
      summary: "Mail the link for a new password to the account's own address",
      json: AccountActSchema,
      responses: {
        204: { description: "The mail has left" },
        ...unknown,
        409: { description: "blocked" },
        429: { description: "mailbox_full: it got several mails just now" },
        503: { description: "mail_not_sent" },
      },
    }),
    async (c) => {
      await helpRecovery(c.var.ctx, { userId: c.req.param("userId"), ...c.req.valid("json") });
      return c.body(null, 204);
    },
  )
  .post(
    "/admin/accounts/:userId/block",
    route({
      ...forBlocking,
      summary: "Block an account, and end its sessions at once",
    }),
    async (c) =>
      c.json(
        await blockAccount(c.var.ctx, { userId: c.req.param("userId"), ...c.req.valid("json") }),
      ),
  )
  .post(
    "/admin/accounts/:userId/unblock",
    route({
      ...forBlocking,
      summary: "Let a blocked account in again",
    }),
    async (c) =>
      c.json(
        await unblockAccount(c.var.ctx, { userId: c.req.param("userId"), ...c.req.valid("json") }),
      ),
  )
  .post(
    "/admin/accounts/:userId/end-sessions",
    route({
      ...forBlocking,
      summary: "End all sessions of an account",
    }),
    async (c) =>
      c.json(
        await endAccountSessions(c.var.ctx, {
          userId: c.req.param("userId"),
          ...c.req.valid("json"),
        }),
      ),
  );
