import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  MailConflictSchema,
  MailQuerySchema,
  MailRetrySchema,
  OutboxMailListSchema,
  OutboxMailSchema,
} from "#domain/mail/mail.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { discardMail, retryMail } from "./mail-changes.ts";
import { listMails } from "./list-mails.ts";

const forAdmins = { access: STAFF_PARTS.mails } as const;
const unknown = { 404: { description: "There is no such mail" } };

export const adminMails = new Hono<HonoEnv>()
  .get(
    "/admin/mails",
    route({
      ...forAdmins,
      summary: "Mails that did not leave at once, newest first",
      query: MailQuerySchema,
      responses: { 200: { description: "One page", schema: OutboxMailListSchema } },
    }),
    async (c) => c.json(await listMails(c.var.ctx, c.req.valid("query"))),
  )
  .post(
    "/admin/mails/:mailId/retry",
    route({
      ...forAdmins,
      summary: "Try a mail again now",
      description:
        "A mail that does not leave this time either answers 200 too: its `status` says so.",
      json: MailRetrySchema,
      responses: {
        200: { description: "Where the mail stands now", schema: OutboxMailSchema },
        ...unknown,
        409: {
          description: "mail_changed: it was tried since, has left, or is not kept",
          schema: MailConflictSchema,
        },
      },
    }),
    async (c) =>
      c.json(await retryMail(c.var.ctx, { mailId: c.req.param("mailId"), ...c.req.valid("json") })),
  )
  .delete(
    "/admin/mails/:mailId",
    route({
      ...forAdmins,
      summary: "Drop a mail",
      responses: {
        204: { description: "It is not tried again, and its text is forgotten" },
        ...unknown,
      },
    }),
    async (c) => {
      await discardMail(c.var.ctx, c.req.param("mailId"));
      return c.body(null, 204);
    },
  );
