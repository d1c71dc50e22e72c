import { Hono } from "hono";
import { MAIL_STATUSES } from "../../../src/domain/mail/mail.ts";
import {
  MailConflictSchema,
  MailQuerySchema,
  MailRetrySchema,
  OutboxMailListSchema,
  OutboxMailSchema,
} from "../../../src/domain/mail/mail.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { logUnknown } from "../../log.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { queryInput } from "../../middleware/query-input.ts";
import { describe } from "../../openapi/route-docs.ts";
import { discardMail, retryMail } from "../../services/mail/mail-changes.ts";
import { listMails } from "../../services/mail/list-mails.ts";
import { brokenRule, paging } from "./list-docs.ts";

const tags = ["Admin"];
const access = "admin";
const unknown = { 404: { description: "There is no such mail" } };

/** Lists, retries and discards mails whose first attempt failed. Each action leaves a row in the audit log. */
export const adminMails = new Hono<SignedInEnv>()
  .get(
    "/admin/mails",
    describe({
      tags,
      access,
      summary: "Mails that did not leave at once, newest first",
      parameters: [...paging, { in: "query", name: "status", schema: { type: "string", enum: [...MAIL_STATUSES] } }],
      answers: { 200: { description: "One page", schema: OutboxMailListSchema }, ...brokenRule },
    }),
    queryInput(MailQuerySchema),
    async (c) => c.json(await listMails(c.get("settings").DB, c.req.valid("query")), 200),
  )
  .post(
    "/admin/mails/:mailId/retry",
    describe({
      tags,
      access,
      summary: "Try a mail again now",
      description: "A mail that does not leave this time either answers 200 too: its `status` says so.",
      answers: {
        200: { description: "Where the mail stands now", schema: OutboxMailSchema },
        ...unknown,
        409: { description: "mail_changed: it was tried since, has left, or is not kept", schema: MailConflictSchema },
        ...brokenRule,
      },
    }),
    jsonInput(MailRetrySchema),
    async (c) => {
      const { mail, problem } = await retryMail({
        settings: c.get("settings"),
        mailId: c.req.param("mailId"),
        attempts: c.req.valid("json").attempts,
        actorId: c.get("signedIn").userId,
        now: Date.now(),
      });
      if (problem) logUnknown(problem, c.get("requestId"));
      return c.json(mail, 200);
    },
  )
  .delete(
    "/admin/mails/:mailId",
    describe({
      tags,
      access,
      summary: "Drop a mail",
      answers: { 204: { description: "It is not tried again, and its text is forgotten" }, ...unknown },
    }),
    async (c) => {
      const act = { settings: c.get("settings"), mailId: c.req.param("mailId"), actorId: c.get("signedIn").userId, now: Date.now() };
      await discardMail(act);
      return c.body(null, 204);
    },
  );
